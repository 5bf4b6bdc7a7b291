// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/command_line.h"
#include "app/generate_options.h"
#include "base/result.h"
#include "crash/class_checker.h"
#include "findings/grouping.h"
#include "findings/triage.h"
#include "findings/warnings.h"
#include "report/check/baseline.h"
#include "report/check/formats.h"

namespace assay::app {

/// Which findings make the command end with exit code 3.
enum class FailOn : std::uint8_t { None, New, Any };

/// A report that is to go to a file.
struct WantedCheckReport {
  const report::CheckFormat* format;
  std::string file;
};

/// What `assay check` was asked to do.
struct CheckRequest {
  GenerateRequest run;  // what it has in common with `generate`
  findings::TriageOptions triage;
  findings::Grouping grouping = findings::Grouping::Line;
  bool as_regression = false;
  bool statics = true;  // static state is searched as an input, too
  crash::Promises promises;
  std::optional<std::filesystem::path> puts;  // where tests of invariants go
  FailOn fail_on = FailOn::None;
  std::optional<report::Baseline> baseline;  // an earlier report
  std::vector<WantedCheckReport> reports;
  bool shows_unconfirmed = false;
  std::optional<std::vector<findings::Warning>> warnings;  // of other tools, to be answered
  bool lists_tests = false;                                // instead of a search
  std::optional<std::string> test_number;                  // likewise

  /// For the workers, once the classes are known.
  crash::CheckOptions options() const;
};

/// An Error is a mistake in the command line.
Result<CheckRequest> check_request(const CommandLine& line);

}  // namespace assay::app
