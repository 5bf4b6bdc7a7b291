// SPDX-License-Identifier: Apache-2.0
#pragma once

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
  bool with_times = false;  // these differ from run to run
};

/// A command that violates the assertion on a stock JVM: the witness as the system property that
/// the Verifier class of the competitions' kind reads.
std::string replay_command(const VerifyReport& report);

/// The verdict as the first line; after FALSE the witness, the violation and how to replay it.
std::string to_text(const VerifyReport& report);
std::string to_json(const VerifyReport& report);

}  // namespace assay::report
