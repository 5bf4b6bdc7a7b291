// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/command_line.h"
#include "base/result.h"
#include "boot/launcher.h"

namespace assay::app {

/// What `assay run` was asked to do. An Error is a mistake in the command line.
Result<boot::LaunchOptions> launch_options(const CommandLine& line);

}  // namespace assay::app
