// SPDX-License-Identifier: Apache-2.0
//
// A zip file is read from its end: the end record says where the central directory is, the
// directory says what entries there are, and each entry's local header stands before its data.
// Offsets are relative to the start of the archive, which need not be the start of the file.
// Zip64 stores the numbers that do not fit elsewhere: in a second end record, and in an extra
// field of the directory entry. Not supported: encryption, and methods other than stored and
// deflated, both reported when such an entry is read.
#include "classpath/zip_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "classpath/inflate.h"

namespace assay::classpath {
namespace {

constexpr std::uint32_t kEndSignature = 0x06054b50;
constexpr std::uint32_t kEnd64Signature = 0x06064b50;
constexpr std::uint32_t kLocator64Signature = 0x07064b50;
constexpr std::uint32_t kDirectorySignature = 0x02014b50;
constexpr std::uint32_t kLocalSignature = 0x04034b50;

constexpr std::size_t kEndSize = 22;
constexpr std::size_t kEnd64Size = 56;
constexpr std::size_t kLocator64Size = 20;
constexpr std::size_t kDirectoryEntrySize = 46;
constexpr std::size_t kLocalHeaderSize = 30;
constexpr std::size_t kMaxComment = 0xffff;
constexpr std::uint64_t kMaxDirectorySize = 512 << 20;  // sparse files promise more for nothing

constexpr std::uint16_t kStored = 0;
constexpr std::uint16_t kDeflated = 8;
constexpr std::uint16_t kZip64Extra = 1;
constexpr std::uint32_t kSeeZip64 = 0xffffffff;

std::uint16_t read_u2(const std::uint8_t* at) {
  return static_cast<std::uint16_t>(at[0] | at[1] << 8);
}

std::uint32_t read_u4(const std::uint8_t* at) {
  return read_u2(at) | static_cast<std::uint32_t>(read_u2(at + 2)) << 16;
}

std::uint64_t read_u8(const std::uint8_t* at) {
  return read_u4(at) | static_cast<std::uint64_t>(read_u4(at + 4)) << 32;
}

/// Replaces the sizes and the offset that the directory entry left to its zip64 extra field.
bool apply_zip64(Bytes extra, ZipEntry& entry) {
  while (extra.size() >= 4) {
    std::uint16_t id = read_u2(extra.data());
    std::size_t length = read_u2(extra.data() + 2);
    extra = extra.subspan(4);
    if (length > extra.size()) return false;
    if (id == kZip64Extra) {
      Bytes field = extra.first(length);
      for (std::uint64_t* value : {&entry.size, &entry.compressed_size, &entry.header_offset}) {
        if (*value != kSeeZip64) continue;
        if (field.size() < 8) return false;
        *value = read_u8(field.data());
        field = field.subspan(8);
      }
    }
    extra = extra.subspan(length);
  }
  return true;
}

struct DirectoryEntry {
  std::string_view name;
  ZipEntry entry;
  std::size_t length = 0;  // in the directory
};

/// Decodes the entry at the start of `rest`, which has room for its fixed part.
Result<DirectoryEntry> read_directory_entry(Bytes rest) {
  const std::uint8_t* header = rest.data();
  if (read_u4(header) != kDirectorySignature) return Error{"its central directory is damaged"};
  ZipEntry entry;
  entry.is_encrypted = (read_u2(header + 8) & 1) != 0;
  entry.method = read_u2(header + 10);
  entry.compressed_size = read_u4(header + 20);
  entry.size = read_u4(header + 24);
  entry.header_offset = read_u4(header + 42);
  std::size_t name_length = read_u2(header + 28);
  std::size_t extra_length = read_u2(header + 30);
  std::size_t length = kDirectoryEntrySize + name_length + extra_length + read_u2(header + 32);
  if (length > rest.size()) return Error{"its central directory is truncated"};
  Bytes extra = rest.subspan(kDirectoryEntrySize + name_length, extra_length);
  if (!apply_zip64(extra, entry)) return Error{"its central directory is damaged"};
  const auto* name = reinterpret_cast<const char*>(header + kDirectoryEntrySize);
  return DirectoryEntry{std::string_view(name, name_length), entry, length};
}

}  // namespace

/// Where the central directory is.
struct ZipFile::EndRecord {
  std::uint64_t position = 0;  // of the record itself; the directory ends there
  std::uint64_t directory_size = 0;
  std::uint64_t directory_offset = 0;  // from the start of the archive

  bool is_plausible() const {
    return directory_size <= position && directory_offset <= position - directory_size;
  }
  std::uint64_t directory_position() const { return position - directory_size; }
  std::uint64_t archive_start() const { return directory_position() - directory_offset; }
};

Result<ZipFile> ZipFile::open(const std::filesystem::path& path) {
  auto describe = [&path](const Error& error) {
    return Error{fmt::format("cannot read {}: {}", path.string(), error.message)};
  };
  auto file = RandomAccessFile::open(path);
  if (!file) return describe(file.error());
  ZipFile zip(std::move(file).value());
  Result<void> directory = zip.read_directory();
  if (!directory) return describe(directory.error());
  return zip;
}

/// Looks for the end record backwards from the end of the file, because a comment of unknown
/// length may follow it. The signature may also occur in that comment, so a record counts only
/// if it leads to a directory.
Result<ZipFile::EndRecord> ZipFile::find_end() const {
  std::uint64_t tail_size = std::min<std::uint64_t>(file_->size(), kEndSize + kMaxComment);
  std::uint64_t tail_position = file_->size() - tail_size;
  std::vector<std::uint8_t> tail = TRY(file_->read(tail_position, tail_size));
  if (tail.size() < kEndSize) return Error{"it is too short for a zip file"};
  for (std::size_t at = tail.size() - kEndSize + 1; at-- > 0;) {
    const std::uint8_t* record = &tail[at];
    if (read_u4(record) != kEndSignature) continue;
    EndRecord end{tail_position + at, read_u4(record + 12), read_u4(record + 16)};
    bool is_zip64 = end.directory_size == kSeeZip64 || end.directory_offset == kSeeZip64 ||
                    read_u2(record + 10) == 0xffff;
    if (is_zip64) end = zip64_end_before(end.position).value_or(end);
    if (leads_to_directory(end)) return end;
  }
  return Error{"it is not a zip file: no end of central directory record found"};
}

/// The zip64 end record, found through the locator that stands before the plain end record.
std::optional<ZipFile::EndRecord> ZipFile::zip64_end_before(std::uint64_t end_position) const {
  if (end_position < kLocator64Size) return std::nullopt;
  auto locator = file_->read(end_position - kLocator64Size, kLocator64Size);
  if (!locator || read_u4(locator.value().data()) != kLocator64Signature) return std::nullopt;
  std::uint64_t position = read_u8(&locator.value()[8]);
  auto record = file_->read(position, kEnd64Size);
  if (!record || read_u4(record.value().data()) != kEnd64Signature) return std::nullopt;
  return EndRecord{position, read_u8(&record.value()[40]), read_u8(&record.value()[48])};
}

bool ZipFile::leads_to_directory(const EndRecord& end) const {
  if (!end.is_plausible()) return false;
  if (end.directory_size == 0) return true;
  auto signature = file_->read(end.directory_position(), 4);
  return signature && read_u4(signature.value().data()) == kDirectorySignature;
}

Result<void> ZipFile::read_directory() {
  EndRecord end = TRY(find_end());
  if (end.directory_size > kMaxDirectorySize) return Error{"its central directory is too large"};
  directory_ = std::make_unique<std::vector<std::uint8_t>>(
      TRY(file_->read(end.directory_position(), end.directory_size)));
  Bytes rest = *directory_;
  while (rest.size() >= kDirectoryEntrySize) {
    DirectoryEntry next = TRY(read_directory_entry(rest));
    if (next.entry.header_offset > file_->size() - end.archive_start()) {
      return Error{"its central directory is damaged"};
    }
    next.entry.header_offset += end.archive_start();
    entries_[next.name] = next.entry;
    rest = rest.subspan(next.length);
  }
  return {};
}

const ZipEntry* ZipFile::find(std::string_view name) const {
  auto found = entries_.find(name);
  return found == entries_.end() ? nullptr : &found->second;
}

Result<std::vector<std::uint8_t>> ZipFile::read(const ZipEntry& entry) const {
  if (entry.is_encrypted) return Error{"the entry is encrypted"};
  if (entry.size > kMaxEntrySize || entry.compressed_size > kMaxEntrySize) {
    return Error{fmt::format("the entry has {} bytes, more than the limit of {}", entry.size,
                             kMaxEntrySize)};
  }
  auto header = TRY(file_->read(entry.header_offset, kLocalHeaderSize));
  if (read_u4(header.data()) != kLocalSignature) return Error{"the entry's header is damaged"};
  std::uint64_t data = entry.header_offset + kLocalHeaderSize + read_u2(&header[26]) +
                       std::uint64_t{read_u2(&header[28])};
  auto stored = TRY(file_->read(data, entry.compressed_size));
  if (entry.method == kDeflated) return inflate_exactly(stored, entry.size, DeflateFormat::Raw);
  if (entry.method != kStored) {
    return Error{
        fmt::format("the entry uses compression method {}, not stored or deflated", entry.method)};
  }
  if (entry.size != stored.size()) return Error{"the stored entry's sizes differ"};
  return stored;
}

void ZipFile::for_each_name(const std::function<void(std::string_view)>& visit) const {
  for (const auto& [name, entry] : entries_) visit(name);
}

}  // namespace assay::classpath
