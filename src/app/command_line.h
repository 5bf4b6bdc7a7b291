// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command_table.h"
#include "base/result.h"

namespace assay::app {

struct OptionValue {
  OptionId option;
  std::string value;  // empty for a switch
};

/// A command line taken apart: which command, its options in order, and what is left.
struct CommandLine {
  const Command* command;
  std::vector<OptionValue> options;
  std::vector<std::string> operands;

  bool has(OptionId option) const;
  /// The value given last, as a repeated option overrides the earlier one.
  std::optional<std::string_view> value(OptionId option) const;
};

/// Understands the words after "assay". `@FILE` before the main class stands for the words in that
/// file. An Error is a mistake of the user and says how to spell it right.
Result<CommandLine> parse_command_line(std::vector<std::string> words);

}  // namespace assay::app
