// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "search/campaign.h"
#include "search/statics/critical_points.h"
#include "unit/recipe/fixture_program.h"

namespace assay::search {
namespace {

using recipe::test::FixtureProgram;

class StaticPhaseTest : public ::testing::Test {
 protected:
  StaticPhaseTest() {
    options_.statics_are_inputs = true;
    options_.criteria = {.branches = true, .mutants = false, .failures = true};
  }

  Campaign& search(const std::string& class_name) {
    campaign_ = std::make_unique<Campaign>(program_.runtime(), index_, options_,
                                           program_.find(class_name), recipe::Recipe{}, nobody_);
    campaign_->run(in_time());
    return *campaign_;
  }

  static WorkClock::time_point in_time() { return WorkClock::now() + std::chrono::seconds(20); }

  double score_of(const std::string& method) const {
    for (const StaticsCounts::Score& each : campaign_->counts().statics.scores) {
      if (each.method->info->name == method) return each.score.value();
    }
    return -1;
  }

  FixtureProgram& program_ = FixtureProgram::get();
  recipe::ClassIndex index_ = recipe::ClassIndex::build(program_.class_path());
  SearchOptions options_;
  process::Standby nobody_;
  std::unique_ptr<Campaign> campaign_;
};

bool has_failed(const Finding& finding) {
  return finding.outcome.exception == "java.lang.IllegalStateException";
}

TEST_F(StaticPhaseTest, TriesAllSubsetsAndFindsTheOneThatFails) {
  Campaign& campaign = search("Below");
  const StaticsCounts& counts = campaign.counts().statics;
  EXPECT_EQ(counts.sets_left, 0U);
  EXPECT_GE(counts.sets, 4U);
  const auto& findings = campaign.store().findings();
  const auto failed = std::ranges::find_if(findings, has_failed);
  ASSERT_NE(failed, findings.end());
  const explore::RunRecord record = failed->trial->look(failed->input, in_time());
  EXPECT_EQ(record.initialised.before, std::vector<vm::Class*>{&program_.find("Below")});
  EXPECT_EQ(record.initialised.by_last_step, std::vector<vm::Class*>{&program_.find("Above")});
}

TEST_F(StaticPhaseTest, LeavesNothingInitialised) {
  search("Below");
  EXPECT_FALSE(program_.find("Below").is_initialised());
  EXPECT_FALSE(program_.find("Above").is_initialised());
}

TEST_F(StaticPhaseTest, EveryRunSeesFreshStaticsInWhateverOrder) {
  Campaign& campaign = search("Below");
  const std::vector<Finding>& findings = campaign.store().findings();
  ASSERT_GT(findings.size(), 1U);
  std::uint64_t state = 1;
  for (unsigned i = 0; i < 1'000; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    const Finding& finding = findings[(state >> 33) % findings.size()];
    const explore::Outcome again = finding.trial->look(finding.input, in_time()).outcome;
    ASSERT_EQ(again.kind, finding.outcome.kind) << i;
    ASSERT_EQ(again.exception, finding.outcome.exception) << i;
  }
}

TEST_F(StaticPhaseTest, OnlyWhatIsReadIsAnInput) {
  Campaign& campaign = search("ManyStatics");
  bool has_one = false;
  for (const auto& trial : campaign.trials().all()) {
    const recipe::Recipe& recipe = trial->recipe();
    for (const recipe::Step& step : recipe.steps) {
      if (step.field == nullptr) continue;
      EXPECT_EQ(step.field->info->name, "g");
      has_one = true;
    }
  }
  EXPECT_TRUE(has_one);
}

TEST_F(StaticPhaseTest, MethodsWithoutStaticStateHaveNoScoreAndNoTrial) {
  Campaign& campaign = search("ManyStatics");
  EXPECT_GT(score_of("read"), 0);
  EXPECT_EQ(score_of("pure"), 0);
  for (const auto& trial : campaign.trials().all()) EXPECT_NE(trial->tested()->info->name, "pure");
}

TEST(CriticalPoints, AreWhereAnInitialiserCollidesWithWhatWasNotUsedBefore) {
  FixtureProgram& program = FixtureProgram::get();
  const auto points = critical_points(program.machine(), program.method("Below", "run"));
  // level < 0 is the first use of Below; Above may run, and write level, up to height++.
  std::vector<std::string> below, above;
  for (const CriticalPoint& each : points)
    (each.class_name == "fixtures.Below" ? below : above).push_back(each.operation);
  EXPECT_EQ(below, std::vector<std::string>{"reads fixtures.Below.level"});
  ASSERT_GE(above.size(), 3U);
  EXPECT_EQ(above.front(), "reads fixtures.Below.level");
  for (const CriticalPoint& each : points) EXPECT_FALSE(each.because.empty());
}

}  // namespace
}  // namespace assay::search
