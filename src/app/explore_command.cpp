// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "app/commands.h"
#include "app/exit_codes.h"
#include "app/explore_options.h"
#include "app/unfollowed.h"
#include "base/result.h"
#include "explore/explore.h"
#include "explore/report.h"
#include "report/explore/explore_json.h"
#include "report/explore/explore_report.h"
#include "report/explore/explore_text.h"
#include "report/text/text_table.h"
#include "search/statics/critical_points.h"

namespace assay::app {

namespace {

/// Where it would matter when initialisers run, if they ran ahead of their time.
std::string critical_points_text(const std::vector<search::MethodPoints>& methods) {
  constexpr std::size_t kWidth = 60;
  std::string text;
  for (const search::MethodPoints& each : methods) {
    text += fmt::format("{}: {}\n", report::printable(each.method),
                        report::counted(each.points.size(), "critical point"));
    report::TextTable table({{"line", kWidth, true},
                             {"code", kWidth, true},
                             {"what it does", kWidth},
                             {"class", kWidth},
                             {"because", kWidth}});
    for (const search::CriticalPoint& point : each.points)
      table.add_row({std::to_string(point.line), std::to_string(point.bytecode_index),
                     point.operation, point.class_name, point.because});
    if (!each.points.empty()) text += table.text("  ");
  }
  return text;
}

}  // namespace

Result<int> explore_command(const CommandLine& line) {
  const Result<ExploreRequest> request = explore_request(line);
  if (!request.ok()) {
    fmt::print(stderr, "assay: {}\n", request.error().message);
    return static_cast<int>(ExitCode::Usage);
  }
  const auto& [options, target, trace, lists_critical_points] = request.value();
  warn_of_unfollowed(options.class_path);
  if (lists_critical_points) {
    fmt::print("{}", critical_points_text(TRY(search::critical_points(options, target))));
    return static_cast<int>(ExitCode::Ok);
  }
  const report::ExploreReport report{TRY(explore::explore(options, target)), trace,
                                     line.has(OptionId::Times)};
  fmt::print("{}", line.has(OptionId::Json) ? to_json(report) : to_text(report));
  const auto failed = static_cast<std::size_t>(std::ranges::count_if(
      report.targets,
      [](const explore::TargetReport& explored) { return explored.failure.has_value(); }));
  if (failed == 0) {
    return static_cast<int>(ExitCode::Ok);
  }
  std::fflush(stdout);
  fmt::print(stderr, "assay: internal error in the exploration of {}; see the report\n",
             report::counted(failed, "method"));
  return static_cast<int>(ExitCode::InternalError);
}

}  // namespace assay::app
