// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/grouping.h"
#include "findings/triage.h"
#include "findings/warnings.h"
#include "report/run/run_report.h"

namespace assay::report {

/// A group of crashes with one cause, confirmed on the stock virtual machine: what a person sees.
struct Finding {
  findings::Crash crash;    // the simplest
  std::string fingerprint;  // the same in the next run, whatever lines were put in above it
  unsigned rank = 0;        // from 1 on: its place among all
  std::size_t count = 1;    // crashes that were seen
  bool is_new = true;       // not in the baseline
  std::string tested;       // the class whose tests show it
  std::string test_file;    // below the output folder
  std::string test_name;
  std::string test_source;  // the method
};

/// What is to be said of a warning of another tool.
struct WarningAnswer {
  enum class Verdict : std::uint8_t {
    Confirmed,
    NotConfirmed,
    Impossible,  // by the code of the method, under the assumptions of hazards/hazard_index.h
    Unknown,     // the class was not looked at
  };
  findings::Warning warning;
  Verdict verdict = Verdict::Unknown;
  std::string reason;  // or the test that confirms it
};
/// "confirmed", "not confirmed", "impossible", "not looked at".
std::string_view name_of(WarningAnswer::Verdict verdict);

/// What an earlier report says of a finding, as much as is needed to speak of it.
struct AbsentFinding {
  std::string fingerprint, rule, level, message;
  std::string uri, uri_base;  // of the source file; may be empty
  int line = -1;
  std::string tested;      // the class whose test showed it; may be empty
  bool was_sought = true;  // that class was searched this time
};

/// What a run of `assay check` came to; text, JSON, SARIF and HTML are made from it.
struct CheckReport {
  RunReport run;
  findings::Mode mode = findings::Mode::Blame;
  std::vector<Finding> findings;  // by rank
  std::vector<findings::Suppressed> suppressed;
  std::vector<findings::Unconfirmed> unconfirmed;
  findings::StaticsFound statics;  // of all classes
  bool shows_unconfirmed = false;
  std::vector<WarningAnswer> answers;  // to warnings of other tools
  bool has_baseline = false;
  std::vector<AbsentFinding> absent;  // of the baseline: not found this time
  std::size_t members = 0, exercised = 0;

  std::size_t new_findings() const;
  /// Of those that are absent, the ones whose class was searched.
  std::size_t not_found_again() const;
};

/// By the findings, by what was dropped, and by what may fail as far as the code tells.
std::vector<WarningAnswer> answer_warnings(const std::vector<findings::Warning>& warnings,
                                           const CheckReport& report);

/// The findings of all classes: one for each group, ranked. Crashes that another class's simpler
/// test stands for are taken out of the rows, whose files are then to be written again: `stale`
/// says which.
std::vector<Finding> merge_findings(std::vector<ClassReport>& rows, findings::Grouping grouping,
                                    std::vector<std::size_t>& stale);

}  // namespace assay::report
