// SPDX-License-Identifier: Apache-2.0
#include "report/check/check_report.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/text.h"
#include "emit/junit.h"
#include "suite/class_result.h"

namespace assay::report {

namespace {

using findings::Crash;

/// Where a crash is: a row and its number there.
struct Place {
  std::size_t row, number;
};

using Groups = std::map<std::string, std::vector<Place>>;

const Crash& crash_at(const std::vector<ClassReport>& rows, const Place& place) {
  return rows[place.row].outcome.result.findings.crashes[place.number];
}

/// The simplest of those from the usual state, unless that needs numbers that nobody would think of
/// and a test that puts static state in place does not.
const Place& best_of(const std::vector<ClassReport>& rows, const std::vector<Place>& places) {
  const Place* best[2] = {nullptr, nullptr};
  for (const Place& place : places) {
    const Crash& crash = crash_at(rows, place);
    const Place*& known = best[crash.statics ? 1 : 0];
    if (known == nullptr || findings::is_simpler(crash, crash_at(rows, *known))) known = &place;
  }
  if (best[0] == nullptr || best[1] == nullptr) return best[0] != nullptr ? *best[0] : *best[1];
  const bool is_worth_it =
      crash_at(rows, *best[0]).is_exotic && !crash_at(rows, *best[1]).is_exotic;
  return is_worth_it ? *best[1] : *best[0];
}

Finding finding_of(const ClassReport& row, const Crash& crash, std::size_t count) {
  Finding finding;
  finding.crash = crash;
  finding.fingerprint = findings::fingerprint(crash);
  finding.count = count;
  finding.tested = row.outcome.result.class_name;
  finding.test_file = row.suite.file_of(crash.test.value_or(0)).string();
  const suite::ClassResult& result = row.outcome.result;
  const emit::RenderedClass& tests =
      result.regression_tests ? *result.regression_tests : result.tests;
  if (crash.test && *crash.test < tests.tests.size()) {
    const emit::RenderedTest& test = tests.tests[*crash.test];
    finding.test_name = test.name;
    finding.test_source = emit::source_of(test);
  }
  return finding;
}

void rank(std::vector<Finding>& found) {
  const auto key = [](const Finding& finding) {
    const findings::Frame* place = finding.crash.place();
    return std::make_tuple(findings::rank_of(finding.crash),
                           place == nullptr ? std::string() : place->class_name,
                           place == nullptr ? -1 : place->line, finding.crash.exception,
                           finding.fingerprint, finding.test_name);
  };
  std::ranges::stable_sort(found, {}, key);
  for (std::size_t i = 0; i < found.size(); ++i) found[i].rank = static_cast<unsigned>(i + 1);
}

}  // namespace

std::size_t CheckReport::new_findings() const {
  return static_cast<std::size_t>(std::ranges::count(findings, true, &Finding::is_new));
}

std::size_t CheckReport::not_found_again() const {
  return static_cast<std::size_t>(std::ranges::count(absent, true, &AbsentFinding::was_sought));
}

std::vector<Finding> merge_findings(std::vector<ClassReport>& rows, findings::Grouping grouping,
                                    std::vector<std::size_t>& stale) {
  Groups groups;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::vector<Crash>& crashes = rows[row].outcome.result.findings.crashes;
    for (std::size_t i = 0; i < crashes.size(); ++i)
      groups[findings::group_key(crashes[i], grouping)].push_back({row, i});
  }
  std::vector<Finding> found;
  std::map<std::size_t, std::set<std::size_t>> others;  // by row: those not shown
  for (const auto& [key, places] : groups) {
    const Place& best = best_of(rows, places);
    std::size_t count = 0;
    for (const Place& place : places) {
      count += crash_at(rows, place).count;
      if (&place != &best) others[place.row].insert(place.number);
    }
    found.push_back(finding_of(rows[best.row], crash_at(rows, best), count));
  }
  for (const auto& [row, numbers] : others) {
    std::vector<Crash>& crashes = rows[row].outcome.result.findings.crashes;
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
      crashes.erase(crashes.begin() + static_cast<std::ptrdiff_t>(*number));
    stale.push_back(row);
  }
  rank(found);
  return found;
}

}  // namespace assay::report
