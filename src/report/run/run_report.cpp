// SPDX-License-Identifier: Apache-2.0
#include "report/run/run_report.h"

#include <algorithm>

#include "explore/report.h"
#include "suite/class_result.h"

namespace assay::report {

using explore::Verdict;

RunCounts counts_of(const ClassReport& row) {
  const suite::ClassResult& result = row.outcome.result;
  const auto with = [&](Verdict verdict) {
    return static_cast<std::size_t>(
        std::ranges::count(result.branches, verdict, &explore::BranchVerdict::verdict));
  };
  RunCounts counts;
  counts.branches = result.branches.size();
  counts.covered = with(Verdict::Covered);
  counts.infeasible = with(Verdict::Infeasible);
  counts.undecided = with(Verdict::Undecided);
  counts.tests = row.suite.tests;
  counts.mutants = result.mutants.size();
  counts.killed = static_cast<std::size_t>(
      std::ranges::count(result.mutants, true, &suite::MutantResult::killed));
  counts.mismatches = row.suite.mismatches.size();
  return counts;
}

RunCounts RunReport::totals() const {
  RunCounts sum;
  for (const ClassReport& row : classes) {
    const RunCounts counts = counts_of(row);
    sum.branches += counts.branches;
    sum.covered += counts.covered;
    sum.infeasible += counts.infeasible;
    sum.undecided += counts.undecided;
    sum.tests += counts.tests;
    sum.mutants += counts.mutants;
    sum.killed += counts.killed;
    sum.mismatches += counts.mismatches;
  }
  return sum;
}

std::size_t RunReport::failures() const {
  return static_cast<std::size_t>(std::ranges::count_if(
      classes, [](const ClassReport& row) { return row.outcome.result.failure.has_value(); }));
}

std::set<std::string> RunReport::missing_classes() const {
  std::set<std::string> names;
  for (const ClassReport& row : classes)
    names.insert(row.outcome.result.missing.begin(), row.outcome.result.missing.end());
  return names;
}

std::size_t RunReport::lost() const {
  return static_cast<std::size_t>(std::ranges::count_if(classes, [](const ClassReport& row) {
    return row.outcome.ending == workers::Ending::TimedOut;
  }));
}

bool RunReport::wrote_nothing() const {
  return std::ranges::all_of(classes, [](const ClassReport& row) {
    return row.suite.state == delivery::WrittenSuite::State::NoTests;
  });
}

std::size_t RunReport::unwritten() const {
  return static_cast<std::size_t>(std::ranges::count_if(classes, [](const ClassReport& row) {
    return row.suite.state == delivery::WrittenSuite::State::Failed;
  }));
}

bool RunReport::is_partial() const {
  return was_interrupted || std::ranges::any_of(classes, [](const ClassReport& row) {
           const workers::Ending ending = row.outcome.ending;
           return ending != workers::Ending::Finished && ending != workers::Ending::Crashed;
         });
}

}  // namespace assay::report
