// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/command_line.h"
#include "base/result.h"

namespace assay::app {

/// The command line with the settings of a file added that it does not give itself. The file is
/// the one that --config names, else ./assay.toml if there is one. Its table named after the
/// command has the long names of options as keys, and `targets`. An Error names file and line.
Result<CommandLine> with_config_file(const CommandLine& line);

/// The same for a text; `origin` is for messages.
Result<CommandLine> with_config(const CommandLine& line, std::string_view toml,
                                std::string_view origin);

/// A key of such a file and what it says.
struct Setting {
  std::string_view key;
  std::variant<bool, std::int64_t, std::string, std::vector<std::string>> value;
};

/// The table of a command in such a file, with the settings in the order given. TOML is UTF-8:
/// other bytes do not survive.
std::string config_table(std::string_view command, std::span<const Setting> settings);

}  // namespace assay::app
