// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/command_line.h"
#include "base/result.h"

namespace assay::app {

/// Each runs one command to its end and returns the exit code of the process: the program's own in
/// the case of `run`. An Error means that there was nothing to run.
Result<int> generate_command(const CommandLine& line);
Result<int> check_command(const CommandLine& line);
Result<int> explore_command(const CommandLine& line);
Result<int> verify_command(const CommandLine& line);
Result<int> run_command(const CommandLine& line);
Result<int> doctor_command(const CommandLine& line);

}  // namespace assay::app
