// SPDX-License-Identifier: Apache-2.0
#include "report/run/run_json.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "coverage/method_coverage.h"
#include "delivery/suite_writer.h"
#include "emit/junit.h"
#include "report/isolation_report.h"
#include "report/text/json_text.h"
#include "suite/class_result.h"
#include "workers/result_json.h"

namespace assay::report {
namespace {

using nlohmann::ordered_json;

constexpr int kSchemaVersion = 1;

ordered_json counts_json(const RunCounts& counts) {
  return {{"branches", counts.branches},     {"covered", counts.covered},
          {"infeasible", counts.infeasible}, {"undecided", counts.undecided},
          {"tests", counts.tests},           {"mutants", counts.mutants},
          {"killed", counts.killed},         {"mismatches", counts.mismatches}};
}

/// The tests in the file; those dropped are among the mismatches.
ordered_json tests_json(const ClassReport& row) {
  ordered_json names = ordered_json::array();
  if (row.suite.tests == 0) return names;
  for (const emit::RenderedTest& test : row.outcome.result.tests.tests) {
    const bool was_dropped =
        std::ranges::count(row.suite.mismatches, test.name, &delivery::Mismatch::test) != 0;
    if (!was_dropped) names.push_back(test.name);
  }
  return names;
}

ordered_json mismatches_json(const delivery::WrittenSuite& suite) {
  ordered_json list = ordered_json::array();
  for (const delivery::Mismatch& mismatch : suite.mismatches) {
    list.push_back({{"test", mismatch.test},
                    {"kind", mismatch.kind},
                    {"message", mismatch.message},
                    {"source", mismatch.source}});
  }
  return list;
}

ordered_json phases_json(const std::map<std::string, std::uint64_t>& microseconds) {
  constexpr double kPerMillisecond = 1'000;
  ordered_json phases = ordered_json::object();
  for (const auto& [phase, time] : microseconds)
    phases[phase] = {{"milliseconds", static_cast<double>(time) / kPerMillisecond}};
  return phases;
}

ordered_json nested_json(const std::vector<coverage::ClassCoverage>& classes) {
  ordered_json list = ordered_json::array();
  for (const coverage::ClassCoverage& each : classes) {
    list.push_back({{"class", each.class_name},
                    {"source_file", each.source_file},
                    {"methods", workers::methods_json(each.methods)}});
  }
  return list;
}

ordered_json class_json(const ClassReport& row) {
  const suite::ClassResult& result = row.outcome.result;
  const delivery::WrittenSuite& suite = row.suite;
  return {
      {"class", result.class_name},
      {"source_file", result.source_file},
      {"ending", name_of(row.outcome.ending)},
      {"failure", result.failure ? ordered_json(*result.failure) : ordered_json()},
      {"suite", name_of(suite.state)},
      {"file", suite.files.empty() ? ordered_json() : ordered_json(suite.first_file().string())},
      {"files", suite.files},
      {"problem", suite.problem.empty() ? ordered_json() : ordered_json(suite.problem)},
      {"counts", counts_json(counts_of(row))},
      {"tests", tests_json(row)},
      {"mismatches", mismatches_json(suite)},
      {"branches", workers::branches_json(result.branches)},
      {"methods", workers::methods_json(result.methods)},
      {"nested", nested_json(result.nested)},
      {"mutants", workers::mutants_json(result.mutants)},
      {"unbuildable", result.unbuildable},
      {"missing", result.missing},
      {"obstacles", result.obstacles},
      {"dropped", result.dropped},
      {"runs", result.runs},
      {"queries", result.queries},
      {"sequences", result.sequences},
      {"symbolic_states", result.symbolic_states},
      {"phases", phases_json(result.phases)},
      {"budget_was_hit", result.budget_was_hit},
      {"milliseconds", result.milliseconds}};
}

}  // namespace

bool is_run_json(std::string_view start) {
  std::string dense;
  std::ranges::copy_if(start, std::back_inserter(dense),
                       [](unsigned char c) { return std::isspace(c) == 0; });
  return dense.starts_with(R"({"schema_version":)") &&
         dense.find(R"(,"command":"assaygenerate)") != std::string::npos;
}

std::string to_json(const RunReport& report) {
  ordered_json json{{"schema_version", kSchemaVersion},
                    {"version", report.version},
                    {"seed", report.seed},
                    {"command", report.command},
                    {"interrupted", report.was_interrupted},
                    {"validated", report.unvalidated.empty()},
                    {"unvalidated", report.unvalidated},
                    {"isolation", isolation_json(report.isolation)},
                    {"totals", counts_json(report.totals())}};
  ordered_json& classes = json["classes"] = ordered_json::array();
  for (const ClassReport& row : report.classes) classes.push_back(class_json(row));
  json["left_out"] = report.left_out;
  json["class_path_not_followed"] = report.unfollowed;
  json["warnings"] = report.warnings;
  json["missing_classes"] = report.missing_classes();
  json["restarts"] = report.restarts;
  json["places_not_tried"] = report.places_not_tried;
  json["milliseconds"] = report.milliseconds;
  return json_text(json);
}

}  // namespace assay::report
