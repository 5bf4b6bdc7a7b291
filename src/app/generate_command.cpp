// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "app/commands.h"
#include "app/config_file.h"
#include "app/exit_codes.h"
#include "app/generate_options.h"
#include "app/generate_run.h"
#include "base/result.h"
#include "report/run/formats.h"
#include "report/run/report_file.h"
#include "report/run/run_report.h"
#include "report/run/run_text.h"
#include "report/text/text_table.h"
#include "workers/booted_generator.h"

namespace assay::app {
namespace {

using report::ReportFile;
using report::RunReport;

int fail(ExitCode code, std::string_view message) {
  std::fflush(stdout);
  fmt::print(stderr, "assay: {}\n", message);
  return static_cast<int>(code);
}

/// The reports that are asked for besides the text.
class Reports {
 public:
  explicit Reports(const GenerateRequest& request) {
    for (const auto& [format, file] : request.reports) {
      const ReportFile target(std::string(format->flag), file, format->is_ours,
                              request.reporting.overwrite);
      files_.push_back({format, target});
    }
  }

  Result<void> check() const {
    std::vector<ReportFile> files;
    for (const Wanted& wanted : files_) files.push_back(wanted.file);
    return ReportFile::check_all(files);
  }

  Result<void> write(const RunReport& report, bool verbose) const {
    for (const Wanted& wanted : files_) TRY(wanted.file.write(wanted.format->render(report)));
    const auto is_output = [](const Wanted& wanted) { return wanted.file.is_standard_output(); };
    if (std::ranges::none_of(files_, is_output)) fmt::print("{}", to_text(report, verbose));
    return {};
  }

 private:
  struct Wanted {
    const report::Format* format;
    ReportFile file;
  };
  std::vector<Wanted> files_;
};

int exit_code_of(const RunReport& report) {
  if (report.failures() > 0) {
    return fail(ExitCode::InternalError,
                fmt::format("internal error in {} {}; see the report", report.failures(),
                            report.failures() == 1 ? "class" : "classes"));
  }
  if (report.unwritten() > 0) {
    return fail(ExitCode::Stopped, fmt::format("stopped: {} could not be written; see the report",
                                               report::counted(report.unwritten(), "test file")));
  }
  if (report.was_interrupted)
    return fail(ExitCode::Stopped, "stopped: interrupted; what was there is written");
  if (report.lost() > 0) {
    return fail(ExitCode::Stopped,
                fmt::format("stopped: {} {} did not end in time; see the report", report.lost(),
                            report.lost() == 1 ? "class" : "classes"));
  }
  if (report.is_partial())
    return fail(ExitCode::Stopped, "stopped: the budget was used up before all was done");
  if (report.wrote_nothing())
    return fail(ExitCode::Stopped, "stopped: no test was written; the report says why");
  return static_cast<int>(ExitCode::Ok);
}

}  // namespace

Result<int> generate_command(const CommandLine& given) {
  const Result<CommandLine> line = with_config_file(given);
  if (!line.ok()) return fail(ExitCode::Usage, line.error().message);
  const Result<GenerateRequest> request = generate_request(line.value());
  if (!request.ok()) return fail(ExitCode::Usage, request.error().message);
  if (given.has(OptionId::ShowConfig)) {
    fmt::print("{}", config_text(request.value()));
    return static_cast<int>(ExitCode::Ok);
  }
  const Reports reports(request.value());
  if (const Result<void> checked = reports.check(); !checked.ok()) {
    return fail(ExitCode::Usage, checked.error().message);
  }
  const RunReport report = TRY(run_generate(
      request.value(), ASSAY_VERSION, header_command(line.value()), workers::booted_generator));
  const Result<void> written = reports.write(report, request.value().verbose);
  if (!written.ok()) return fail(ExitCode::InternalError, written.error().message);
  return exit_code_of(report);
}

}  // namespace assay::app
