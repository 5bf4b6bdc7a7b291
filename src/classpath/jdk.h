// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/result.h"
#include "classpath/jimage.h"

namespace assay::classpath {

constexpr int kOldestSupportedJdk = 17;

/// An installed JDK whose class library can be run.
struct Jdk {
  std::filesystem::path home;  // absolute, symbolic links resolved
  std::string java_version;    // "17.0.15"
  int feature = 0;             // 17
  JdkImage image;

  /// The newest class-file version this JDK can load (JVMS table 4.1-A).
  int max_class_file_major() const { return feature + 44; }
};

/// Where to look for a JDK, in this order. Empty means not given.
struct JdkSearch {
  std::optional<std::filesystem::path>
      from_flag;          // --jdk: a place, or the version of one installed
  std::string java_home;  // $JAVA_HOME
  std::string path;       // $PATH, searched for `java`

  static JdkSearch of_environment(std::optional<std::filesystem::path> from_flag);
};

/// The first JDK that the search names. A place that was named but holds no usable JDK is an
/// error, not a reason to look further: the user would not expect another one to be used.
Result<Jdk> find_jdk(const JdkSearch& search);

/// Opens the JDK at `place`: its home folder, its bin folder or its java binary.
Result<Jdk> open_jdk(const std::filesystem::path& place);

/// What the release file of the JDK in this folder says; empty: there is none.
std::string version_of_jdk(const std::filesystem::path& home);

/// "17.0.15" -> 17, "1.8.0_392" -> 8, "25-ea" -> 25; 0 if there is no number.
int feature_of_version(std::string_view java_version);

}  // namespace assay::classpath
