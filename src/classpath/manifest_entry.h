// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace assay::classpath {

/// The file that a URL of a Class-Path attribute names, relative to the jar's folder or absolute,
/// or nothing if it is the URL of something else.
std::optional<std::string> file_of_url(std::string_view url);

/// Whether a path is a folder or lies in it. Both have to be without links, "." and "..".
bool is_in(const std::filesystem::path& path, const std::filesystem::path& folder);

/// The part of the file system into which a jar's manifest may lead: a jar comes from anywhere, so
/// naming it must not open the user's files. Jars may lie beside the jar or below its folder,
/// class folders below it only, and not where programs hide the user's settings and keys.
class ManifestReach {
 public:
  /// Of a jar that the user named; the jars it names reach as far as it does.
  explicit ManifestReach(const std::filesystem::path& jar);

  /// Why an existing file or folder is not for the program, links resolved; empty: it is.
  std::string reason_against(const std::filesystem::path& target) const;

 private:
  std::filesystem::path folder_;  // the jar's, without links; empty if it cannot be found out
};

}  // namespace assay::classpath
