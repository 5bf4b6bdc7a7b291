// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace assay::validate {

/// What the class path has of Mockito. The judge's machine lets nobody attach to it, so the agent
/// by which Mockito changes classes is loaded when it starts.
struct Mockito {
  bool is_there = false;
  std::optional<std::filesystem::path> agent;  // a jar; none: it is not needed or not there
};
Mockito find_mockito(const std::string& class_path);

}  // namespace assay::validate
