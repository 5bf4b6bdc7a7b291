// SPDX-License-Identifier: Apache-2.0
#include "app/exit_codes.h"

namespace assay::app {
namespace {

constexpr ExitCodeMeaning kTable[] = {
    {ExitCode::Ok, "done; with run: the program ended normally; with verify: TRUE"},
    {ExitCode::InternalError, "internal error or failed self-test"},
    {ExitCode::Usage, "wrong command line, or a file that it names cannot be used"},
    {ExitCode::Findings, "check: there are findings, and --fail-on says so"},
    {ExitCode::Stopped, "stopped by a limit or something not modelled; classes lost, or no test"},
    {ExitCode::NothingToRun, "nothing to run, or nowhere to write: JDK, class, method, folder"},
    {ExitCode::Violated, "verify: FALSE, an assertion can be violated"},
    {ExitCode::Undecided, "verify: UNKNOWN, for the reason given"},
};

}  // namespace

std::span<const ExitCodeMeaning> exit_code_table() { return kTable; }

}  // namespace assay::app
