// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cstdio>

#include "app/commands.h"
#include "app/exit_codes.h"
#include "app/launch_options.h"
#include "app/unfollowed.h"
#include "base/result.h"
#include "boot/launcher.h"

namespace assay::app {

Result<int> run_command(const CommandLine& line) {
  const Result<boot::LaunchOptions> options = launch_options(line);
  if (!options.ok()) {
    fmt::print(stderr, "assay: {}\n", options.error().message);
    return static_cast<int>(ExitCode::Usage);
  }
  const auto& jar = options.value().jar;
  warn_of_unfollowed(jar ? jar->string() : options.value().class_path);
  const boot::LaunchResult result = TRY(boot::launch(options.value()));
  if (result.stop_reason) {
    fmt::print(stderr, "assay: stopped: {}\n", *result.stop_reason);
    return static_cast<int>(ExitCode::Stopped);
  }
  return result.exit_code;
}

}  // namespace assay::app
