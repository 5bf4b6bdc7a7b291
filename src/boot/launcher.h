// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "boot/module_access.h"

namespace assay::boot {

/// A program to run as the java command would.
struct LaunchOptions {
  std::optional<std::filesystem::path> jdk;
  std::string class_path;
  std::string main_class;
  std::optional<std::filesystem::path> jar;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;
  ModuleAccess module_access;
  std::uint64_t fuel = 0;  // 0: unlimited
  std::uint64_t heap_bytes = std::uint64_t{2} << 30;
  std::uint64_t time_ns = 0;  // 0: unlimited
  bool enable_assertions = false;
  bool carry_shadows = false;
};

struct LaunchResult {
  int exit_code = 0;
  std::optional<std::string> stop_reason;  // why the VM ended the run, if it did
};

/// Runs a program with the process's standard streams. An Error means that it could not be
/// started.
Result<LaunchResult> launch(const LaunchOptions& options);

class Runtime;
/// The same in a machine that is booted already, with its class path and streams.
Result<LaunchResult> launch(Runtime& runtime, const LaunchOptions& options);

/// What assay can do with a JDK.
struct DoctorReport {
  std::string jdk_home, jdk_version;
  int feature = 0;
  struct MissingNatives {
    std::string class_name;
    std::vector<std::string> methods;
  };
  std::vector<MissingNatives> missing;
  std::size_t natives_declared = 0, natives_modelled = 0;
  bool self_test_ok = false;
  std::string self_test_detail;
};

Result<DoctorReport> doctor(const std::optional<std::filesystem::path>& jdk);

}  // namespace assay::boot
