// SPDX-License-Identifier: Apache-2.0
// What a browser makes of the page is for tests/check/page_test.py.
#include "report/check/check_page.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/html/page.h"
#include "sample_findings.h"
#include "support/temp_folder.h"

namespace assay::report {
namespace {

using nlohmann::json;

constexpr std::string_view kHostile = "</script><img src=x onerror=alert(1)><!--\xE2\x80\xA8'\"&";

std::string data_text(const std::string& page) {
  constexpr std::string_view kBegin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t begin = page.find(kBegin) + kBegin.size();
  return page.substr(begin, page.find("</script>", begin) - begin);
}

json data_of(const CheckReport& report) { return json::parse(data_text(check_page(report))); }

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

TEST(CheckPage, NamesTheStaticStateBesideTheConditions) {
  CheckReport report = sample_findings();
  report.findings[0].crash.statics =
      findings::StaticStart{{"shop.D"}, {}, {"shop.D.g = -1"}, false, true};
  const json conditions = data_of(report)["findings"][0]["conditions"];
  EXPECT_EQ(conditions, (json{"text.length() <= 2", "shop.D is initialised; shop.D.g = -1"}));
}

TEST(CheckPage, HasAllOfAFinding) {
  const json data = data_of(sample_findings());
  const json& finding = data["findings"][0];
  EXPECT_EQ(finding["class"], "shop.Cart$Item");
  EXPECT_EQ(finding["line"], 5);
  EXPECT_EQ(finding["called"]["signature"], "code(String)");
  EXPECT_EQ(finding["stack"].size(), 3u);
  EXPECT_EQ(finding["path"][0]["text"], "text != null");
  EXPECT_EQ(finding["path"][0]["source"], "shop/Cart.java");
  EXPECT_EQ(finding["path"][1]["values"], "text.length() is 1");
  EXPECT_EQ(finding["test"]["name"], "code_ofZero_throws");
  EXPECT_EQ(data["kinds"].size(), 2u);
}

TEST(CheckPage, HasWhatIsNoFinding) {
  const json data = data_of(sample_findings());
  EXPECT_EQ(data["suppressed"][0]["reason"], "null-handed-in");
  EXPECT_EQ(data["unconfirmed"][0]["condition"], "n == 0");
  EXPECT_EQ(data["obstacles"][0], (json{{"what", "loop bound"}, {"count", 2}}));
  EXPECT_EQ(data["classes"][0]["name"], "shop.Cart");
  EXPECT_EQ(data["classes"][0]["uses"][0], (json{"shop.Cart#code(String)", true, 4, 3}));
}

TEST(CheckPage, ShowsTheLinesAroundThePath) {
  const testing::TempFolder folder;
  std::string text;
  for (int line = 1; line <= 20; ++line) text += "line " + std::to_string(line) + "\r\n";
  folder.write("shop/Cart.java", text);
  CheckReport report = sample_findings();
  EXPECT_TRUE(data_of(report)["sources"].empty());
  report.run.sources = {folder.path().string()};
  const json lines = data_of(report)["sources"]["shop/Cart.java"];
  EXPECT_EQ(lines["9"], "line 9");
  EXPECT_FALSE(lines.contains("10"));
}

TEST(CheckPage, PlacesWhatHasNoPlaceAtTheCalledMethod) {
  const json finding = data_of(sample_findings())["findings"][1];
  EXPECT_EQ(finding["class"], "shop.Till");
  EXPECT_EQ(finding["line"], -1);
  EXPECT_TRUE(finding["message"].is_null());
}

TEST(CheckPage, IsFineWithoutAnything) { EXPECT_TRUE(data_of(CheckReport())["findings"].empty()); }

TEST(CheckPage, LetsNoTextBecomeMarkup) {
  const testing::TempFolder folder;
  folder.write("shop/Cart.java", kHostile);
  CheckReport report = sample_findings();
  const std::string usual = check_page(report);
  const std::string hostile(kHostile);
  findings::Crash& crash = report.findings[0].crash;
  crash.message = crash.input = crash.exception = hostile;
  crash.stack[1].method = crash.path[0].text = crash.conditions[0] = hostile;
  crash.called.class_name = report.findings[0].test_source = report.findings[0].test_name = hostile;
  report.run.command = report.run.classes[0].outcome.result.class_name = hostile;
  report.suppressed[0].exception = report.unconfirmed[0].condition = hostile;
  report.run.sources = {folder.path().string()};
  const std::string page = check_page(report);
  EXPECT_EQ(count_of(page, "</script>"), count_of(usual, "</script>"));
  EXPECT_EQ(count_of(page, "<img"), 0u);
  EXPECT_EQ(data_text(page).find_first_of("<>&"), std::string::npos);
  EXPECT_EQ(json::parse(data_text(page))["findings"][0]["input"], hostile);
}

TEST(CheckPage, LoadsNothingAndRunsNothingElse) {
  const std::string page = check_page(sample_findings());
  EXPECT_NE(page.find("default-src 'none'"), std::string::npos);
  for (const char* part : {"http:", "https:", "unsafe-inline", "innerHTML", " onclick=", "@import",
                           " style=\"", "url("})
    EXPECT_EQ(count_of(page, part), 0u) << part;
}

TEST(CheckPage, IsTheSameEveryTime) {
  EXPECT_EQ(check_page(sample_findings()), check_page(sample_findings()));
}

TEST(HtmlEscaped, LeavesNoMarkup) {
  EXPECT_EQ(html_escaped("<a b='\"c\"'>&\x01\xff"),
            "&lt;a b=&#39;&quot;c&quot;&#39;&gt;&amp;\xEF\xBF\xBD\xEF\xBF\xBD");
}

}  // namespace
}  // namespace assay::report
