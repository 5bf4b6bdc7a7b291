// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "app/command_line.h"
#include "app/commands.h"
#include "app/crash_guard.h"
#include "app/exit_codes.h"
#include "app/help.h"
#include "base/result.h"

namespace assay::app {
namespace {

int fail(ExitCode code, std::string_view message) {
  std::fflush(stdout);
  fmt::print(stderr, "assay: {}\n", message);
  return static_cast<int>(code);
}

int print(const std::string& text) {
  fmt::print("{}", text);
  return static_cast<int>(ExitCode::Ok);
}

int help_command(const CommandLine& line) {
  if (line.has(OptionId::Markdown)) {
    return print(help_markdown());
  }
  if (line.operands.empty()) {
    return print(overview_text());
  }
  const Command* subject = find_command(line.operands.front());
  if (subject == nullptr) {
    return fail(ExitCode::Usage,
                fmt::format("no command '{}' to explain; see: assay help", line.operands.front()));
  }
  if (line.has(OptionId::Calls)) {
    return print(calls_help_text(*subject));
  }
  return print(line.has(OptionId::All) ? more_help_text(*subject) : help_text(*subject));
}

Result<int> dispatch(const CommandLine& line) {
  if (line.has(OptionId::Help)) {
    return print(help_text(*line.command));
  }
  switch (line.command->id) {
    case CommandId::Generate:
      return generate_command(line);
    case CommandId::Check:
      return check_command(line);
    case CommandId::Explore:
      return explore_command(line);
    case CommandId::Verify:
      return verify_command(line);
    case CommandId::Run:
      return run_command(line);
    case CommandId::Doctor:
      return doctor_command(line);
    case CommandId::Version:
      return print("assay " ASSAY_VERSION "\n");
    case CommandId::Help:
      return help_command(line);
  }
  return fail(ExitCode::InternalError, "a command has no code");
}

int run(std::vector<std::string> words) {
  const Result<CommandLine> line = parse_command_line(std::move(words));
  if (!line.ok()) {
    return fail(ExitCode::Usage, line.error().message);
  }
  const Result<int> code = dispatch(line.value());
  return code.ok() ? code.value() : fail(ExitCode::NothingToRun, code.error().message);
}

}  // namespace
}  // namespace assay::app

int main(int argument_count, char** arguments) {
  assay::app::install_crash_guard();
  try {
    return assay::app::run({arguments + 1, arguments + argument_count});
  } catch (const std::exception& failure) {
    return assay::app::fail(assay::app::ExitCode::InternalError, failure.what());
  }
}
