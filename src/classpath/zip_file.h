// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "classpath/random_access_file.h"

namespace assay::classpath {

/// What the central directory says about one entry of a zip file.
struct ZipEntry {
  std::uint16_t method = 0;
  bool is_encrypted = false;
  std::uint64_t compressed_size = 0;
  std::uint64_t size = 0;
  std::uint64_t header_offset = 0;  // of the local header, from the start of the file
};

/// Reads zip files the way java.util.zip.ZipFile does: the central directory decides, data in
/// front of the archive is allowed, and of two entries with one name the last is taken. Entries
/// are read from the file when they are asked for, so a file that changes meanwhile gives errors
/// and not a crash.
class ZipFile {
 public:
  /// No class or resource we run is larger; a larger entry is refused before memory is reserved.
  static constexpr std::uint64_t kMaxEntrySize = 256 << 20;

  static Result<ZipFile> open(const std::filesystem::path& path);

  const ZipEntry* find(std::string_view name) const;
  Result<std::vector<std::uint8_t>> read(const ZipEntry& entry) const;
  /// Entry names as views that live as long as the object; folders end in '/'. No order.
  void for_each_name(const std::function<void(std::string_view)>& visit) const;
  std::size_t size() const { return entries_.size(); }

 private:
  struct EndRecord;
  explicit ZipFile(std::shared_ptr<const RandomAccessFile> file) : file_(std::move(file)) {}

  Result<EndRecord> find_end() const;
  std::optional<EndRecord> zip64_end_before(std::uint64_t end_position) const;
  bool leads_to_directory(const EndRecord& end) const;
  Result<void> read_directory();

  std::shared_ptr<const RandomAccessFile> file_;
  std::unique_ptr<std::vector<std::uint8_t>> directory_;  // the names point into it
  std::unordered_map<std::string_view, ZipEntry> entries_;
};

}  // namespace assay::classpath
