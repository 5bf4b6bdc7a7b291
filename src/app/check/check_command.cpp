// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "app/check/check_options.h"
#include "app/check/check_run.h"
#include "app/commands.h"
#include "app/exit_codes.h"
#include "base/result.h"
#include "boot/runtime.h"
#include "classpath/jdk.h"
#include "crash/test_space.h"
#include "explore/explore.h"
#include "explore/method_explorer.h"
#include "report/check/check_report.h"
#include "report/check/check_text.h"
#include "report/run/report_file.h"
#include "report/text/text_table.h"
#include "search/search_options.h"
#include "targets/class_selection.h"
#include "workers/booted_checker.h"

namespace assay::app {
namespace {

using report::CheckReport;
using report::ReportFile;

int end_with(ExitCode code, std::string_view message) {
  std::fflush(stdout);
  fmt::print(stderr, "assay: {}\n", message);
  return static_cast<int>(code);
}

ReportFile file_of(const CheckRequest& request, const WantedCheckReport& wanted) {
  return {std::string(wanted.format->flag), wanted.file, wanted.format->is_ours,
          request.run.reporting.overwrite};
}

Result<void> write_reports(const CheckRequest& request, const CheckReport& report) {
  bool has_output = false;
  for (const WantedCheckReport& wanted : request.reports) {
    const ReportFile file = file_of(request, wanted);
    TRY(file.write(wanted.format->render(report)));
    has_output |= file.is_standard_output();
  }
  if (!has_output) fmt::print("{}", to_text(report, request.run.verbose));
  return {};
}

bool is_failed(const CheckRequest& request, const CheckReport& report) {
  return (request.fail_on == FailOn::Any && !report.findings.empty()) ||
         (request.fail_on == FailOn::New && report.new_findings() > 0);
}

int exit_code_of(const CheckRequest& request, const CheckReport& report) {
  if (report.run.failures() > 0) {
    return end_with(ExitCode::InternalError,
                    fmt::format("internal error in {} {}; see the report", report.run.failures(),
                                report.run.failures() == 1 ? "class" : "classes"));
  }
  if (is_failed(request, report)) {
    const std::string which = request.fail_on == FailOn::New && report.has_baseline
                                  ? report::counted(report.new_findings(), "new finding")
                                  : report::counted(report.findings.size(), "finding");
    return end_with(ExitCode::Findings, which + "; see the report");
  }
  if (report.run.unwritten() > 0)
    return end_with(ExitCode::Stopped, "stopped: tests could not be written; see the report");
  if (!report.run.unvalidated.empty())
    return end_with(ExitCode::Stopped, "stopped: not all could be confirmed; see the report");
  if (report.run.is_partial())
    return end_with(ExitCode::Stopped, "stopped: the budget was used up before all was done");
  return static_cast<int>(ExitCode::Ok);
}

/// What there is to try, without trying any of it.
Result<std::string> test_space_text(const CheckRequest& request) {
  const search::SearchOptions& options = request.run.options;
  const classpath::Jdk jdk =
      TRY(find_jdk(classpath::JdkSearch::of_environment(options.explore.jdk)));
  targets::ClassSelection selection = TRY(targets::select_classes(
      {request.run.targets, request.run.exclude, options.access, options.explore.class_path,
       std::filesystem::current_path(), jdk.feature}));
  explore::ExploreOptions exploring = options.explore;
  exploring.class_path = selection.class_path;
  const std::unique_ptr<boot::Runtime> runtime = TRY(explore::make_runtime(exploring));
  if (request.test_number)
    return crash::numbered_test(*runtime, options, selection.jobs, *request.test_number);
  return crash::list_test_space(*runtime, options, selection.jobs);
}

}  // namespace

Result<int> check_command(const CommandLine& line) {
  const Result<CheckRequest> request = check_request(line);
  if (!request.ok()) return end_with(ExitCode::Usage, request.error().message);
  if (request.value().lists_tests || request.value().test_number) {
    const Result<std::string> text = test_space_text(request.value());
    if (!text.ok()) return end_with(ExitCode::Usage, text.error().message);
    fmt::print("{}", text.value());
    return static_cast<int>(ExitCode::Ok);
  }
  std::vector<ReportFile> files;
  for (const WantedCheckReport& wanted : request.value().reports)
    files.push_back(file_of(request.value(), wanted));
  const Result<void> checked = ReportFile::check_all(files);
  if (!checked.ok()) return end_with(ExitCode::Usage, checked.error().message);
  const CheckReport report =
      TRY(run_check(request.value(), ASSAY_VERSION, header_command(line), workers::booted_checker));
  const Result<void> written = write_reports(request.value(), report);
  if (!written.ok()) return end_with(ExitCode::InternalError, written.error().message);
  return exit_code_of(request.value(), report);
}

}  // namespace assay::app
