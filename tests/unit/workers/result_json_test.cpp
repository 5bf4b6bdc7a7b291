// SPDX-License-Identifier: Apache-2.0
#include "workers/result_json.h"

#include <gtest/gtest.h>

#include "unit/workers/sample_results.h"

namespace assay::workers {
namespace {

TEST(ResultJson, ComesBackAsItWas) {
  suite::ClassResult sample = sample_result();
  sample.failure = "a bug";
  sample.findings.crashes.emplace_back().path = {{"p.C", "f", "C.java", 3, "n < 2", "n is 1"}};
  sample.findings.crashes[0].promise = {"C.ok()", "exhaustive", "C.f()"};
  sample.findings.uses = {{"p.C#f(int)", true, 4, 3}};
  const std::string line = line_of(result_json(sample));
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const auto back = class_result_of(nlohmann::ordered_json::parse(line));
  ASSERT_TRUE(back.ok()) << back.error().message;
  EXPECT_EQ(line_of(result_json(back.value())), line);
  EXPECT_EQ(back.value().tests.tests[0].lines.size(), 3u);
  EXPECT_EQ(back.value().branches[1].verdict, explore::Verdict::Infeasible);
  EXPECT_EQ(back.value().methods[0].lines[1].instructions, 7u);
  EXPECT_EQ(back.value().failure, "a bug");
  EXPECT_EQ(back.value().findings.crashes[0].path[0].told(), "n < 2 (n is 1)");
  ASSERT_TRUE(back.value().findings.crashes[0].promise);
  EXPECT_EQ(back.value().findings.crashes[0].promise->broken_by, "C.f()");
  EXPECT_EQ(back.value().findings.uses[0].taken, 3u);
}

TEST(ResultJson, RefusesWhatIsNoResult) {
  EXPECT_FALSE(class_result_of(nlohmann::ordered_json::parse("{", nullptr, false)).ok());
  EXPECT_FALSE(class_result_of({{"class", 3}}).ok());
}

TEST(ResultJson, SurvivesTextThatIsNotUtf8) {
  suite::ClassResult result;
  result.class_name = "broken\xFF";
  EXPECT_TRUE(class_result_of(nlohmann::ordered_json::parse(line_of(result_json(result)))).ok());
}

TEST(ResultJson, KeepsWhatWasFoundFromStaticState) {
  suite::ClassResult sample = sample_result();
  findings::Crash crash;
  crash.statics = findings::StaticStart{{"p.D"}, {"p.E"}, {"p.D.g = -1"}, true, false};
  crash.has_changed_state = true;
  crash.is_by_initialisation = true;
  sample.findings.crashes.push_back(crash);
  findings::StaticsFound& statics = sample.findings.statics;
  statics.scores.push_back({"p.D#run()", 1.5, 0.25});
  statics.sets = 4;
  statics.orders = 5;
  statics.sets_left = 6;
  statics.runs = 7;
  statics.microseconds = 8;
  statics.unreachable.push_back(crash);
  statics.order_dependences.push_back({"p.D#run()", "p.D.g"});
  const auto back = class_result_of(nlohmann::ordered_json::parse(line_of(result_json(sample))));
  ASSERT_TRUE(back.ok());
  const findings::ClassFindings& found = back.value().findings;
  ASSERT_EQ(found.crashes.size(), 1U);
  ASSERT_TRUE(found.crashes[0].statics);
  EXPECT_EQ(found.crashes[0].statics->text(), crash.statics->text());
  EXPECT_FALSE(found.crashes[0].statics->is_reachable);
  EXPECT_TRUE(found.crashes[0].has_changed_state);
  EXPECT_TRUE(found.crashes[0].is_by_initialisation);
  ASSERT_EQ(found.statics.scores.size(), 1U);
  EXPECT_EQ(found.statics.scores[0].vulnerability, 1.5);
  EXPECT_EQ(found.statics.scores[0].accessibility, 0.25);
  EXPECT_EQ(found.statics.sets, 4U);
  EXPECT_EQ(found.statics.orders, 5U);
  EXPECT_EQ(found.statics.sets_left, 6U);
  EXPECT_EQ(found.statics.runs, 7U);
  EXPECT_EQ(found.statics.microseconds, 8U);
  EXPECT_EQ(found.statics.unreachable.size(), 1U);
  EXPECT_EQ(found.statics.order_dependences, statics.order_dependences);
}

}  // namespace
}  // namespace assay::workers
