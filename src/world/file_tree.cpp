// SPDX-License-Identifier: Apache-2.0
// The names of the virtual file system: walking paths, making, renaming and removing nodes, each
// change with its undo. The host's files are mounted below their own paths and cannot be changed.
#include "world/file_tree.h"

#include <algorithm>
#include <utility>

#include "base/hash.h"
#include "base/text.h"

namespace assay::world {
namespace {

constexpr std::size_t kMaxPath = 4096;
constexpr std::size_t kMaxName = 255;
constexpr unsigned kPermissionBits = 0777;
constexpr unsigned kUserMask = 0022;
constexpr unsigned kFixedFolder = 0555;
constexpr std::uint64_t kFolderSize = 4096;
constexpr std::uint64_t kHostInode = std::uint64_t{1} << 62;

bool is_folder(const FileNode& node) { return node.kind == NodeKind::Folder; }

/// Goes through the names of a path from the root. Names below a mount are collected only, for
/// the host to judge.
class Walk {
 public:
  explicit Walk(const NodePtr& root) : root_(root) {}

  FileError step(std::string_view name) {
    if (is_missing_) {
      wants_folder_ = name.empty();
      return name.empty() ? FileError::None : FileError::NoEntry;
    }
    NodePtr here = trail_.empty() ? root_ : trail_.back().node;
    wants_folder_ = name.empty() || name == "." || name == "..";
    if (here->kind != NodeKind::Folder && here->kind != NodeKind::Mount) {
      return FileError::NotADirectory;
    }
    if (wants_folder_) {
      if (name == ".." && !trail_.empty()) trail_.pop_back();
      return FileError::None;
    }
    if (name.size() > kMaxName) return FileError::NameTooLong;
    return descend(here, name);
  }

  Place finish() && {
    Place place;
    place.wants_folder = wants_folder_;
    for (const Step& step : trail_) place.path.append("/").append(step.name);
    if (trail_.empty()) {
      place.path = std::string(1, '/');
      place.node = root_;
      return place;
    }
    place.name = trail_.back().name;
    place.node = trail_.back().node;
    place.folder = trail_.size() == 1 ? root_ : trail_[trail_.size() - 2].node;
    place.is_host = place.node && place.node->kind == NodeKind::Mount;
    return place;
  }

 private:
  struct Step {
    NodePtr node;  // null if it does not exist
    std::string name;
  };

  FileError descend(const NodePtr& folder, std::string_view name) {
    if (folder->kind == NodeKind::Mount) {
      trail_.push_back({folder, std::string(name)});
      return FileError::None;
    }
    if ((folder->permissions & 0100) == 0) return FileError::AccessDenied;
    auto child = folder->children.find(name);
    is_missing_ = child == folder->children.end();
    trail_.push_back({is_missing_ ? nullptr : child->second, std::string(name)});
    return FileError::None;
  }

  const NodePtr& root_;
  std::vector<Step> trail_;
  bool is_missing_ = false;
  bool wants_folder_ = false;
};

}  // namespace

std::uint32_t FileStatus::mode() const {
  switch (type) {
    case Type::Folder:
      return 0040000 | permissions;
    case Type::File:
      return 0100000 | permissions;
    case Type::Device:
      return 0020000 | permissions;
    case Type::Stream:
      return 0010000 | permissions;
  }
  return permissions;
}

FileTree::FileTree(const VirtualClock& clock, UndoLog& undo,
                   const std::vector<HostRoot>& host_roots, const FileLimits& limits)
    : clock_(clock), undo_(undo), host_(host_roots), limits_(limits) {
  root_ = make_node(NodeKind::Folder, kFixedFolder);
  root_->is_pinned = root_->is_linked = true;
  pin("/tmp", NodeKind::Folder, 0777);
  pin(kHome, NodeKind::Folder, 0755);
  pin("/dev/null", NodeKind::NullDevice, 0666);
  pin("/dev/random", NodeKind::RandomDevice, 0666);
  pin("/dev/urandom", NodeKind::RandomDevice, 0666);
  for (const HostRoot& root : host_.roots()) {
    pin(root.path.lexically_normal().generic_string(), NodeKind::Mount, kFixedFolder);
  }
  usage_.files = 0;  // the layout does not count
}

NodePtr FileTree::make_node(NodeKind kind, unsigned permissions) {
  auto node = std::make_shared<FileNode>();
  node->kind = kind;
  node->permissions = permissions & kPermissionBits;
  node->inode = ++usage_.last_inode;
  node->modified_nanos = clock_.unix_nanos();
  ++usage_.files;
  return node;
}

/// Makes a part of the fixed layout and the folders that lead to it. Below a mount there is
/// nothing to make.
NodePtr FileTree::pin(std::string_view path, NodeKind kind, unsigned permissions) {
  NodePtr here = root_;
  std::vector<std::string_view> names = split(path, '/');
  std::erase(names, "");
  for (std::size_t i = 0; i < names.size() && here->kind == NodeKind::Folder; ++i) {
    NodePtr& child = here->children[std::string(names[i])];
    bool is_last = i + 1 == names.size();
    if (!child)
      child = make_node(is_last ? kind : NodeKind::Folder, is_last ? permissions : kFixedFolder);
    child->is_pinned = child->is_linked = true;
    here = child;
  }
  return here;
}

FileResult<Place> FileTree::walk(std::string_view path) const {
  if (path.empty()) return FileError::NoEntry;
  if (path.size() >= kMaxPath) return FileError::NameTooLong;
  if (path.find('\0') != std::string_view::npos) return FileError::InvalidArgument;
  std::string absolute(path);
  if (path.front() != '/') absolute = std::string(kHome) + "/" + absolute;
  Walk walk(root_);
  for (std::string_view name : split(absolute, '/')) {
    FileError error = walk.step(name);
    if (error != FileError::None) {
      ++lookups_;
      return error;
    }
  }
  Place place = std::move(walk).finish();
  if (!place.is_host) ++lookups_;
  return place;
}

FileResult<Place> FileTree::walk_to_existing(std::string_view path) const {
  FileResult<Place> place = walk(path);
  if (!place) return place;
  FileResult<FileStatus> found = status(place.value());
  if (!found) return found.error();
  bool is_wrong_type = place.value().wants_folder && !found.value().is_folder();
  if (is_wrong_type) return FileError::NotADirectory;
  return place;
}

FileResult<FileStatus> FileTree::status(const Place& place) const {
  if (place.is_host) return host_status(place.path);
  if (!place.node) return FileError::NoEntry;
  return status_of(*place.node);
}

FileStatus FileTree::status_of(const FileNode& node) const {
  FileStatus status{FileStatus::Type::Device, node.permissions, node.content.size(),
                    node.modified_nanos, node.inode};
  if (is_folder(node)) status.type = FileStatus::Type::Folder, status.size = kFolderSize;
  if (node.kind == NodeKind::File) status.type = FileStatus::Type::File;
  return status;
}

/// The host's own times and inodes are left out: they differ between machines.
FileResult<FileStatus> FileTree::host_status(const std::string& path) const {
  FileResult<HostTree::Status> found = host_.status(path);
  if (!found) return found.error();
  bool is_host_folder = found.value().is_folder;
  FileStatus status;
  status.type = is_host_folder ? FileStatus::Type::Folder : FileStatus::Type::File;
  status.permissions = is_host_folder || found.value().is_executable ? 0555 : 0444;
  status.size = is_host_folder ? kFolderSize : found.value().size;
  status.modified_nanos = clock_.epoch_nanos();
  status.inode = kHostInode | hash_bytes(path) >> 2;
  return status;
}

FileResult<std::vector<std::string>> FileTree::list(const Place& place) const {
  if (place.is_host) return host_.list(place.path);
  if (!place.node) return FileError::NoEntry;
  if (!is_folder(*place.node)) return FileError::NotADirectory;
  if ((place.node->permissions & 0400) == 0) return FileError::AccessDenied;
  std::vector<std::string> names;
  for (const auto& [name, node] : place.node->children) names.push_back(name);
  return names;
}

/// Whether names may come and go in the folder of the place.
FileError FileTree::check_changeable(const Place& place) const {
  if (place.is_host || !place.folder || place.folder->kind != NodeKind::Folder) {
    return FileError::AccessDenied;
  }
  return place.folder->is_writable() ? FileError::None : FileError::AccessDenied;
}

FileError FileTree::check_removable(const Place& place) const {
  FileResult<FileStatus> found = status(place);
  if (!found) return found.error();
  if (FileError error = check_changeable(place); error != FileError::None) return error;
  return place.node->is_pinned ? FileError::Busy : FileError::None;
}

FileResult<NodePtr> FileTree::create(const Place& place, NodeKind kind, unsigned permissions) {
  if (status(place)) return FileError::Exists;
  if (FileError error = check_changeable(place); error != FileError::None) return error;
  if (usage_.files >= limits_.files) return FileError::NoSpace;
  NodePtr node = make_node(kind, permissions & ~kUserMask);
  set_child(place.folder, place.name, node);
  return node;
}

FileError FileTree::remove_file(const Place& place) {
  FileError error = check_removable(place);
  if (error != FileError::None) return error;
  if (is_folder(*place.node)) return FileError::IsADirectory;
  unlink(place);
  return FileError::None;
}

FileError FileTree::remove_folder(const Place& place) {
  FileError error = check_removable(place);
  if (error != FileError::None) return error;
  if (!is_folder(*place.node)) return FileError::NotADirectory;
  if (!place.node->children.empty()) return FileError::NotEmpty;
  unlink(place);
  return FileError::None;
}

/// Whether `to` may be replaced by `from`, which exists.
FileError FileTree::check_replaceable(const Place& from, const Place& to) const {
  bool moves_folder = is_folder(*from.node);
  if (moves_folder && to.path.starts_with(from.path + "/")) return FileError::InvalidArgument;
  if (!to.node) {
    return to.wants_folder && !moves_folder ? FileError::NotADirectory : FileError::None;
  }
  if (to.node->is_pinned) return FileError::Busy;
  if (is_folder(*to.node) && !moves_folder) return FileError::IsADirectory;
  if (!is_folder(*to.node) && moves_folder) return FileError::NotADirectory;
  return to.node->children.empty() ? FileError::None : FileError::NotEmpty;
}

FileError FileTree::rename(const Place& from, const Place& to) {
  FileError error = check_removable(from);
  if (error == FileError::None) error = check_changeable(to);
  if (error == FileError::None && from.node == to.node) return error;
  if (error == FileError::None) error = check_replaceable(from, to);
  if (error != FileError::None) return error;
  if (to.node) unlink(to);
  NodePtr moved = from.node;
  set_child(from.folder, from.name, nullptr);
  set_child(to.folder, to.name, moved);
  return FileError::None;
}

FileError FileTree::set_permissions(const Place& place, unsigned permissions) {
  FileResult<FileStatus> found = status(place);
  if (!found) return found.error();
  if (place.is_host || place.node->is_pinned) return FileError::AccessDenied;
  save_attributes(place.node);
  place.node->permissions = permissions & kPermissionBits;
  return FileError::None;
}

FileError FileTree::set_modified(const Place& place, std::int64_t nanos) {
  FileResult<FileStatus> found = status(place);
  if (!found) return found.error();
  if (place.is_host || place.node->is_pinned) return FileError::AccessDenied;
  save_attributes(place.node);
  place.node->modified_nanos = nanos;
  return FileError::None;
}

std::uint64_t FileTree::largest_size(const FileNode& node) const {
  return node.content.size() + (limits_.bytes - std::min(limits_.bytes, usage_.bytes));
}

FileError FileTree::resize(const NodePtr& node, std::uint64_t size) {
  if (size > largest_size(*node)) return FileError::NoSpace;
  std::vector<std::uint8_t>& content = change_content(node);
  usage_.bytes += size - content.size();
  content.resize(size);
  return FileError::None;
}

std::vector<std::uint8_t>& FileTree::change_content(const NodePtr& node) {
  if (undo_.is_first_change(node->content_stamp)) {
    undo_.record([node, old = node->content]() mutable { node->content = std::move(old); });
  }
  touch(node);
  return node->content;
}

void FileTree::add_descriptor(const NodePtr& node) {
  ++node->descriptors;
  undo_.record([node] { --node->descriptors; });
}

void FileTree::drop_descriptor(const NodePtr& node) {
  --node->descriptors;
  undo_.record([node] { ++node->descriptors; });
  release_if_unused(*node);
}

/// Gives a name to a node, or takes the name away if the node is null.
void FileTree::set_child(const NodePtr& folder, const std::string& name, const NodePtr& node) {
  auto put = [](FileNode& where, const std::string& as, const NodePtr& what) {
    NodePtr old;
    if (auto found = where.children.find(as); found != where.children.end()) {
      old = std::move(found->second);
      old->is_linked = false;
      where.children.erase(found);
    }
    if (what) {
      what->is_linked = true;
      where.children.emplace(as, what);
    }
    return old;
  };
  NodePtr old = put(*folder, name, node);
  undo_.record([put, folder, name, old] { put(*folder, name, old); });
  touch(folder);
}

void FileTree::unlink(const Place& place) {
  NodePtr node = place.node;
  set_child(place.folder, place.name, nullptr);
  release_if_unused(*node);
}

void FileTree::save_attributes(const NodePtr& node) {
  if (!undo_.is_first_change(node->attributes_stamp)) return;
  undo_.record([node, permissions = node->permissions, modified = node->modified_nanos] {
    node->permissions = permissions;
    node->modified_nanos = modified;
  });
}

void FileTree::touch(const NodePtr& node) {
  save_attributes(node);
  node->modified_nanos = clock_.unix_nanos();
}

void FileTree::release_if_unused(const FileNode& node) {
  if (node.is_linked || node.descriptors > 0) return;
  usage_.bytes -= node.content.size();
  --usage_.files;
}

}  // namespace assay::world
