// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "explore/report.h"

namespace assay::report {

/// A method with a path of every kind, a branch with every verdict and something to complain about.
inline explore::TargetReport sample_report() {
  using Kind = explore::Outcome::Kind;
  using explore::Verdict;
  explore::TargetReport report;
  report.method = "pkg.Div#half(int,String)";
  const auto path = [&report](std::string n, std::string s) -> explore::ReportedPath& {
    report.paths.push_back({{{"n", "int", std::move(n)}, {"s", "String", std::move(s)}}});
    return report.paths.back();
  };
  explore::ReportedPath& threw = path("0", "\"\"");
  threw.outcome = {.kind = Kind::Threw,
                   .exception = "java.lang.ArithmeticException",
                   .message = "/ by\nzero",
                   .at = "pkg.Div.half:3"};
  threw.branches = {0};
  explore::ReportedPath& returned = path("-1", "null");
  returned.receiver = "new pkg.Div()";
  returned.outcome = {.kind = Kind::Returned, .value = "10"};
  returned.branches = {1, 2, 2, 2, 3, 4, 5};
  returned.condition = {"n != 0", "s == null"};
  path("1", '"' + std::string(70, 'x') + '"').outcome = {.kind = Kind::Stopped,
                                                         .stop = "step budget"};
  path("2", "\"\xff\"").outcome = {.kind = Kind::SetupFailed, .exception = "java.lang.Error"};
  report.branches = {
      {"pkg.Div#half(int,String)", 12, 7, "taken", Verdict::Covered},
      {"pkg.Div#half(int,String)", 12, 7, "fallthrough", Verdict::Covered},
      {"pkg.Div#half(int,String)", 14, 19, "fallthrough", Verdict::Covered},
      {"pkg.Other#is(int)", 5, 2, "taken", Verdict::Covered},
      {"pkg.Div#half(int,String)", 20, 30, "case 3", Verdict::Covered},
      {"pkg.Div#half(int,String)", -1, 31, "default", Verdict::Covered},
      {"pkg.Div#half(int,String)", 14, 19, "taken", Verdict::Infeasible,
       "no int is less than itself"},
      {"pkg.Other#is(int)", 5, 2, "fallthrough", Verdict::Undecided, "no time left"}};
  report.statistics.runs = 12;
  report.statistics.duplicate_paths = 8;
  report.statistics.divergences = 1;
  report.statistics.queries = 9;
  report.statistics.tree = {4, 1, 2, 3};
  report.statistics.solver = {
      {"slice", 9, 1, 2, 1'500'000}, {"cache", 0}, {"z3", 6, 5, 0, 22'000'000}};
  report.statistics.run_nanoseconds = 3'000'000;
  report.statistics.solver_nanoseconds = 23'500'000;
  report.statistics.total_nanoseconds = 30'040'000;
  report.obstacles = {{"native java.lang.Foo#bar()", 3}, {"loop bound", 12}};
  report.unbuildable = {"pkg.Shape", "java.io.InputStream"};
  return report;
}

}  // namespace assay::report
