// SPDX-License-Identifier: Apache-2.0
#include "report/explore/explore_text.h"

#include <gtest/gtest.h>

#include "unit/report/sample_reports.h"

namespace assay::report {
namespace {

using explore::TargetReport;

std::string text_of(const TargetReport& target, std::optional<std::size_t> trace = {}) {
  return to_text(ExploreReport{{target}, trace});
}

TargetReport small_report(std::string method) {
  TargetReport report;
  report.method = std::move(method);
  report.paths.emplace_back().outcome.value = "1";
  report.branches = {{report.method, 3, 1, "taken", explore::Verdict::Covered},
                     {report.method, 3, 1, "fallthrough", explore::Verdict::Infeasible, "a > a"}};
  report.statistics.complete = true;
  report.statistics.queries = 1;
  return report;
}

TEST(ExploreText, ShowsPathsBranchesObstaclesAndStatistics) {
  EXPECT_EQ(text_of(sample_report()), R"text(pkg.Div#half(int,String)
  path  inputs                                                        outcome                                                             branches
     1  n = 0, s = ""                                                 throws java.lang.ArithmeticException: / by\nzero at pkg.Div.half:3  12T
     2  this = new pkg.Div(), n = -1, s = null                        returns 10                                                          12F 14F*3 Other:5T 20=3 @31=default
     3  n = 1, s = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...  stopped: step budget
     4  n = 2, s = "�"                                                setup failed: java.lang.Error

  branches: 6 of 8 covered, 1 infeasible, 1 undecided
    line 14, bci 19                  taken        infeasible: no int is less than itself
    pkg.Other#is(int) line 5, bci 2  fallthrough  undecided: no time left
  no objects of 2 types:
    java.io.InputStream
    pkg.Shape
  obstacles: 2
    12 x  loop bound
     3 x  native java.lang.Foo#bar()
  runs: 12, 8 on known paths; 1 divergence, 0 failed self-checks
  tree: 4 explored, 2 infeasible, 1 unexplored, 3 unknown; not complete
  solver: 9 queries asked; answered/asked: slice 3/9, z3 5/6
)text");
}

TEST(ExploreText, CutsALongMessageAndKeepsThePlace) {
  TargetReport report = small_report("p.A#f()");
  report.paths[0].outcome = {.kind = explore::Outcome::Kind::Threw,
                             .exception = "java.lang.Error",
                             .message = std::string(200, 'm'),
                             .at = "p.A.f:3"};
  EXPECT_NE(text_of(report).find("     1  none    throws java.lang.Error: " + std::string(42, 'm') +
                                 "... at p.A.f:3\n"),
            std::string::npos)
      << text_of(report);
}

TEST(ExploreText, ExplainsOnePathInFull) {
  TargetReport report = sample_report();
  EXPECT_NE(text_of(report, 2).find("\n"
                                    "\n"
                                    "  path 2: this = new pkg.Div(), n = -1, s = null\n"
                                    "    returns 10, because\n"
                                    "    n != 0\n"
                                    "    s == null\n"
                                    "\n"
                                    "  branches: "),
            std::string::npos);
  EXPECT_NE(text_of(report, 3).find("  path 3: n = 1, s = \"" + std::string(70, 'x') +
                                    "\"\n"
                                    "    stopped: step budget\n"
                                    "    no decision depends on the inputs\n"),
            std::string::npos);
  EXPECT_NE(text_of(report, 5).find("\n  path 5: not found, there are 4\n"), std::string::npos);
}

TEST(ExploreText, ShowsTimesOnlyWhenAskedTo) {
  const TargetReport report = sample_report();
  EXPECT_EQ(text_of(report).find(" ms"), std::string::npos);
  const std::string text = to_text(ExploreReport{{report}, std::nullopt, true});
  EXPECT_NE(text.find("  solver: 9 queries asked; answered/asked: slice 3/9 in 1.5 ms, "
                      "z3 5/6 in 22.0 ms\n"
                      "  times: 30.0 ms in all, 3.0 ms running, 23.5 ms solving\n"),
            std::string::npos)
      << text;
}

TEST(ExploreText, SumsUpSeveralMethods) {
  const ExploreReport report{{small_report("p.A#f()"), small_report("p.A#g()")}};
  EXPECT_EQ(to_text(report),
            "p.A#f()\n"
            "  path  inputs  outcome    branches\n"
            "     1  none    returns 1\n"
            "\n"
            "  branches: 1 of 2 covered, 1 infeasible\n"
            "    line 3, bci 1  fallthrough  infeasible: a > a\n"
            "  runs: 0, 0 on known paths; 0 divergences, 0 failed self-checks\n"
            "  tree: 0 explored, 0 infeasible, 0 unexplored, 0 unknown; complete\n"
            "  solver: 1 query asked\n"
            "\n"
            "p.A#g()\n"
            "  path  inputs  outcome    branches\n"
            "     1  none    returns 1\n"
            "\n"
            "  branches: 1 of 2 covered, 1 infeasible\n"
            "    line 3, bci 1  fallthrough  infeasible: a > a\n"
            "  runs: 0, 0 on known paths; 0 divergences, 0 failed self-checks\n"
            "  tree: 0 explored, 0 infeasible, 0 unexplored, 0 unknown; complete\n"
            "  solver: 1 query asked\n"
            "\n"
            "2 methods, 2 paths, branches: 2 of 4 covered, 2 infeasible\n");
}

TEST(ExploreText, EndsWithWhatWentWrongInside) {
  TargetReport report;
  report.method = "p.A#f()";
  report.violations = {"term is 3, value is 4"};
  report.failure = "stack should not be empty";
  report.statistics.violations = 1;
  EXPECT_EQ(text_of(report),
            "p.A#f()\n"
            "  no paths\n"
            "\n"
            "  branches: none\n"
            "  runs: 0, 0 on known paths; 0 divergences, 1 failed self-check\n"
            "  tree: 0 explored, 0 infeasible, 0 unexplored, 0 unknown; not complete\n"
            "  solver: 0 queries asked\n"
            "  failed self-check: term is 3, value is 4\n"
            "  internal error: stack should not be empty\n");
}

}  // namespace
}  // namespace assay::report
