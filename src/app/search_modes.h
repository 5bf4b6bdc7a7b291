// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "app/command_line.h"
#include "base/result.h"
#include "explore/explore.h"

namespace assay::app {

/// --arrays and --floats, which several commands have. An Error is a mistake in the command line.
Result<void> take_search_modes(const CommandLine& line, explore::ExploreOptions& options);

/// What --arrays and --floats would have to be for these options.
std::string arrays_mode(const explore::ExploreOptions& options);
std::string floats_mode(const explore::ExploreOptions& options);

}  // namespace assay::app
