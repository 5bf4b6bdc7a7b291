// SPDX-License-Identifier: Apache-2.0
#include "app/search_modes.h"

#include <fmt/format.h>

#include "base/text.h"

namespace assay::app {
namespace {

constexpr std::string_view kSolver = "solver";
constexpr std::string_view kIndex = "index";
constexpr std::string_view kRandom = "random";
constexpr std::uint64_t kMostRetries = 1'000'000;

Result<void> take_arrays(std::string_view mode, explore::ExploreOptions& options) {
  options.arrays_by_index = mode == kIndex;
  if (mode == kIndex || mode == kSolver) return {};
  return Error{fmt::format("--arrays: expected {} or {}, found '{}'", kSolver, kIndex, mode)};
}

/// solver, random or random:N.
Result<void> take_floats(std::string_view mode, explore::ExploreOptions& options) {
  const std::size_t colon = mode.find(':');
  const std::string_view name = mode.substr(0, colon);
  options.floats_by_chance = name == kRandom;
  if (mode == kSolver || mode == kRandom) return {};
  if (name != kRandom) {
    return Error{fmt::format("--floats: expected {}, {} or {}:N, found '{}'", kSolver, kRandom,
                             kRandom, mode)};
  }
  const Result<std::uint64_t> retries = parse_count(mode.substr(colon + 1));
  if (!retries.ok()) return Error{fmt::format("--floats: {}", retries.error().message)};
  if (retries.value() > kMostRetries) {
    return Error{fmt::format("--floats: expected at most {} tries, found {}", kMostRetries,
                             retries.value())};
  }
  options.float_retries = static_cast<std::uint32_t>(retries.value());
  return {};
}

}  // namespace

Result<void> take_search_modes(const CommandLine& line, explore::ExploreOptions& options) {
  if (const auto mode = line.value(OptionId::Arrays)) TRY(take_arrays(*mode, options));
  if (const auto mode = line.value(OptionId::Floats)) TRY(take_floats(*mode, options));
  return {};
}

std::string arrays_mode(const explore::ExploreOptions& options) {
  return std::string(options.arrays_by_index ? kIndex : kSolver);
}

std::string floats_mode(const explore::ExploreOptions& options) {
  return options.floats_by_chance ? fmt::format("{}:{}", kRandom, options.float_retries)
                                  : std::string(kSolver);
}

}  // namespace assay::app
