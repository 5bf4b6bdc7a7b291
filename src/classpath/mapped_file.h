// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

#include "base/result.h"

namespace assay::classpath {

using Bytes = std::span<const std::uint8_t>;

/// A regular file mapped read-only into memory for as long as the object lives.
class MappedFile {
 public:
  static Result<MappedFile> open(const std::filesystem::path& path);

  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  Bytes bytes() const { return bytes_; }

 private:
  explicit MappedFile(Bytes bytes) : bytes_(bytes) {}

  Bytes bytes_;
};

}  // namespace assay::classpath
