// SPDX-License-Identifier: Apache-2.0
#include "report/run/run_page.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/temp_folder.h"
#include "unit/workers/sample_results.h"

namespace assay::report {
namespace {

using delivery::WrittenSuite;
using nlohmann::json;

RunReport covered_report() {
  RunReport report;
  report.command = "assay generate shop.Cart";
  ClassReport row;
  row.outcome.result = workers::sample_result();
  row.suite.state = WrittenSuite::State::Written;
  row.suite.files = {"shop/CartItemGeneratedTest.java"};
  row.suite.kept = {true, false};
  row.suite.tests = 1;
  report.classes = {row};
  return report;
}

json data_of(const RunReport& report) {
  const std::string page = run_page(report);
  constexpr std::string_view kBegin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t begin = page.find(kBegin) + kBegin.size();
  return json::parse(page.substr(begin, page.find("</script>", begin) - begin));
}

TEST(RunPage, CoversLinesAndMethods) {
  const json row = data_of(covered_report())["classes"][0];
  EXPECT_EQ(row["lines"], (json{{3, 2, 0, 0, 0}, {12, 5, 5, 2, 1}, {14, 7, 0, 2, 0}}));
  EXPECT_EQ(row["methods"][0], (json{{"name", "price(int)"},
                                     {"lines", 2},
                                     {"coveredLines", 1},
                                     {"branches", 4},
                                     {"coveredBranches", 1}}));
}

TEST(RunPage, PutsTestsBesideTheBranchesTheyTake) {
  RunReport report = covered_report();
  report.classes[0].outcome.result.takes = {{0}, {0, 2, 77}};  // the second one was dropped
  const json branches = data_of(report)["classes"][0]["branches"];
  EXPECT_EQ(branches[0]["tests"], json{0});
  EXPECT_TRUE(branches[2]["tests"].empty());
  EXPECT_EQ(branches[2]["verdict"], "undecided");
  EXPECT_EQ(branches[2]["reason"], "time");
}

TEST(RunPage, ListsMutantsByLine) {
  const json mutants = data_of(covered_report())["classes"][0]["mutants"];
  EXPECT_EQ(mutants[1]["line"], 14);
  EXPECT_EQ(mutants[1]["killed"], false);
}

TEST(RunPage, ShowsTheWholeSource) {
  const testing::TempFolder folder;
  folder.write("shop/Cart.java", "package shop;\n\nclass Cart {}\n");
  RunReport report = covered_report();
  report.sources = {folder.path().string()};
  EXPECT_EQ(data_of(report)["sources"]["shop/Cart.java"],
            (json{{"1", "package shop;"}, {"2", ""}, {"3", "class Cart {}"}}));
}

TEST(RunPage, IsFineWithoutAnything) { EXPECT_TRUE(data_of(RunReport())["classes"].empty()); }

}  // namespace
}  // namespace assay::report
