// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "targets/access.h"
#include "targets/job.h"

namespace assay::targets {

/// What the user wants tests for.
struct SelectionRequest {
  /// A class ("pkg.Outer$Inner" or "pkg.Outer.Inner"), "Class#method", "pkg.*" for the classes of
  /// a package, "pkg.**" for those below it, too, any other glob, or the path of a jar or folder.
  /// None: all classes of the first entry of the class path.
  std::vector<std::string> targets;
  std::vector<std::string> exclude;  // globs of class names
  Access access = Access::Package;
  std::string class_path;
  std::filesystem::path working_folder;
  int jdk_feature = 17;
};

struct ClassSelection {
  std::vector<Job> jobs;  // by name
  unsigned release = 0;   // the newest Java that a class file of them needs: 17
  std::map<std::string, std::vector<std::string>> left_out;  // classes by reason
  std::string class_path;               // as given, and the jars and folders among the targets
  std::vector<std::string> unfollowed;  // what manifests name and is not used, as sentences
  std::vector<std::string> absent;      // entries of the class path that are not there, as given
  int newest_needed = 0;                // the JDK that classes left out as too new need; 0: none
};

/// What is said of classes that the JDK cannot load.
inline constexpr std::string_view kTooNew = "newer than the JDK";

/// Chooses the classes that tests can be written for, from what is on the class path and without
/// running anything. A target that means no class is an Error.
Result<ClassSelection> select_classes(const SelectionRequest& request);

/// Whether a glob means a class name: '*' stands for anything but dots, "**" for anything, '?' for
/// one character.
bool glob_matches(std::string_view glob, std::string_view name);

/// "2 synthetic, 1 anonymous", or nothing.
std::string left_out_text(const std::map<std::string, std::vector<std::string>>& left_out);

}  // namespace assay::targets
