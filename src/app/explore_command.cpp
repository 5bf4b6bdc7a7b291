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

namespace assay::app {

Result<int> explore_command(const CommandLine& line) {
  const Result<ExploreRequest> request = explore_request(line);
  if (!request.ok()) {
    fmt::print(stderr, "assay: {}\n", request.error().message);
    return static_cast<int>(ExitCode::Usage);
  }
  const auto& [options, target, trace] = request.value();
  warn_of_unfollowed(options.class_path);
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
