// SPDX-License-Identifier: Apache-2.0
#include "app/option_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.h"

namespace assay::app {
namespace {

std::string_view name_of(const CommandLine& line, OptionId option) {
  return std::ranges::find(line.command->options, option, &Option::id)->name;
}

/// What the parser makes of the value given last; an Error names the option.
Result<std::optional<std::uint64_t>> parsed(const CommandLine& line, OptionId option,
                                            NumberParser parse) {
  const std::optional<std::string_view> text = line.value(option);
  if (!text) {
    return std::optional<std::uint64_t>();
  }
  const Result<std::uint64_t> value = parse(*text);
  if (!value.ok()) {
    return Error{fmt::format("{}: {}", name_of(line, option), value.error().message)};
  }
  return std::optional(value.value());
}

Result<std::vector<std::string>> packages(const CommandLine& line, OptionId option) {
  std::vector<std::string> all;
  for (const OptionValue& given : line.options) {
    if (given.option != option) {
      continue;
    }
    const Result<void> checked = boot::check_module_access(given.value);
    if (!checked.ok()) {
      return Error{fmt::format("{}: {}", name_of(line, option), checked.error().message)};
    }
    all.push_back(given.value);
  }
  return all;
}

}  // namespace

Result<std::uint64_t> limit(const CommandLine& line, OptionId option, NumberParser parse,
                            std::uint64_t otherwise) {
  const std::optional<std::uint64_t> value = TRY(parsed(line, option, parse));
  if (value == 0u) {
    return Error{fmt::format("{}: a limit of 0 would stop every run", name_of(line, option))};
  }
  return value.value_or(otherwise);
}

Result<std::optional<std::uint64_t>> count_within(const CommandLine& line, OptionId option,
                                                  Range range) {
  const std::optional<std::uint64_t> value = TRY(parsed(line, option, parse_count));
  if (value && (*value < range.least || *value > range.most)) {
    return Error{fmt::format("{}: expected a number from {} to {}, found {}", name_of(line, option),
                             range.least, range.most, *value)};
  }
  return value;
}

std::string_view class_path(const CommandLine& line) {
  const char* from_environment = std::getenv("CLASSPATH");
  return line.value(OptionId::ClassPath)
      .value_or(from_environment != nullptr ? from_environment : ".");
}

Result<boot::ModuleAccess> module_access(const CommandLine& line) {
  boot::ModuleAccess access;
  access.exports = TRY(packages(line, OptionId::AddExports));
  access.opens = TRY(packages(line, OptionId::AddOpens));
  return access;
}

std::optional<std::filesystem::path> jdk_home(const CommandLine& line) {
  const std::optional<std::string_view> home = line.value(OptionId::Jdk);
  return home ? std::optional<std::filesystem::path>(*home) : std::nullopt;
}

}  // namespace assay::app
