// SPDX-License-Identifier: Apache-2.0
#include "app/launch_options.h"

#include "app/option_values.h"
#include "base/text.h"

namespace assay::app {
namespace {

constexpr std::uint64_t kDefaultHeap = std::uint64_t{2} << 30;
constexpr std::uint64_t kUnlimited = 0;

/// java takes -Dkey for a property with an empty value.
std::pair<std::string, std::string> property(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) {
    return {std::string(text), ""};
  }
  return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

/// The first operand is the main class, or with -jar the jar; the others belong to the program.
Result<void> take_program(const CommandLine& line, boot::LaunchOptions& options) {
  if (line.operands.empty()) {
    return Error{"no main class given; see: assay help run"};
  }
  if (line.has(OptionId::Jar)) {
    options.jar = line.operands.front();
  } else {
    options.main_class = line.operands.front();
  }
  options.arguments.assign(line.operands.begin() + 1, line.operands.end());
  return {};
}

}  // namespace

Result<boot::LaunchOptions> launch_options(const CommandLine& line) {
  boot::LaunchOptions options{};
  TRY(take_program(line, options));
  options.jdk = jdk_home(line);
  options.class_path = class_path(line);
  options.module_access = TRY(module_access(line));
  for (const OptionValue& given : line.options) {
    if (given.option == OptionId::Property) {
      options.properties.push_back(property(given.value));
    }
  }
  options.enable_assertions = line.has(OptionId::EnableAssertions);
  options.carry_shadows = line.has(OptionId::Shadows);
  options.fuel = TRY(limit(line, OptionId::Fuel, parse_count, kUnlimited));
  options.heap_bytes = TRY(limit(line, OptionId::Heap, parse_size, kDefaultHeap));
  options.time_ns = TRY(limit(line, OptionId::Time, parse_duration, kUnlimited));
  return options;
}

}  // namespace assay::app
