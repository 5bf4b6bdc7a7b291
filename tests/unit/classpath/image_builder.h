// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::classpath {

/// Writes small jimage files, so that tests can have images that no JDK ships: compressed,
/// damaged, or of another version.
class ImageBuilder {
 public:
  /// Adds "/module/parent/base.extension". With `compressed_size` the content is a compressed
  /// chain of that length and `uncompressed_size` says what it should expand to.
  void add(std::string_view path, std::string content);
  void add_compressed(std::string_view path, std::string chain, std::uint64_t uncompressed_size);
  /// Adds "/packages/<dotted>" pointing to the module.
  void add_package(std::string_view dotted, std::string_view module);

  /// One link of a compressed chain: the header and the deflated content.
  std::string zip_link(std::string_view content);
  std::string link(std::string_view decompressor, std::string_view body, std::uint64_t size);

  std::string build() const;

  std::uint32_t version = 1 << 16;

 private:
  struct Entry {
    std::string path;
    std::string content;
    bool is_compressed = false;
    std::uint64_t uncompressed_size = 0;
  };

  std::uint32_t intern(std::string_view text);
  std::string attributes(const Entry& entry, std::uint64_t offset);

  std::vector<Entry> entries_;
  std::string strings_ = std::string(1, '\0');
  std::map<std::string, std::uint32_t, std::less<>> interned_{{"", 0}};
};

}  // namespace assay::classpath
