// SPDX-License-Identifier: Apache-2.0
#include "report/run/run_problems.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "report/text/text_table.h"
#include "suite/class_result.h"
#include "workers/worker_pool.h"

namespace assay::report {

std::vector<std::string> remarks_on(const ClassReport& row) {
  const suite::ClassResult& result = row.outcome.result;
  std::vector<std::string> remarks;
  if (result.failure) remarks.push_back("failed: " + *result.failure);
  if (!result.unusable.empty()) remarks.push_back(result.unusable);
  if (row.outcome.ending != workers::Ending::Finished)
    remarks.emplace_back(name_of(row.outcome.ending));
  if (!row.suite.problem.empty()) remarks.push_back(row.suite.problem);
  if (result.budget_was_hit) remarks.emplace_back("budget used up");
  return remarks;
}

std::vector<std::string> problems_of(const RunReport& report) {
  std::vector<std::string> problems = report.warnings;
  if (report.was_interrupted) problems.emplace_back("interrupted");
  if (!report.unvalidated.empty())
    problems.push_back("not judged on the stock JVM: " + report.unvalidated);
  for (const auto& [reason, names] : report.left_out)
    problems.push_back(fmt::format("left out: {} ({})", reason, names.size()));
  for (const std::string& each : report.unfollowed) problems.push_back(each);
  for (const std::string& name : report.missing_classes())
    problems.push_back("on no path: " + name);
  for (const std::string& each : report.restarts) problems.push_back(each);
  for (const std::string& each : report.places_not_tried)
    problems.push_back("tests were not tried " + each);
  return problems;
}

nlohmann::ordered_json obstacles_json(std::span<const ClassReport> rows) {
  std::map<std::string, std::uint64_t> counts;
  for (const ClassReport& row : rows) {
    for (const auto& [what, count] : row.outcome.result.obstacles) counts[what] += count;
  }
  using Row = std::pair<std::string, std::uint64_t>;
  std::vector<Row> sorted(counts.begin(), counts.end());
  std::ranges::stable_sort(sorted, std::greater{}, &Row::second);
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto& [what, count] : sorted) list.push_back({{"what", what}, {"count", count}});
  return list;
}

}  // namespace assay::report
