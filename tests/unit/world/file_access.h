// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fcntl.h>

#include <string>
#include <string_view>
#include <vector>

#include "world/virtual_files.h"

namespace assay::world {

inline std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// The content of a file, or the text of the error.
inline std::string read_file(VirtualFiles& files, std::string_view path) {
  FileResult<int> descriptor = files.open(path, O_RDONLY);
  if (!descriptor) return std::string(text_of(descriptor.error()));
  std::string content;
  std::vector<std::uint8_t> buffer(4096);
  while (true) {
    FileResult<std::size_t> count = files.read(descriptor.value(), buffer);
    if (!count) content = text_of(count.error());
    if (!count || count.value() == 0) break;
    content.append(buffer.begin(), buffer.begin() + static_cast<std::ptrdiff_t>(count.value()));
  }
  if (files.close(descriptor.value()) != FileError::None) return "close failed";
  return content;
}

/// Replaces the content of a file and returns "Success" or the text of the error.
inline std::string write_file(VirtualFiles& files, std::string_view path, std::string_view text,
                              int flags = O_WRONLY | O_CREAT | O_TRUNC) {
  FileResult<int> descriptor = files.open(path, flags);
  if (!descriptor) return std::string(text_of(descriptor.error()));
  FileResult<std::size_t> count = files.write(descriptor.value(), bytes_of(text));
  FileError closed = files.close(descriptor.value());
  return std::string(text_of(count ? closed : count.error()));
}

}  // namespace assay::world
