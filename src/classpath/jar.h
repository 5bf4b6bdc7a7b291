// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "classpath/manifest.h"
#include "classpath/zip_file.h"

namespace assay::classpath {

/// A jar as a JDK of the given version sees it: in multi-release jars an entry of
/// META-INF/versions/N hides the plain one when N is at most that version.
class Jar {
 public:
  static Result<Jar> open(const std::filesystem::path& path, int jdk_feature);

  const Manifest& manifest() const { return manifest_; }

  bool contains(std::string_view name) const { return find(name) != nullptr; }
  /// The content of an entry, nothing if there is none, or why it cannot be read.
  Result<std::optional<std::vector<std::uint8_t>>> read(std::string_view name) const;

  /// The names a program can ask for, sorted: plain ones and those only in a fitting version.
  std::vector<std::string_view> names() const;

 private:
  explicit Jar(ZipFile zip) : zip_(std::move(zip)) {}

  const ZipEntry* find(std::string_view name) const;
  void read_manifest();
  void index_versions(int jdk_feature);

  ZipFile zip_;
  Manifest manifest_;
  struct Version {
    int number = 0;
    const ZipEntry* entry = nullptr;  // of zip_, whose entries do not move
  };
  std::unordered_map<std::string_view, Version> versions_;
};

}  // namespace assay::classpath
