// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace assay::app {

/// What the assay process tells its caller. `assay run` also passes on the exit code of the Java
/// program; a line on standard error that starts with "assay:" marks an ending of assay's own.
enum class ExitCode : int {
  Ok = 0,
  InternalError = 1,
  Usage = 2,
  Findings = 3,
  Stopped = 4,
  NothingToRun = 5,
  Violated = 10,  // as JBMC has it
  Undecided = 11,
};

struct ExitCodeMeaning {
  ExitCode code;
  std::string_view meaning;
};

/// One row per code, in ascending order: help texts and docs/cli.md are printed from it.
std::span<const ExitCodeMeaning> exit_code_table();

}  // namespace assay::app
