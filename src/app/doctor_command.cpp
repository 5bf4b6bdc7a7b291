// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "app/commands.h"
#include "app/exit_codes.h"
#include "app/option_values.h"
#include "base/result.h"
#include "boot/launcher.h"
#include "classpath/jdk.h"
#include "report/doctor_report.h"
#include "sandbox/survey.h"

namespace assay::app {

Result<int> doctor_command(const CommandLine& line) {
  const std::optional<std::filesystem::path> jdk = jdk_home(line);
  const bool as_json = line.has(OptionId::Json);
  if (!as_json) {
    fmt::print("{}", report::search_text(classpath::JdkSearch::of_environment(jdk)));
  }
  const report::DoctorReport report{TRY(boot::doctor(jdk)), {sandbox::survey()}};
  const report::Detail detail =
      line.has(OptionId::All) ? report::Detail::Full : report::Detail::Short;
  fmt::print("{}", as_json ? to_json(report) : to_text(report, detail));
  return static_cast<int>(report.jdk.self_test_ok ? ExitCode::Ok : ExitCode::InternalError);
}

}  // namespace assay::app
