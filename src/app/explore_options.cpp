// SPDX-License-Identifier: Apache-2.0
#include "app/explore_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "app/option_values.h"
#include "app/search_modes.h"
#include "base/text.h"
#include "explore/verify/property.h"

namespace assay::app {
namespace {

constexpr Range kAnyCount{1, std::numeric_limits<std::int64_t>::max()};
constexpr Range kAnySeed{0, std::numeric_limits<std::int64_t>::max()};
constexpr Range kLengths{0, 1'000'000};
constexpr Range kWorkers{1, 256};
constexpr std::uint64_t kNanosecondsPerMillisecond = 1'000'000;
constexpr std::uint64_t kLongestQuery = 1'000'000'000;  // milliseconds

Result<std::string> subject_of(const CommandLine& line) {
  if (!line.operands.empty()) {
    return line.operands.front();
  }
  const bool is_program = line.command->id == CommandId::Verify;
  return Error{fmt::format("no {} given; see: assay help {}", is_program ? "main class" : "target",
                           line.command->name)};
}

Result<void> take_limits(const CommandLine& line, explore::ExploreOptions& options) {
  options.heap_bytes = TRY(limit(line, OptionId::Heap, parse_size, options.heap_bytes));
  options.time_nanoseconds =
      TRY(limit(line, OptionId::Time, parse_duration, options.time_nanoseconds));
  const std::uint64_t query_nanoseconds =
      TRY(limit(line, OptionId::QueryTime, parse_duration,
                options.query_milliseconds * kNanosecondsPerMillisecond));
  options.query_milliseconds = static_cast<std::uint32_t>(
      std::clamp<std::uint64_t>(query_nanoseconds / kNanosecondsPerMillisecond, 1, kLongestQuery));
  options.max_paths =
      TRY(count_within(line, OptionId::MaxPaths, kAnyCount)).value_or(options.max_paths);
  options.all_paths = line.has(OptionId::AllPaths);
  options.share_calls = !line.has(OptionId::NoSharing);
  options.max_length = static_cast<std::uint32_t>(
      TRY(count_within(line, OptionId::MaxLength, kLengths)).value_or(options.max_length));
  options.workers = static_cast<unsigned>(
      TRY(count_within(line, OptionId::Workers, kWorkers)).value_or(options.workers));
  options.seed = TRY(count_within(line, OptionId::Seed, kAnySeed)).value_or(options.seed);
  return {};
}

/// What a run, a question and a string may take grows with the time there is, unless it is given.
void scale_limits(const CommandLine& line, explore::ExploreOptions& options) {
  constexpr std::uint64_t kUsualTime = 10'000'000'000, kMostTimes = 500, kPartForPatience = 20;
  constexpr std::uint32_t kLongest = 4'096;
  const std::uint64_t times =
      std::clamp<std::uint64_t>(options.time_nanoseconds / kUsualTime, 1, kMostTimes);
  options.fuel *= times;
  options.patience_nanoseconds = options.time_nanoseconds / kPartForPatience;
  if (!line.has(OptionId::QueryTime)) {
    options.query_milliseconds =
        std::max(options.query_milliseconds,
                 static_cast<std::uint32_t>(std::min<std::uint64_t>(
                     options.time_nanoseconds / kNanosecondsPerMillisecond / 4, kLongestQuery)));
  }
  if (!line.has(OptionId::MaxLength)) {
    for (std::uint64_t left = times; left >= 4 && options.max_length < kLongest; left /= 4)
      options.max_length *= 2;
  }
}

Result<explore::Property> property(std::string_view word) {
  if (word == "assert") return explore::Property::Assertions;
  if (word == "exceptions") return explore::Property::Exceptions;
  if (word == "both") return explore::Property::Both;
  return Error{fmt::format("--property: expected assert, exceptions or both, found '{}'", word)};
}

}  // namespace

Result<ExploreRequest> explore_request(const CommandLine& line) {
  ExploreRequest request;
  request.options.proofs = true;
  request.subject = TRY(subject_of(line));
  TRY(take_limits(line, request.options));
  scale_limits(line, request.options);
  TRY(take_search_modes(line, request.options));
  if (const auto word = line.value(OptionId::Violation))
    request.options.property = TRY(property(*word));
  request.options.jdk = jdk_home(line);
  request.options.class_path = class_path(line);
  request.options.module_access = TRY(module_access(line));
  request.options.self_check = !line.has(OptionId::NoSelfCheck);
  request.options.solver.query_log = line.value(OptionId::SolverLog).value_or("");
  if (const auto path = TRY(count_within(line, OptionId::Trace, kAnyCount))) {
    request.trace = *path;
    request.options.conditions = true;
  }
  const std::string_view when = line.value(OptionId::Init).value_or("precise");
  if (when != "precise" && when != "eager")
    return Error{fmt::format("--init: expected precise or eager, found '{}'", when)};
  request.lists_critical_points = when == "eager";
  return request;
}

}  // namespace assay::app
