// SPDX-License-Identifier: Apache-2.0
// Descriptors over the file tree, with the semantics and errors of POSIX that the class library's
// natives expect. Only nodes in memory are ever writable.
#include "world/virtual_files.h"

#include <fcntl.h>

#include <algorithm>
#include <limits>
#include <optional>

namespace assay::world {
namespace {

constexpr std::uint64_t kMaxOffset = std::numeric_limits<std::int64_t>::max();

bool can_read(int flags) { return (flags & O_ACCMODE) != O_WRONLY; }
bool can_write(int flags) { return (flags & O_ACCMODE) != O_RDONLY; }

std::string_view as_text(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

/// What a descriptor stands for: a node of the tree, a file of the host, or a standard stream.
struct VirtualFiles::OpenFile {
  NodePtr node;
  HostTree::File host;
  std::optional<FileStatus> host_status;  // also of a folder, which has no file
  std::optional<int> stream;
  std::string path;
  bool is_readable = true;
  bool is_writable = false;
  bool appends = false;
  std::uint64_t position = 0;
  std::uint64_t position_stamp = 0;

  bool is_folder() const {
    return node ? node->kind == NodeKind::Folder : host_status && host_status->is_folder();
  }
  bool is_seekable() const {
    return host != nullptr || (node != nullptr && node->kind == NodeKind::File);
  }
};

VirtualFiles::VirtualFiles(Environment environment, const std::vector<HostRoot>& host_roots,
                           const FileLimits& limits)
    : environment_(environment),
      limits_(limits),
      tree_(environment.clock, undo_, host_roots, limits) {
  for (int stream = 0; stream <= 2; ++stream) {
    auto file = std::make_shared<OpenFile>();
    file->stream = stream;
    file->is_readable = stream == 0;
    file->is_writable = stream != 0;
    descriptors_.push_back(std::move(file));
  }
}

VirtualFiles::~VirtualFiles() = default;

void VirtualFiles::rollback(const Mark& mark) {
  undo_.rollback(mark.undo);
  tree_.rollback(mark.usage);
}

FileResult<int> VirtualFiles::open(std::string_view path, int flags, unsigned permissions) {
  FileResult<int> descriptor = free_descriptor();
  if (!descriptor) return descriptor;
  FileResult<Place> walked = tree_.walk(path);
  if (!walked) return walked.error();
  Place place = std::move(walked).value();
  bool exists = tree_.status(place).ok();
  if (exists && (flags & O_CREAT) && (flags & O_EXCL)) return FileError::Exists;
  bool creates = !exists && (flags & O_CREAT);
  if (creates) {
    if (place.wants_folder) return FileError::IsADirectory;
    FileResult<NodePtr> node = tree_.create(place, NodeKind::File, permissions);
    if (!node) return node.error();
    place.node = std::move(node).value();
  } else if (FileError error = check_openable(place, flags); error != FileError::None) {
    return error;
  }
  FileResult<OpenFilePtr> file = open_place(place, flags);
  if (!file) return file.error();
  set_descriptor(descriptor.value(), std::move(file).value());
  return descriptor;
}

FileError VirtualFiles::check_openable(const Place& place, int flags) const {
  FileResult<FileStatus> found = tree_.status(place);
  if (!found) return found.error();
  bool is_folder = found.value().is_folder();
  if (is_folder && (can_write(flags) || (flags & O_CREAT))) return FileError::IsADirectory;
  if (!is_folder && (place.wants_folder || (flags & O_DIRECTORY))) return FileError::NotADirectory;
  unsigned needed = (can_read(flags) ? 0400u : 0u) | (can_write(flags) ? 0200u : 0u);
  bool is_allowed = (found.value().permissions & needed) == needed;
  return is_allowed ? FileError::None : FileError::AccessDenied;
}

/// Opens what exists and may be opened.
FileResult<VirtualFiles::OpenFilePtr> VirtualFiles::open_place(const Place& place, int flags) {
  auto file = std::make_shared<OpenFile>();
  file->path = place.path;
  file->is_readable = can_read(flags);
  file->is_writable = can_write(flags);
  file->appends = (flags & O_APPEND) != 0;
  if (!place.is_host) {
    file->node = place.node;
    bool is_emptied = (flags & O_TRUNC) && can_write(flags) && place.node->kind == NodeKind::File;
    if (is_emptied && tree_.resize(place.node, 0) != FileError::None) return FileError::NoSpace;
    return file;
  }
  FileResult<FileStatus> found = tree_.status(place);
  if (!found) return found.error();
  file->host_status = found.value();
  if (found.value().is_folder()) return file;
  FileResult<HostTree::File> host = tree_.host().open(place.path);
  if (!host) return host.error();
  file->host = std::move(host).value();
  return file;
}

FileResult<int> VirtualFiles::free_descriptor() const {
  auto free = std::find(descriptors_.begin(), descriptors_.end(), nullptr);
  auto number = static_cast<std::size_t>(free - descriptors_.begin());
  if (number >= limits_.descriptors) return FileError::TooManyOpenFiles;
  return static_cast<int>(number);
}

/// Puts a file into the table, or takes it out if it is null.
void VirtualFiles::set_descriptor(int descriptor, OpenFilePtr file) {
  auto number = static_cast<std::size_t>(descriptor);
  if (number >= descriptors_.size()) descriptors_.resize(number + 1);
  std::swap(descriptors_[number], file);
  undo_.record([this, number, old = file] { descriptors_[number] = old; });
  if (const OpenFilePtr& opened = descriptors_[number]; opened && opened->node) {
    tree_.add_descriptor(opened->node);
  }
  if (file && file->node) tree_.drop_descriptor(file->node);
}

VirtualFiles::OpenFilePtr VirtualFiles::find(int descriptor) const {
  bool is_known = descriptor >= 0 && static_cast<std::size_t>(descriptor) < descriptors_.size();
  return is_known ? descriptors_[static_cast<std::size_t>(descriptor)] : nullptr;
}

std::size_t VirtualFiles::open_descriptors() const {
  return descriptors_.size() -
         static_cast<std::size_t>(std::count(descriptors_.begin(), descriptors_.end(), nullptr));
}

FileError VirtualFiles::close(int descriptor) {
  if (!find(descriptor)) return FileError::BadDescriptor;
  set_descriptor(descriptor, nullptr);
  return FileError::None;
}

void VirtualFiles::move_to(const OpenFilePtr& file, std::uint64_t position) {
  if (undo_.is_first_change(file->position_stamp)) {
    undo_.record([file, old = file->position] { file->position = old; });
  }
  file->position = position;
}

std::uint64_t VirtualFiles::size_of(const OpenFile& file) const {
  if (file.host) return file.host->size();
  return file.node ? file.node->content.size() : 0;
}

FileResult<std::size_t> VirtualFiles::read(int descriptor, std::span<std::uint8_t> to) {
  OpenFilePtr file = find(descriptor);
  if (!file || !file->is_readable) return FileError::BadDescriptor;
  if (file->stream) return environment_.streams.read(to);
  FileResult<std::size_t> count = read_from(*file, to, file->position);
  if (count && file->is_seekable()) move_to(file, file->position + count.value());
  return count;
}

FileResult<std::size_t> VirtualFiles::read_at(int descriptor, std::span<std::uint8_t> to,
                                              std::uint64_t offset) {
  OpenFilePtr file = find(descriptor);
  if (!file || !file->is_readable) return FileError::BadDescriptor;
  if (file->stream) return FileError::IllegalSeek;
  return read_from(*file, to, offset);
}

FileResult<std::size_t> VirtualFiles::read_from(const OpenFile& file, std::span<std::uint8_t> to,
                                                std::uint64_t offset) {
  if (file.is_folder()) return FileError::IsADirectory;
  if (file.host) {
    auto count = file.host->read_some(offset, to);
    if (!count) return FileError::InputOutput;
    return count.value();
  }
  if (file.node->kind == NodeKind::NullDevice) return std::size_t{0};
  if (file.node->kind == NodeKind::RandomDevice) {
    environment_.random.fill(to);
    return to.size();
  }
  const std::vector<std::uint8_t>& content = file.node->content;
  if (offset >= content.size()) return std::size_t{0};
  std::size_t count = std::min(to.size(), content.size() - static_cast<std::size_t>(offset));
  std::copy_n(content.begin() + static_cast<std::ptrdiff_t>(offset), count, to.begin());
  return count;
}

FileResult<std::size_t> VirtualFiles::write(int descriptor, std::span<const std::uint8_t> from) {
  OpenFilePtr file = find(descriptor);
  if (!file || !file->is_writable) return FileError::BadDescriptor;
  if (file->stream) {
    using Output = StandardStreams::Output;
    environment_.streams.write(*file->stream == 1 ? Output::Out : Output::Error, as_text(from));
    return from.size();
  }
  std::uint64_t start = file->appends ? size_of(*file) : file->position;
  FileResult<std::size_t> count = write_to(*file, from, start);
  if (count && file->is_seekable()) move_to(file, start + count.value());
  return count;
}

FileResult<std::size_t> VirtualFiles::write_at(int descriptor, std::span<const std::uint8_t> from,
                                               std::uint64_t offset) {
  OpenFilePtr file = find(descriptor);
  if (!file || !file->is_writable) return FileError::BadDescriptor;
  if (file->stream) return FileError::IllegalSeek;
  return write_to(*file, from, file->appends ? size_of(*file) : offset);
}

/// Writes as much as the limit leaves room for. Only nodes of the tree are ever writable.
FileResult<std::size_t> VirtualFiles::write_to(const OpenFile& file,
                                               std::span<const std::uint8_t> from,
                                               std::uint64_t offset) {
  if (file.node->kind != NodeKind::File || from.empty()) return from.size();
  if (offset > kMaxOffset - from.size()) return FileError::FileTooLarge;
  std::uint64_t largest = tree_.largest_size(*file.node);
  if (offset >= largest) return FileError::NoSpace;
  std::size_t count = std::min<std::uint64_t>(from.size(), largest - offset);
  if (offset + count > file.node->content.size()) {
    FileError error = tree_.resize(file.node, offset + count);
    if (error != FileError::None) return error;
  }
  std::vector<std::uint8_t>& content = tree_.change_content(file.node);
  std::copy_n(from.begin(), count, content.begin() + static_cast<std::ptrdiff_t>(offset));
  return count;
}

FileResult<std::uint64_t> VirtualFiles::seek(int descriptor, std::int64_t offset, SeekFrom from) {
  OpenFilePtr file = find(descriptor);
  if (!file) return FileError::BadDescriptor;
  if (file->stream) return FileError::IllegalSeek;
  if (!file->is_seekable()) return std::uint64_t{0};
  std::uint64_t base = 0;
  if (from == SeekFrom::Current) base = file->position;
  if (from == SeekFrom::End) base = size_of(*file);
  std::int64_t position = 0;
  bool overflows =
      __builtin_add_overflow(static_cast<std::int64_t>(base), offset, &position) || position < 0;
  if (overflows) return FileError::InvalidArgument;
  move_to(file, static_cast<std::uint64_t>(position));
  return file->position;
}

FileError VirtualFiles::truncate(int descriptor, std::uint64_t size) {
  OpenFilePtr file = find(descriptor);
  if (!file) return FileError::BadDescriptor;
  bool can_truncate = file->is_writable && file->node && file->node->kind == NodeKind::File;
  return can_truncate ? tree_.resize(file->node, size) : FileError::InvalidArgument;
}

FileResult<FileStatus> VirtualFiles::status(int descriptor) const {
  OpenFilePtr file = find(descriptor);
  if (!file) return FileError::BadDescriptor;
  if (file->host_status) return *file->host_status;
  if (file->node) return tree_.status_of(*file->node);
  FileStatus status{FileStatus::Type::Stream, 0600};
  status.modified_nanos = environment_.clock.unix_nanos();
  return status;
}

FileResult<std::uint64_t> VirtualFiles::available(int descriptor) const {
  OpenFilePtr file = find(descriptor);
  if (!file) return FileError::BadDescriptor;
  if (file->stream) return std::uint64_t{*file->stream == 0 ? environment_.streams.available() : 0};
  std::uint64_t size = size_of(*file);
  return size - std::min(size, file->position);
}

FileResult<std::string> VirtualFiles::path_of(int descriptor) const {
  OpenFilePtr file = find(descriptor);
  if (!file) return FileError::BadDescriptor;
  return file->path;
}

FileResult<FileStatus> VirtualFiles::status(std::string_view path) const {
  FileResult<Place> place = tree_.walk_to_existing(path);
  if (!place) return place.error();
  return tree_.status(place.value());
}

FileError VirtualFiles::access(std::string_view path, unsigned wanted) const {
  FileResult<FileStatus> found = status(path);
  if (!found) return found.error();
  unsigned granted = found.value().permissions >> 6;
  return (granted & wanted) == wanted ? FileError::None : FileError::AccessDenied;
}

FileError VirtualFiles::make_folder(std::string_view path, unsigned permissions) {
  FileResult<Place> place = tree_.walk(path);
  if (!place) return place.error();
  return tree_.create(place.value(), NodeKind::Folder, permissions).error();
}

FileError VirtualFiles::remove_folder(std::string_view path) {
  FileResult<Place> place = tree_.walk_to_existing(path);
  return place ? tree_.remove_folder(place.value()) : place.error();
}

FileError VirtualFiles::remove_file(std::string_view path) {
  FileResult<Place> place = tree_.walk_to_existing(path);
  return place ? tree_.remove_file(place.value()) : place.error();
}

FileError VirtualFiles::rename(std::string_view from, std::string_view to) {
  FileResult<Place> old_place = tree_.walk_to_existing(from);
  if (!old_place) return old_place.error();
  FileResult<Place> new_place = tree_.walk(to);
  return new_place ? tree_.rename(old_place.value(), new_place.value()) : new_place.error();
}

FileError VirtualFiles::set_permissions(std::string_view path, unsigned permissions) {
  FileResult<Place> place = tree_.walk_to_existing(path);
  return place ? tree_.set_permissions(place.value(), permissions) : place.error();
}

FileError VirtualFiles::set_modified(std::string_view path, std::int64_t nanos) {
  FileResult<Place> place = tree_.walk_to_existing(path);
  return place ? tree_.set_modified(place.value(), nanos) : place.error();
}

FileResult<std::vector<std::string>> VirtualFiles::list(std::string_view path) const {
  FileResult<Place> place = tree_.walk_to_existing(path);
  if (!place) return place.error();
  return tree_.list(place.value());
}

FileResult<std::string> VirtualFiles::resolve(std::string_view path) const {
  FileResult<Place> place = tree_.walk_to_existing(path);
  if (!place) return place.error();
  return place.value().path;
}

}  // namespace assay::world
