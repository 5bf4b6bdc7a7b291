// SPDX-License-Identifier: Apache-2.0
#include "report/explore/verify_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/explore/replay_verifier.h"

namespace assay::report {
namespace {

using Verdict = explore::VerifyReport::Verdict;
using nlohmann::json;

const Program kProgram{".", "Main"};

explore::VerifyReport violated() {
  explore::VerifyReport report;
  report.verdict = Verdict::False;
  report.witness = {{"nondetInt", "42", "42"}, {"nondetString", "\"it's\"", "it's"}};
  explore::Outcome outcome;
  outcome.kind = explore::Outcome::Kind::Threw;
  outcome.exception = "java.lang.AssertionError";
  outcome.message = "too big";
  outcome.at = "Main.main:12";
  report.violation = {outcome, true};
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

TEST(ReplayCommand, ShowsWhatIsCaught) {
  explore::VerifyReport report = violated();
  report.witness.clear();
  report.violation->is_shown = false;
  EXPECT_EQ(replay_command(VerifyReport{report, kProgram}),
            "java -ea -Xlog:exceptions=info -cp . Main");
}

TEST(ReplayCommand, TakesTheVerifierThatWasWritten) {
  explore::VerifyReport report = violated();
  report.reads_values = false;
  for (auto& value : report.witness) value.verifier = "org.acme.Verifier";
  EXPECT_NE(to_text(VerifyReport{report, kProgram}).find("replay: with --replay DIR"),
            std::string::npos);
  EXPECT_EQ(replay_command(VerifyReport{report, kProgram, false, "a b"}),
            "javac -d 'a b' 'a b/org/acme/Verifier.java' && java -ea -cp 'a b:.' Main");
}

TEST(ReplayVerifier, GivesTheAnswersInTheirOrder) {
  const auto verifiers = replay_verifiers(violated());
  ASSERT_EQ(verifiers.size(), 1u);
  EXPECT_EQ(verifiers[0].file, "Verifier.java");
  EXPECT_NE(verifiers[0].source.find("int nondetInt() {\n    switch (next++) {\n"
                                     "      case 0: return 42;\n"),
            std::string::npos)
      << verifiers[0].source;
  EXPECT_NE(verifiers[0].source.find("      case 1: return \"it's\";\n"), std::string::npos);
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
