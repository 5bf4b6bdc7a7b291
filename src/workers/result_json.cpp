// SPDX-License-Identifier: Apache-2.0
// A ClassResult as JSON and back, for the pipe between worker and command. Fields that are added to
// the result have to be added at both ends here.
#include "workers/result_json.h"

#include <fmt/format.h>

#include <string_view>

#include "emit/junit.h"
#include "explore/report.h"
#include "workers/findings_json.h"

namespace assay::workers {
namespace {

using nlohmann::ordered_json;

constexpr explore::Verdict kVerdicts[] = {explore::Verdict::Covered, explore::Verdict::Infeasible,
                                          explore::Verdict::Undecided};

explore::Verdict verdict_of(std::string_view name) {
  for (const explore::Verdict verdict : kVerdicts) {
    if (name_of(verdict) == name) return verdict;
  }
  return explore::Verdict::Undecided;
}

ordered_json fixtures_json(const std::vector<emit::Fixture>& fixtures) {
  ordered_json list = ordered_json::array();
  for (const emit::Fixture& each : fixtures)
    list.push_back({each.noun, each.before, each.after, each.field, each.fix, each.restore});
  return list;
}

std::vector<emit::Fixture> fixtures_of(const ordered_json& json) {
  std::vector<emit::Fixture> fixtures;
  for (const ordered_json& row : json) {
    const auto words = row.get<std::vector<std::string>>();
    fixtures.push_back(
        {words.at(0), words.at(1), words.at(2), words.at(3), words.at(4), words.at(5)});
  }
  return fixtures;
}

ordered_json tests_json(const emit::RenderedClass& tests) {
  ordered_json list = ordered_json::array();
  for (const emit::RenderedTest& test : tests.tests) {
    list.push_back({{"name", test.name},
                    {"lines", test.lines},
                    {"imports", test.imports},
                    {"static_imports", test.static_imports},
                    {"helpers", test.helpers},
                    {"fixtures", fixtures_json(test.fixtures)},
                    {"class_annotations", test.class_annotations}});
  }
  return {{"package", tests.package},
          {"name", tests.name},
          {"is_public", tests.is_public},
          {"header", tests.header},
          {"tests", std::move(list)}};
}

emit::RenderedClass tests_of(const ordered_json& json) {
  emit::RenderedClass tests;
  json.at("package").get_to(tests.package);
  json.at("name").get_to(tests.name);
  json.at("is_public").get_to(tests.is_public);
  json.at("header").get_to(tests.header);
  for (const ordered_json& row : json.at("tests")) {
    emit::RenderedTest& test = tests.tests.emplace_back();
    row.at("name").get_to(test.name);
    row.at("lines").get_to(test.lines);
    row.at("imports").get_to(test.imports);
    row.at("static_imports").get_to(test.static_imports);
    row.at("helpers").get_to(test.helpers);
    test.fixtures = fixtures_of(row.at("fixtures"));
    row.at("class_annotations").get_to(test.class_annotations);
  }
  return tests;
}

std::vector<explore::BranchVerdict> branches_of(const ordered_json& json) {
  std::vector<explore::BranchVerdict> branches;
  for (const ordered_json& row : json) {
    explore::BranchVerdict& branch = branches.emplace_back();
    row.at("method").get_to(branch.method);
    row.at("line").get_to(branch.line);
    row.at("bci").get_to(branch.bytecode_index);
    row.at("edge").get_to(branch.edge);
    row.at("class").get_to(branch.class_name);
    row.at("name").get_to(branch.name);
    row.at("descriptor").get_to(branch.descriptor);
    row.at("outcome").get_to(branch.outcome);
    branch.verdict = verdict_of(row.at("verdict").get<std::string>());
    branch.reason = row.value("reason", "");
  }
  return branches;
}

std::vector<suite::MutantResult> mutants_of(const ordered_json& json) {
  std::vector<suite::MutantResult> mutants;
  for (const ordered_json& row : json) {
    mutants.push_back({row.at("method"), row.at("line"), row.at("description"), row.at("covered"),
                       row.at("killed")});
  }
  return mutants;
}

std::vector<suite::MethodCoverage> methods_of(const ordered_json& json) {
  std::vector<suite::MethodCoverage> methods;
  for (const ordered_json& row : json) {
    suite::MethodCoverage& method = methods.emplace_back();
    row.at("name").get_to(method.name);
    row.at("descriptor").get_to(method.descriptor);
    row.at("covered").get_to(method.covered);
    row.at("missed_complexity").get_to(method.missed_complexity);
    row.at("covered_complexity").get_to(method.covered_complexity);
    for (const ordered_json& line : row.at("lines")) {
      method.lines.push_back({line.at("line"), line.at("instructions"),
                              line.at("covered_instructions"), line.at("branches"),
                              line.at("covered_branches")});
    }
  }
  return methods;
}

suite::ClassResult read_result(const ordered_json& json) {
  suite::ClassResult result;
  json.at("class").get_to(result.class_name);
  json.at("source_file").get_to(result.source_file);
  result.tests = tests_of(json.at("tests"));
  result.branches = branches_of(json.at("branches"));
  result.methods = methods_of(json.at("methods"));
  result.mutants = mutants_of(json.at("mutants"));
  json.at("kills").get_to(result.kills);
  json.at("takes").get_to(result.takes);
  json.at("unbuildable").get_to(result.unbuildable);
  json.at("missing").get_to(result.missing);
  json.at("unusable").get_to(result.unusable);
  json.at("obstacles").get_to(result.obstacles);
  json.at("dropped").get_to(result.dropped);
  json.at("runs").get_to(result.runs);
  json.at("queries").get_to(result.queries);
  json.at("milliseconds").get_to(result.milliseconds);
  json.at("sequences").get_to(result.sequences);
  json.at("symbolic_states").get_to(result.symbolic_states);
  json.at("phases").get_to(result.phases);
  json.at("budget_was_hit").get_to(result.budget_was_hit);
  if (!json.at("failure").is_null()) result.failure = json.at("failure").get<std::string>();
  if (!json.at("puts").is_null()) result.puts = tests_of(json.at("puts"));
  if (!json.at("regression_tests").is_null())
    result.regression_tests = tests_of(json.at("regression_tests"));
  result.findings = findings_of(json.at("findings"));
  return result;
}

}  // namespace

ordered_json branches_json(const std::vector<explore::BranchVerdict>& branches) {
  ordered_json list = ordered_json::array();
  for (const explore::BranchVerdict& branch : branches) {
    ordered_json& row = list.emplace_back(ordered_json{{"method", branch.method},
                                                       {"line", branch.line},
                                                       {"bci", branch.bytecode_index},
                                                       {"edge", branch.edge},
                                                       {"class", branch.class_name},
                                                       {"name", branch.name},
                                                       {"descriptor", branch.descriptor},
                                                       {"outcome", branch.outcome},
                                                       {"verdict", name_of(branch.verdict)}});
    if (!branch.reason.empty()) row["reason"] = branch.reason;
  }
  return list;
}

ordered_json mutants_json(const std::vector<suite::MutantResult>& mutants) {
  ordered_json list = ordered_json::array();
  for (const suite::MutantResult& mutant : mutants) {
    list.push_back({{"method", mutant.method},
                    {"line", mutant.line},
                    {"description", mutant.description},
                    {"covered", mutant.covered},
                    {"killed", mutant.killed}});
  }
  return list;
}

ordered_json methods_json(const std::vector<suite::MethodCoverage>& methods) {
  ordered_json list = ordered_json::array();
  for (const suite::MethodCoverage& method : methods) {
    ordered_json lines = ordered_json::array();
    for (const suite::MethodCoverage::Line& line : method.lines) {
      lines.push_back({{"line", line.line},
                       {"instructions", line.instructions},
                       {"covered_instructions", line.covered_instructions},
                       {"branches", line.branches},
                       {"covered_branches", line.covered_branches}});
    }
    list.push_back({{"name", method.name},
                    {"descriptor", method.descriptor},
                    {"covered", method.covered},
                    {"missed_complexity", method.missed_complexity},
                    {"covered_complexity", method.covered_complexity},
                    {"lines", std::move(lines)}});
  }
  return list;
}

ordered_json result_json(const suite::ClassResult& result) {
  return {{"class", result.class_name},
          {"source_file", result.source_file},
          {"tests", tests_json(result.tests)},
          {"branches", branches_json(result.branches)},
          {"methods", methods_json(result.methods)},
          {"mutants", mutants_json(result.mutants)},
          {"kills", result.kills},
          {"takes", result.takes},
          {"unbuildable", result.unbuildable},
          {"missing", result.missing},
          {"unusable", result.unusable},
          {"obstacles", result.obstacles},
          {"dropped", result.dropped},
          {"runs", result.runs},
          {"queries", result.queries},
          {"milliseconds", result.milliseconds},
          {"sequences", result.sequences},
          {"symbolic_states", result.symbolic_states},
          {"phases", result.phases},
          {"budget_was_hit", result.budget_was_hit},
          {"failure", result.failure ? ordered_json(*result.failure) : ordered_json()},
          {"puts", result.puts ? tests_json(*result.puts) : ordered_json()},
          {"regression_tests",
           result.regression_tests ? tests_json(*result.regression_tests) : ordered_json()},
          {"findings", findings_json(result.findings)}};
}

Result<suite::ClassResult> class_result_of(const ordered_json& json) {
  try {
    return read_result(json);
  } catch (const ordered_json::exception& problem) {
    return Error{fmt::format("cannot read the result of a worker: {}", problem.what())};
  }
}

std::string line_of(const ordered_json& json) {
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace assay::workers
