// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cstdio>
#include <fstream>

#include "app/commands.h"
#include "app/config_file.h"
#include "app/exit_codes.h"
#include "app/generate_json.h"
#include "app/generate_options.h"
#include "app/generate_run.h"
#include "app/generate_text.h"
#include "app/jacoco_xml.h"
#include "generate/booted_generator.h"

namespace assay::app {
namespace {

constexpr std::string_view kStandardOutput = "-";

int fail(ExitCode code, std::string_view message) {
  std::fflush(stdout);
  fmt::print(stderr, "assay: {}\n", message);
  return static_cast<int>(code);
}

Result<void> write(const std::string& file, const std::string& text) {
  if (file == kStandardOutput) {
    fmt::print("{}", text);
    return {};
  }
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) return Error{fmt::format("cannot write {}", file)};
  return {};
}

Result<void> write_reports(const GenerateRequest& request, const GenerateReport& report) {
  if (request.json) TRY(write(*request.json, generate_json(report)));
  if (request.jacoco_xml) TRY(write(*request.jacoco_xml, jacoco_xml(report)));
  if (request.json != kStandardOutput && request.jacoco_xml != kStandardOutput) {
    fmt::print("{}", generate_text(report, request.verbose));
  }
  return {};
}

int exit_code_of(const GenerateReport& report) {
  if (report.failures() > 0) {
    return fail(ExitCode::InternalError,
                fmt::format("internal error in {} {}; see the report", report.failures(),
                            report.failures() == 1 ? "class" : "classes"));
  }
  if (report.is_partial()) {
    return fail(ExitCode::Stopped, report.was_interrupted
                                       ? "stopped: interrupted; what was there is written"
                                       : "stopped: the budget was used up before all was done");
  }
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
  const GenerateReport report = TRY(run_generate(
      request.value(), ASSAY_VERSION, header_command(line.value()), generate::booted_generator));
  const Result<void> written = write_reports(request.value(), report);
  if (!written.ok()) return fail(ExitCode::InternalError, written.error().message);
  return exit_code_of(report);
}

}  // namespace assay::app
