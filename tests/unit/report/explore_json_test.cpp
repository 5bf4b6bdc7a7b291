// SPDX-License-Identifier: Apache-2.0
#include "report/explore/explore_json.h"

#include <gtest/gtest.h>

#include "unit/report/sample_reports.h"

namespace assay::report {
namespace {

using nlohmann::json;

json json_of(const explore::TargetReport& target) {
  return json::parse(to_json(ExploreReport{{target}}))["targets"][0];
}

TEST(ExploreJson, HasThePromisedKeysInOrder) {
  explore::TargetReport report;
  report.method = "p.A#f(int)";
  report.paths.push_back({{{"n", "int", "0"}}, "new p.A()"});
  report.paths[0].outcome.value = "10";
  report.branches = {{"p.A#f(int)", 3, 1, "taken", explore::Verdict::Covered},
                     {"p.A#f(int)", 3, 1, "fallthrough", explore::Verdict::Infeasible, "n > n"}};
  report.statistics.runs = 2;
  report.statistics.tree.terminal = 1;
  report.statistics.tree.nodes = 7;
  report.statistics.tree.call_nodes = 2;
  report.statistics.tree.unshared_nodes = 30;
  report.statistics.methods = {{"p.A#f(int)", {7, 2}}};
  report.statistics.solver = {{"slice", 3, 1, 2}};
  report.obstacles = {{"loop bound", 2}};
  report.unbuildable = {"p.B"};
  EXPECT_EQ(to_json(ExploreReport{{report}}), R"json({
  "targets": [
    {
      "method": "p.A#f(int)",
      "paths": [
        {
          "inputs": [
            {
              "name": "n",
              "type": "int",
              "value": "0"
            }
          ],
          "receiver": "new p.A()",
          "has_invented": false,
          "outcome": {
            "kind": "returned",
            "value": "10"
          }
        }
      ],
      "branches": [
        {
          "method": "p.A#f(int)",
          "line": 3,
          "bci": 1,
          "edge": "taken",
          "verdict": "covered"
        },
        {
          "method": "p.A#f(int)",
          "line": 3,
          "bci": 1,
          "edge": "fallthrough",
          "verdict": "infeasible",
          "reason": "n > n"
        }
      ],
      "statistics": {
        "runs": 2,
        "paths": 1,
        "divergences": 0,
        "violations": 0,
        "queries": 0,
        "float_queries": 0,
        "float_retries": 0,
        "solver": {
          "slice": {
            "asked": 3,
            "sat": 1,
            "unsat": 2
          }
        },
        "tree": {
          "terminal": 1,
          "unexplored": 0,
          "infeasible": 0,
          "unknown": 0
        },
        "stored": {
          "nodes": 7,
          "call_nodes": 2,
          "unshared_nodes": 30,
          "methods": {
            "p.A#f(int)": {
              "nodes": 7,
              "call_nodes": 2
            }
          }
        },
        "complete": false
      },
      "obstacles": {
        "loop bound": 2
      },
      "unbuildable": [
        "p.B"
      ],
      "violations": []
    }
  ]
}
)json");
}

TEST(ExploreJson, LeavesOutWhatDoesNotApplyToAnOutcome) {
  const json paths = json_of(sample_report())["paths"];
  EXPECT_EQ(paths[0]["outcome"], json({{"kind", "threw"},
                                       {"exception", "java.lang.ArithmeticException"},
                                       {"message", "/ by\nzero"},
                                       {"at", "pkg.Div.half:3"}}));
  EXPECT_EQ(paths[1]["outcome"], json({{"kind", "returned"}, {"value", "10"}}));
  EXPECT_EQ(paths[2]["outcome"], json({{"kind", "stopped"}, {"stop", "step budget"}}));
  EXPECT_EQ(
      paths[3]["outcome"],
      json({{"kind", "setup-failed"}, {"exception", "java.lang.Error"}, {"message", nullptr}}));
  EXPECT_FALSE(paths[0].contains("receiver"));
  EXPECT_EQ(paths[1]["receiver"], "new pkg.Div()");
}

TEST(ExploreJson, SurvivesTextThatIsNotUtf8) {
  EXPECT_EQ(json_of(sample_report())["paths"][3]["inputs"][1]["value"], "\"\ufffd\"");
}

TEST(ExploreJson, AddsConditionAndTimesOnlyWhenAskedTo) {
  const json plain = json_of(sample_report());
  EXPECT_FALSE(plain["statistics"].contains("times"));
  EXPECT_FALSE(plain["paths"][1].contains("condition"));
  const ExploreReport report{{sample_report()}, 2, true};
  const json detailed = json::parse(to_json(report))["targets"][0];
  EXPECT_EQ(detailed["paths"][1]["condition"], json({"n != 0", "s == null"}));
  EXPECT_FALSE(detailed["paths"][0].contains("condition"));
  EXPECT_EQ(detailed["statistics"]["times"]["run_ms"], 3.0);
  EXPECT_EQ(detailed["statistics"]["times"]["layers_ms"]["z3"], 22.0);
}

TEST(ExploreJson, CarriesTheFailureOfATarget) {
  explore::TargetReport report = sample_report();
  EXPECT_FALSE(json_of(report).contains("failure"));
  report.failure = "stack should not be empty";
  EXPECT_EQ(json_of(report)["failure"], "stack should not be empty");
}

TEST(ExploreJson, IsAnEmptyListWithoutTargets) {
  EXPECT_EQ(to_json(ExploreReport{}), "{\n  \"targets\": []\n}\n");
}

}  // namespace
}  // namespace assay::report
