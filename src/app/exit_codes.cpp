// SPDX-License-Identifier: Apache-2.0
#include "app/exit_codes.h"

namespace assay::app {
namespace {

constexpr ExitCodeMeaning kTable[] = {
    {ExitCode::Ok, "done; with run: the program ended normally"},
    {ExitCode::InternalError, "internal error or failed self-test"},
    {ExitCode::Usage, "wrong command line"},
    {ExitCode::Findings, "findings were reported (reserved: no command reports any yet)"},
    {ExitCode::Stopped, "stopped by a limit or by something assay does not model"},
    {ExitCode::NothingToRun, "nothing to run: JDK, class path, jar or main class not found"},
};

}  // namespace

std::span<const ExitCodeMeaning> exit_code_table() { return kTable; }

}  // namespace assay::app
