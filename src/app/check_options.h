// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/command_line.h"
#include "app/generate_options.h"
#include "base/result.h"
#include "crash/class_checker.h"
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
  FailOn fail_on = FailOn::None;
  std::optional<report::Baseline> baseline;  // an earlier report
  std::vector<WantedCheckReport> reports;

  /// For the workers, once the classes are known.
  crash::CheckOptions options() const;
};

/// An Error is a mistake in the command line.
Result<CheckRequest> check_request(const CommandLine& line);

}  // namespace assay::app
