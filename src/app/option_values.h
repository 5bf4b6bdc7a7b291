// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "app/command_line.h"
#include "base/result.h"
#include "boot/module_access.h"

namespace assay::app {

using NumberParser = Result<std::uint64_t> (*)(std::string_view);

/// The value of a limit, which must not be zero: that would stop every run.
Result<std::uint64_t> limit(const CommandLine& line, OptionId option, NumberParser parse,
                            std::uint64_t otherwise);

struct Range {
  std::uint64_t least;
  std::uint64_t most;
};

/// A count within a range, or nothing when the option is not given.
Result<std::optional<std::uint64_t>> count_within(const CommandLine& line, OptionId option,
                                                  Range range);

/// As for java: the option, $CLASSPATH, or else the current folder.
std::string_view class_path(const CommandLine& line);

/// All of --add-exports and --add-opens, which may be repeated.
Result<boot::ModuleAccess> module_access(const CommandLine& line);

std::optional<std::filesystem::path> jdk_home(const CommandLine& line);

}  // namespace assay::app
