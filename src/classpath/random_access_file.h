// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"

namespace assay::classpath {

/// An open regular file, read at positions so that several readers may share it. Errors carry the
/// reason only, not the path.
class RandomAccessFile {
 public:
  static Result<std::shared_ptr<const RandomAccessFile>> open(const std::filesystem::path& path);

  RandomAccessFile(const RandomAccessFile&) = delete;
  RandomAccessFile& operator=(const RandomAccessFile&) = delete;
  ~RandomAccessFile();

  /// The size when the file was opened.
  std::uint64_t size() const { return size_; }
  /// Exactly `size` bytes from `offset` on.
  Result<std::vector<std::uint8_t>> read(std::uint64_t offset, std::uint64_t size) const;
  /// Up to as many bytes as there is room for; returns how many, 0 at the end of the file.
  Result<std::size_t> read_some(std::uint64_t offset, std::span<std::uint8_t> to) const;

 private:
  explicit RandomAccessFile(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  std::uint64_t size_ = 0;
};

}  // namespace assay::classpath
