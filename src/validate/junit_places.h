// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "validate/judge.h"

namespace assay::validate {

/// Where JUnit is looked for besides the class path. An empty path is not searched.
struct JUnitPlaces {
  std::filesystem::path debian;  // jars without versions: /usr/share/java
  std::filesystem::path maven;   // ~/.m2/repository
  std::filesystem::path gradle;  // ~/.gradle/caches/modules-2/files-2.1

  static JUnitPlaces of_environment();
};

JUnitJars find_junit(const std::string& class_path, unsigned wanted_version,
                     const JUnitPlaces& places);

/// Whether a version is older: "5.9.2" than "5.10.0", "5.10.0-M1" than "5.10.0".
bool is_older_version(std::string_view left, std::string_view right);

}  // namespace assay::validate
