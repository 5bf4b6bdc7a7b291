// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "app/command_table.h"

namespace assay::app {

/// What `assay help` shows: the commands and the exit codes.
std::string overview_text();

/// What `assay help COMMAND` shows; fits on one screen.
std::string help_text(const Command& command);
/// The second screen, `assay help COMMAND --all`: the rarely needed options.
std::string more_help_text(const Command& command);
/// The page about what tests may call; the first one for a command that writes none.
std::string calls_help_text(const Command& command);

/// All of the above as docs/cli.md.
std::string help_markdown();

}  // namespace assay::app
