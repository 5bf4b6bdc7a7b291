// SPDX-License-Identifier: Apache-2.0
#include "report/check/check_text.h"

#include <gtest/gtest.h>

#include "sample_findings.h"
#include "support/temp_folder.h"

namespace assay::report {
namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(CheckText, TellsThePathWithItsValues) {
  const std::string text = to_text(sample_findings(), false);
  EXPECT_TRUE(has(text,
                  "   path:\n"
                  "      Cart.java:1 text != null\n"
                  "      Cart.java:5 text.length() <= 2 (text.length() is 1)\n"
                  "   3 crashes seen"))
      << text;
  EXPECT_FALSE(has(text, "baseline"));
}

TEST(CheckText, ShowsTheSourceLinesOfThePath) {
  const testing::TempFolder folder;
  folder.write("shop/Cart.java", "if (text != null)\n\n\n\n\treturn text.charAt(2);\n");
  CheckReport report = sample_findings();
  report.run.sources = {folder.path().string()};
  const std::string text = to_text(report, false);
  EXPECT_TRUE(has(text,
                  "      Cart.java:1 text != null\n"
                  "        > if (text != null)\n"
                  "      Cart.java:5 text.length() <= 2 (text.length() is 1)\n"
                  "        > return text.charAt(2);\n"
                  "      Cart.java:5 fails\n"
                  "   3 crashes seen"))
      << text;
}

TEST(CheckText, ShowsOnlyWhatIsNotInTheBaseline) {
  CheckReport report = sample_findings();
  report.has_baseline = true;
  report.findings[0].is_new = false;
  report.absent = {{"cc", "index", "error", "Index out of bounds: f(1)"},
                   {"dd", "index", "error", "Index out of bounds: g(1)"}};
  report.absent[1].was_sought = false;
  const std::string text = to_text(report, false);
  EXPECT_FALSE(has(text, "index out of bounds"));
  EXPECT_TRUE(has(text, "2. loop without end"));
  EXPECT_TRUE(has(text,
                  "baseline: 1 new finding, 1 known, 1 not found again, 1 in classes that were not "
                  "searched\n"))
      << text;
  const std::string whole = to_text(report, true);
  EXPECT_TRUE(has(whole, "1. known: index out of bounds at shop.Cart$Item.third(Cart.java:5)\n"));
  EXPECT_TRUE(has(whole, "not found again: Index out of bounds: f(1)\n"));
  EXPECT_TRUE(has(whole, "class not searched: Index out of bounds: g(1)\n"));
}

TEST(CheckText, NamesTheStaticStateOfAFinding) {
  CheckReport report = sample_findings();
  report.findings[0].crash.statics =
      findings::StaticStart{{"shop.D"}, {"shop.E"}, {"shop.D.g = -1"}, true, true};
  report.findings[0].test_source =
      "    void f() throws Throwable {\n        runInFreshClasses(\"f_body\", \"shop.E\");\n    }\n"
      "\n    private static void f_body() throws Throwable {\n        D.run();\n    }\n"
      "\n    private static void runInFreshClasses(String body, String... untouched) {\n"
      "        Class<?> self = null;\n    }\n";
  const std::string text = to_text(report, false);
  EXPECT_TRUE(has(text,
                  "   state: shop.D is initialised, shop.E is not initialised yet; "
                  "shop.D.g = -1\n"))
      << text;
  EXPECT_TRUE(has(text, "D.run();")) << text;
  EXPECT_TRUE(has(text, "// and runInFreshClasses, which is in the file")) << text;
  EXPECT_FALSE(has(text, "self = null")) << text;
}

TEST(CheckText, ListsApartWhatIsNotShownReachable) {
  CheckReport report;
  findings::Crash crash = sample_findings().findings[0].crash;
  crash.statics = findings::StaticStart{{}, {}, {"shop.D.hidden = 0"}, false, false};
  report.statics.unreachable.push_back(crash);
  const std::string text = to_text(report, false);
  EXPECT_TRUE(has(text, "state not shown reachable")) << text;
  EXPECT_TRUE(has(text, "    state: shop.D.hidden = 0\n")) << text;
  EXPECT_TRUE(has(text, "0 findings in 0 classes")) << text;
}

TEST(CheckText, SaysWhatWasTriedOfStaticStateAndWhatWasNot) {
  CheckReport report;
  report.statics.sets = 4;
  report.statics.orders = 5;
  EXPECT_TRUE(
      has(to_text(report, false), "static state: 4 sets of initialised classes in 5 orders\n"));
  report.statics.sets_left = 40;
  EXPECT_TRUE(has(to_text(report, false), "in 5 orders, 40 left out\n"));
}

TEST(CheckText, WarnsOfOrderDependence) {
  CheckReport report;
  for (char name = 'a'; name <= 'z'; ++name)
    report.statics.order_dependences.push_back({"p.C#m()", std::string("p.C.") + name});
  const std::string text = to_text(report, false);
  EXPECT_TRUE(has(text, "warning: p.C#m() changes p.C.a, which nothing resets")) << text;
  EXPECT_FALSE(has(text, "p.C.z")) << text;
  EXPECT_TRUE(has(text, "warning: and 16 more (-v)\n")) << text;
  EXPECT_TRUE(has(to_text(report, true), "p.C.z"));
}

TEST(CheckText, IsFineWithoutAnything) {
  EXPECT_EQ(to_text(CheckReport(), false),
            "0 findings in 0 classes, 0 of 0 methods called, mode default, seed 1\n");
}

}  // namespace
}  // namespace assay::report
