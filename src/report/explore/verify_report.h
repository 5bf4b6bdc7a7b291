// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

#include "boot/module_access.h"
#include "explore/report.h"

namespace assay::report {

/// Names a program to the java launcher.
struct Program {
  std::string class_path;
  std::string main_class;
  boot::ModuleAccess module_access = {};
};

/// What a run of `assay verify` came to.
struct VerifyReport {
  explore::VerifyReport result;
  Program program;
  bool with_times = false;                   // these differ from run to run
  std::filesystem::path replay_folder = {};  // where a Verifier for the replay was written
};

/// A command that violates the property on a stock JVM: with the Verifier that was written for it,
/// or with the witness as the system property that a Verifier of ours reads.
std::string replay_command(const VerifyReport& report);

/// The verdict as the first line; after FALSE the witness, the violation and how to replay it.
std::string to_text(const VerifyReport& report);
std::string to_json(const VerifyReport& report);

}  // namespace assay::report
