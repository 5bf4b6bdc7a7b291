// SPDX-License-Identifier: Apache-2.0
#include "report/explore/verify_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace assay::report {
namespace {

using explore::VerifyReport;
using nlohmann::json;

const Program kProgram{".", "Main"};

VerifyReport violated() {
  VerifyReport report;
  report.verdict = VerifyReport::Verdict::False;
  report.witness = {{"nondetInt", "42", "42"}, {"nondetString", "\"it's\"", "it's"}};
  report.violation.kind = explore::Outcome::Kind::Threw;
  report.violation.exception = "java.lang.AssertionError";
  report.violation.message = "too big";
  report.violation.at = "Main.main:12";
  report.statistics.tree.terminal = 3;
  return report;
}

TEST(VerifyText, IsOneLineForTrueAndUnknown) {
  VerifyReport report;
  report.reason = "time limit";
  EXPECT_EQ(verify_text(report, kProgram, false), "UNKNOWN: time limit\n");
  report.verdict = VerifyReport::Verdict::True;
  EXPECT_EQ(verify_text(report, kProgram, false), "TRUE\n");
}

TEST(VerifyText, ShowsWitnessViolationAndReplayForFalse) {
  EXPECT_EQ(verify_text(violated(), kProgram, false),
            "FALSE\n"
            "nondetInt -> 42\n"
            "nondetString -> \"it's\"\n"
            "java.lang.AssertionError: too big at Main.main:12\n"
            "replay: java -ea -Dverifier.values='42;it'\\''s' -cp . Main\n");
}

TEST(VerifyText, AddsStatisticsWithTimes) {
  VerifyReport report;
  report.verdict = VerifyReport::Verdict::True;
  report.statistics.runs = 5;
  EXPECT_EQ(verify_text(report, kProgram, true),
            "TRUE\n"
            "runs: 5, 0 on known paths; 0 divergences, 0 failed self-checks\n"
            "tree: 0 explored, 0 infeasible, 0 unexplored, 0 unknown; not complete\n"
            "solver: 0 queries asked\n"
            "times: 0.0 ms in all, 0.0 ms running, 0.0 ms solving\n");
}

TEST(ReplayCommand, QuotesWhatAShellWouldTakeApart) {
  VerifyReport report = violated();
  report.witness.clear();
  EXPECT_EQ(replay_command(report, {"a b:c", "p.Outer$Main"}),
            "java -ea -cp 'a b:c' 'p.Outer$Main'");
}

TEST(VerifyText, ShowsACommandThatAShellReadsAsItWas) {
  const std::string text = verify_text(violated(), {"a\x1b\nb", "Main"}, false);
  EXPECT_NE(text.find(" -cp \"$(printf 'a\\033\\012b')\" Main\n"), std::string::npos) << text;
}

TEST(ReplayCommand, RepeatsModuleAccess) {
  VerifyReport report = violated();
  report.witness.clear();
  const boot::ModuleAccess access{{"m/p=n", "m/q=n"}, {"m/r=n"}};
  EXPECT_EQ(replay_command(report, {".", "Main", access}),
            "java -ea --add-exports m/p=n --add-exports m/q=n --add-opens m/r=n -cp . Main");
}

TEST(VerifyJson, HoldsVerdictWitnessAndReplay) {
  const json report = json::parse(verify_json(violated(), kProgram, false));
  EXPECT_EQ(report["verdict"], "FALSE");
  EXPECT_EQ(report["witness"][0], json({{"method", "nondetInt"}, {"value", "42"}, {"text", "42"}}));
  EXPECT_EQ(report["violation"]["exception"], "java.lang.AssertionError");
  EXPECT_EQ(report["replay"], replay_command(violated(), kProgram));
  EXPECT_EQ(report["statistics"]["paths"], 3);
  EXPECT_FALSE(report.contains("reason"));
}

TEST(VerifyJson, GivesTheReasonOfUnknownOnly) {
  VerifyReport report;
  report.reason = "time limit";
  EXPECT_EQ(json::parse(verify_json(report, kProgram, false))["reason"], "time limit");
  report.verdict = VerifyReport::Verdict::True;
  const json proven = json::parse(verify_json(report, kProgram, true));
  EXPECT_EQ(proven["verdict"], "TRUE");
  EXPECT_FALSE(proven.contains("reason") || proven.contains("witness"));
  EXPECT_TRUE(proven["statistics"].contains("times"));
}

}  // namespace
}  // namespace assay::report
