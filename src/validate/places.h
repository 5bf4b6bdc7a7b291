// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace assay::validate {

/// Surroundings in which a stock virtual machine is started.
struct Place {
  std::string name;                // "in your own environment"
  std::filesystem::path jdk;       // its home
  std::vector<std::string> flags;  // of java
  std::vector<std::string> environment;
  std::optional<std::int64_t> date;  // seconds since 1970; none: what it is
  std::string thread = "main";       // in which the tests run
};

/// What is known of the user's own surroundings.
struct OwnSurroundings {
  std::vector<std::string> environment;  // "NAME=value"
  std::string user, home;

  static OwnSurroundings of_process();
};

/// Where tests are run before they are called good: the user's own surroundings, without what our
/// machine pretends, and others that differ from them, and from each other, in all that a test must
/// not depend on. `other_jdk` is empty if there is only one.
std::vector<Place> places(const OwnSurroundings& own, const std::filesystem::path& jdk,
                          const std::filesystem::path& other_jdk);

/// The newest JDK beside this one that has another version, and runs what this one runs; empty if
/// there is none.
std::filesystem::path find_other_jdk(const std::filesystem::path& jdk, int feature);

}  // namespace assay::validate
