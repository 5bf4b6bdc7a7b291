// SPDX-License-Identifier: Apache-2.0
#include "report/check/baseline.h"

#include <gtest/gtest.h>

#include "report/check/sarif.h"
#include "sample_findings.h"
#include "support/temp_folder.h"

namespace assay::report {
namespace {

std::string complaint_about(std::string_view text) {
  const Result<Baseline> baseline = parse_baseline(text);
  return baseline.ok() ? "nothing" : baseline.error().message;
}

std::string log_with(std::string_view results) {
  return R"({"version":"2.1.0","runs":[{"tool":{"driver":{"name":"assay"}},"results":)" +
         std::string(results) + "}]}";
}

TEST(Baseline, KnowsWhatAReportOfOursHas) {
  const Baseline baseline = parse_baseline(check_sarif(sample_findings())).value();
  ASSERT_EQ(baseline.findings.size(), 2u);
  const AbsentFinding& old = baseline.findings.at("00000000000000aa");
  EXPECT_EQ(old.rule, "index");
  EXPECT_EQ(old.level, "error");
  EXPECT_EQ(old.uri, "shop/Cart.java");
  EXPECT_EQ(old.line, 5);
}

TEST(Baseline, MarksWhatIsInItAndNotesWhatIsGone) {
  CheckReport before = sample_findings();
  before.findings.erase(before.findings.begin() + 1);
  before.findings.push_back(placeless_finding());
  before.findings.back().fingerprint = "gone";
  CheckReport report = sample_findings();
  compare(report, parse_baseline(check_sarif(before)).value());
  EXPECT_TRUE(report.has_baseline);
  EXPECT_FALSE(report.findings[0].is_new);
  EXPECT_TRUE(report.findings[1].is_new);
  EXPECT_EQ(report.new_findings(), 1u);
  ASSERT_EQ(report.absent.size(), 1u);
  EXPECT_EQ(report.absent[0].fingerprint, "gone");
  EXPECT_EQ(report.not_found_again(), 1u);
}

TEST(Baseline, TellsWhatWasNotFoundFromWhatWasNotSought) {
  CheckReport before = sample_findings();
  before.findings[1].tested = "shop.Till";
  CheckReport report = sample_findings();
  report.findings.clear();
  compare(report, parse_baseline(check_sarif(before)).value());
  ASSERT_EQ(report.absent.size(), 2u);
  EXPECT_EQ(report.not_found_again(), 1u) << "shop.Till is not among the classes of this run";
}

TEST(Baseline, TakesWhatWasAbsentThereAsNew) {
  CheckReport before = sample_findings();
  before.findings.clear();
  before.has_baseline = true;
  before.absent = {{"00000000000000aa", "index", "error", "gone"}};
  CheckReport report = sample_findings();
  compare(report, parse_baseline(check_sarif(before)).value());
  EXPECT_EQ(report.new_findings(), 2u);
}

TEST(Baseline, RefusesWhatIsNoReportOfOurs) {
  EXPECT_EQ(complaint_about(""), "it is no JSON object");
  EXPECT_EQ(complaint_about("{\"version\":"), "it is no JSON object");
  EXPECT_EQ(complaint_about("[]"), "it is no JSON object");
  EXPECT_EQ(complaint_about("{}"), "expected SARIF 2.1.0, found no version");
  EXPECT_EQ(complaint_about(R"({"version":"2.0.0"})"),
            "expected SARIF 2.1.0, found another version");
  EXPECT_EQ(complaint_about(R"({"version":"2.1.0"})"), "it has no runs");
  EXPECT_EQ(complaint_about(R"({"version":"2.1.0","runs":{}})"), "it has no runs");
  EXPECT_EQ(complaint_about(R"({"version":"2.1.0","runs":[7,{"tool":[]},null]})"),
            "it has no run of assay");
  EXPECT_EQ(complaint_about(log_with("7")), "its results are no list");
  EXPECT_EQ(complaint_about(log_with("{}")), "its results are no list");
}

TEST(Baseline, OverlooksResultsOfTheWrongShape) {
  for (const char* results : {"null", "[]", "[null,[],1]", R"([{"partialFingerprints":[]}])",
                              R"([{"partialFingerprints":{"assayFinding/v1":3}}])"}) {
    const Result<Baseline> baseline = parse_baseline(log_with(results));
    ASSERT_TRUE(baseline.ok()) << results;
    EXPECT_TRUE(baseline.value().findings.empty()) << results;
  }
  const Baseline odd =
      parse_baseline(
          log_with(
              R"([{"partialFingerprints":{"assayFinding/v1":"x"},"level":"loud","message":[],
          "locations":[{"physicalLocation":{"region":{"startLine":99999999999999999999}}}]}])"))
          .value();
  EXPECT_EQ(odd.findings.at("x").level, "warning");
  EXPECT_EQ(odd.findings.at("x").line, -1);
}

TEST(Baseline, BearsAnyDepth) {
  const std::string deep(1'000'000, '[');
  EXPECT_EQ(complaint_about(deep), "it is no JSON object");
  const std::string closed = log_with("[" + deep + std::string(deep.size(), ']') + "]");
  EXPECT_EQ(complaint_about(closed), "nothing");
}

TEST(Baseline, SaysWhichFileCannotBeRead) {
  const testing::TempFolder folder;
  EXPECT_EQ(read_baseline((folder / "none").string()).error().message,
            "--baseline: cannot use " + (folder / "none").string() + ": No such file or directory");
  EXPECT_FALSE(read_baseline(folder.path().string()).ok());
}

}  // namespace
}  // namespace assay::report
