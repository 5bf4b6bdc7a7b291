// SPDX-License-Identifier: Apache-2.0
// The data of the page; html/generate.js shows them.
#include "report/run/run_page.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "coverage/method_coverage.h"
#include "delivery/suite_writer.h"
#include "explore/report.h"
#include "report/html/assets.h"
#include "report/html/page.h"
#include "report/html/page_sources.h"
#include "report/run/run_problems.h"
#include "report/text/signature.h"
#include "suite/class_result.h"
#include "workers/worker_pool.h"

namespace assay::report {
namespace {

using coverage::MethodCoverage;
using nlohmann::ordered_json;
using suite::ClassResult;

bool is_kept(const ClassReport& row, std::size_t test) {
  const std::vector<bool>& kept = row.suite.kept;
  return row.suite.is_there() && (test >= kept.size() || kept[test]);
}

/// By branch: the tests that take it, of those that are in the file.
std::vector<std::vector<std::size_t>> takers_of(const ClassReport& row) {
  const ClassResult& result = row.outcome.result;
  std::vector<std::vector<std::size_t>> takers(result.branches.size());
  for (std::size_t test = 0; test < result.takes.size(); ++test) {
    if (!is_kept(row, test) || test >= result.tests.tests.size()) continue;
    for (std::uint32_t branch : result.takes[test]) {
      if (branch < takers.size()) takers[branch].push_back(test);
    }
  }
  return takers;
}

ordered_json branches_json(const ClassReport& row) {
  const std::vector<explore::BranchVerdict>& branches = row.outcome.result.branches;
  const auto takers = takers_of(row);
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < branches.size(); ++i) {
    list.push_back({{"method", branches[i].method},
                    {"line", branches[i].line},
                    {"edge", branches[i].edge},
                    {"verdict", explore::name_of(branches[i].verdict)},
                    {"reason", branches[i].reason},
                    {"tests", takers[i]}});
  }
  return list;
}

ordered_json mutants_json(const ClassResult& result) {
  ordered_json list = ordered_json::array();
  for (const suite::MutantResult& mutant : result.mutants) {
    list.push_back({{"method", mutant.method},
                    {"line", mutant.line},
                    {"description", mutant.description},
                    {"covered", mutant.covered},
                    {"killed", mutant.killed}});
  }
  return list;
}

ordered_json tests_json(const ClassReport& row) {
  const auto& tests = row.outcome.result.tests.tests;
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < tests.size(); ++i) {
    list.push_back({{"name", tests[i].name},
                    {"source", join(tests[i].lines, "\n") + "\n"},
                    {"kept", is_kept(row, i)}});
  }
  return list;
}

/// "method(int, String)"; of a nested class with its name before it.
std::string method_text(const ClassResult& result, const std::string& class_name,
                        const MethodCoverage& method) {
  const std::string text = signature(class_name, method.name, method.descriptor);
  return class_name == result.class_name
             ? text
             : class_name.substr(class_name.find_last_of(".$") + 1) + "." + text;
}

ordered_json method_json(const std::string& name, const MethodCoverage& method) {
  std::size_t lines = 0, covered_lines = 0;
  std::uint64_t branches = 0, covered_branches = 0;
  for (const MethodCoverage::Line& line : method.lines) {
    lines += line.line > 0 ? 1 : 0;
    covered_lines += line.line > 0 && line.covered_instructions > 0 ? 1 : 0;
    branches += line.branches;
    covered_branches += line.covered_branches;
  }
  return {{"name", name},
          {"lines", lines},
          {"coveredLines", covered_lines},
          {"branches", branches},
          {"coveredBranches", covered_branches}};
}

/// Coverage of the class and of those inside it, by method and by line of the file.
class CoverageWriter {
 public:
  explicit CoverageWriter(const ClassResult& result) : result_(result) {
    add(result.class_name, result.methods);
    for (const suite::ClassCoverage& nested : result.nested) add(nested.class_name, nested.methods);
  }

  ordered_json methods() const { return methods_; }

  /// [line, instructions, covered ones, branches, covered ones] each.
  ordered_json lines() const {
    ordered_json list = ordered_json::array();
    for (const auto& [number, line] : lines_) {
      list.push_back({number, line.instructions, line.covered_instructions, line.branches,
                      line.covered_branches});
    }
    return list;
  }

 private:
  void add(const std::string& class_name, const std::vector<MethodCoverage>& methods) {
    for (const MethodCoverage& method : methods) {
      methods_.push_back(method_json(method_text(result_, class_name, method), method));
      for (const MethodCoverage::Line& line : method.lines) {
        if (line.line <= 0) continue;
        MethodCoverage::Line& sum = lines_[line.line];
        sum.instructions += line.instructions;
        sum.covered_instructions += line.covered_instructions;
        sum.branches += line.branches;
        sum.covered_branches += line.covered_branches;
      }
    }
  }

  const ClassResult& result_;
  ordered_json methods_ = ordered_json::array();
  std::map<int, MethodCoverage::Line> lines_;
};

ordered_json counts_json(const RunCounts& counts) {
  return {{"branches", counts.branches},     {"covered", counts.covered},
          {"infeasible", counts.infeasible}, {"undecided", counts.undecided},
          {"tests", counts.tests},           {"mutants", counts.mutants},
          {"killed", counts.killed},         {"mismatches", counts.mismatches}};
}

ordered_json class_json(const ClassReport& row, PageSources& sources) {
  const ClassResult& result = row.outcome.result;
  sources.add_all(result.class_name, result.source_file);
  const CoverageWriter coverage(result);
  return {{"name", result.class_name},
          {"file", PageSources::name(result.class_name, result.source_file)},
          {"state", delivery::name_of(row.suite.state)},
          {"ending", workers::name_of(row.outcome.ending)},
          {"problem", join(remarks_on(row), "; ")},
          {"budgetWasHit", result.budget_was_hit},
          {"counts", counts_json(counts_of(row))},
          {"methods", coverage.methods()},
          {"lines", coverage.lines()},
          {"branches", branches_json(row)},
          {"mutants", mutants_json(result)},
          {"testFile", row.suite.first_file().string()},
          {"tests", tests_json(row)},
          {"obstacles", obstacles_json({&row, 1})}};
}

}  // namespace

bool is_run_page(std::string_view start) { return is_page(start, "generate"); }

std::string run_page(const RunReport& report) {
  PageSources sources(report.sources);
  ordered_json classes = ordered_json::array();
  for (const ClassReport& row : report.classes) classes.push_back(class_json(row, sources));
  const ordered_json data{{"version", report.version},     {"command", report.command},
                          {"seed", report.seed},           {"totals", counts_json(report.totals())},
                          {"classes", std::move(classes)}, {"problems", problems_of(report)},
                          {"sources", sources.json()}};
  return page_text({"generate", "assay generate: coverage", assets::kGenerateScript}, data);
}

}  // namespace assay::report
