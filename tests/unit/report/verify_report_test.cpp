// SPDX-License-Identifier: Apache-2.0
#include "report/explore/verify_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace assay::report {
namespace {

using Verdict = explore::VerifyReport::Verdict;
using nlohmann::json;

const Program kProgram{".", "Main"};

explore::VerifyReport violated() {
  explore::VerifyReport report;
  report.verdict = Verdict::False;
  report.witness = {{"nondetInt", "42", "42"}, {"nondetString", "\"it's\"", "it's"}};
  report.violation.kind = explore::Outcome::Kind::Threw;
  report.violation.exception = "java.lang.AssertionError";
  report.violation.message = "too big";
  report.violation.at = "Main.main:12";
  report.statistics.tree.terminal = 3;
  return report;
}

TEST(VerifyText, IsOneLineForTrueAndUnknown) {
  explore::VerifyReport report;
  report.reason = "time limit";
  EXPECT_EQ(to_text(VerifyReport{report, kProgram}), "UNKNOWN: time limit\n");
  report.verdict = Verdict::True;
  EXPECT_EQ(to_text(VerifyReport{report, kProgram}), "TRUE\n");
}

TEST(VerifyText, ShowsWitnessViolationAndReplayForFalse) {
  EXPECT_EQ(to_text(VerifyReport{violated(), kProgram}),
            "FALSE\n"
            "nondetInt -> 42\n"
            "nondetString -> \"it's\"\n"
            "java.lang.AssertionError: too big at Main.main:12\n"
            "replay: java -ea -Dverifier.values='42;it'\\''s' -cp . Main\n");
}

TEST(VerifyText, AddsStatisticsWithTimes) {
  explore::VerifyReport report;
  report.verdict = Verdict::True;
  report.statistics.runs = 5;
  EXPECT_EQ(to_text(VerifyReport{report, kProgram, true}),
            "TRUE\n"
            "runs: 5, 0 on known paths; 0 divergences, 0 failed self-checks\n"
            "tree: 0 explored, 0 infeasible, 0 unexplored, 0 unknown; not complete\n"
            "solver: 0 queries asked\n"
            "times: 0.0 ms in all, 0.0 ms running, 0.0 ms solving\n");
}

TEST(ReplayCommand, QuotesWhatAShellWouldTakeApart) {
  explore::VerifyReport report = violated();
  report.witness.clear();
  EXPECT_EQ(replay_command(VerifyReport{report, {"a b:c", "p.Outer$Main"}}),
            "java -ea -cp 'a b:c' 'p.Outer$Main'");
}

TEST(VerifyText, ShowsACommandThatAShellReadsAsItWas) {
  const std::string text = to_text(VerifyReport{violated(), {"a\x1b\nb", "Main"}});
  EXPECT_NE(text.find(" -cp \"$(printf 'a\\033\\012b')\" Main\n"), std::string::npos) << text;
}

TEST(ReplayCommand, RepeatsModuleAccess) {
  explore::VerifyReport report = violated();
  report.witness.clear();
  const boot::ModuleAccess access{{"m/p=n", "m/q=n"}, {"m/r=n"}};
  EXPECT_EQ(replay_command(VerifyReport{report, {".", "Main", access}}),
            "java -ea --add-exports m/p=n --add-exports m/q=n --add-opens m/r=n -cp . Main");
}

TEST(VerifyJson, HoldsVerdictWitnessAndReplay) {
  const json report = json::parse(to_json(VerifyReport{violated(), kProgram}));
  EXPECT_EQ(report["verdict"], "FALSE");
  EXPECT_EQ(report["witness"][0], json({{"method", "nondetInt"}, {"value", "42"}, {"text", "42"}}));
  EXPECT_EQ(report["violation"]["exception"], "java.lang.AssertionError");
  EXPECT_EQ(report["replay"], replay_command(VerifyReport{violated(), kProgram}));
  EXPECT_EQ(report["statistics"]["paths"], 3);
  EXPECT_FALSE(report.contains("reason"));
}

TEST(VerifyJson, GivesTheReasonOfUnknownOnly) {
  explore::VerifyReport report;
  report.reason = "time limit";
  EXPECT_EQ(json::parse(to_json(VerifyReport{report, kProgram}))["reason"], "time limit");
  report.verdict = Verdict::True;
  const json proven = json::parse(to_json(VerifyReport{report, kProgram, true}));
  EXPECT_EQ(proven["verdict"], "TRUE");
  EXPECT_FALSE(proven.contains("reason") || proven.contains("witness"));
  EXPECT_TRUE(proven["statistics"].contains("times"));
}

}  // namespace
}  // namespace assay::report
