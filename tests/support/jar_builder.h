// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <zip.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace assay::testing {

/// Writes jars with libzip, which knows nothing of our own reader.
class JarBuilder {
 public:
  JarBuilder& add(std::string_view name, std::string_view content) {
    entries_.push_back({std::string(name), std::string(content), ZIP_CM_DEFLATE});
    return *this;
  }
  JarBuilder& add_stored(std::string_view name, std::string_view content) {
    entries_.push_back({std::string(name), std::string(content), ZIP_CM_STORE});
    return *this;
  }
  /// Adds the manifest; each line ends in "\n".
  JarBuilder& manifest(std::string_view lines) {
    return add("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + std::string(lines) + "\n");
  }
  JarBuilder& comment(std::string_view text) {
    comment_ = text;
    return *this;
  }

  std::filesystem::path write(const std::filesystem::path& file) const {
    std::filesystem::create_directories(file.parent_path());
    zip_t* zip = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    if (zip == nullptr) std::abort();
    for (const Entry& entry : entries_) {
      zip_source_t* source =
          zip_source_buffer(zip, entry.content.data(), entry.content.size(), /*freep=*/0);
      zip_int64_t index = zip_file_add(zip, entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
      if (index < 0) std::abort();
      zip_set_file_compression(zip, static_cast<zip_uint64_t>(index), entry.method, 0);
    }
    if (!comment_.empty()) {
      zip_set_archive_comment(zip, comment_.data(), static_cast<zip_uint16_t>(comment_.size()));
    }
    if (zip_close(zip) != 0) std::abort();
    return file;
  }

 private:
  struct Entry {
    std::string name;
    std::string content;
    zip_int32_t method;
  };

  std::vector<Entry> entries_;
  std::string comment_;
};

}  // namespace assay::testing
