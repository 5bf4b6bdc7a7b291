// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cstdio>

#include "app/commands.h"
#include "app/exit_codes.h"
#include "app/explore_options.h"
#include "app/unfollowed.h"
#include "base/result.h"
#include "explore/explore.h"
#include "explore/report.h"
#include "report/explore/replay_verifier.h"
#include "report/explore/verify_report.h"

namespace assay::app {
namespace {

using Verdict = explore::VerifyReport::Verdict;

ExitCode exit_code(Verdict verdict) {
  switch (verdict) {
    case Verdict::True:
      return ExitCode::Ok;
    case Verdict::False:
      return ExitCode::Violated;
    case Verdict::Unknown:
      return ExitCode::Undecided;
  }
  return ExitCode::InternalError;
}

}  // namespace

Result<int> verify_command(const CommandLine& line) {
  const Result<ExploreRequest> request = explore_request(line);
  if (!request.ok()) {
    fmt::print(stderr, "assay: {}\n", request.error().message);
    return static_cast<int>(ExitCode::Usage);
  }
  const auto& [options, main_class, trace, lists_critical_points] = request.value();
  warn_of_unfollowed(options.class_path);
  const report::VerifyReport report{TRY(explore::verify(options, main_class)),
                                    {options.class_path, main_class, options.module_access},
                                    line.has(OptionId::Times),
                                    line.value(OptionId::Replay).value_or("")};
  if (!report.replay_folder.empty())
    TRY(report::write_replay_verifiers(report.result, report.replay_folder));
  fmt::print("{}", line.has(OptionId::Json) ? to_json(report) : to_text(report));
  return static_cast<int>(exit_code(report.result.verdict));
}

}  // namespace assay::app
