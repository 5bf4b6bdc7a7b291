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

/// A command that violates the assertion on a stock JVM: the witness as the system property that
/// the Verifier class of the competitions' kind reads.
std::string replay_command(const explore::VerifyReport& report, const Program& program);

/// The verdict as the first line; after FALSE the witness, the violation and how to replay it.
std::string verify_text(const explore::VerifyReport& report, const Program& program,
                        bool with_times);
std::string verify_json(const explore::VerifyReport& report, const Program& program,
                        bool with_times);

}  // namespace assay::report
