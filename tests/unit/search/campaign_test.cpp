// SPDX-License-Identifier: Apache-2.0
#include "search/campaign.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::search {
namespace {

using recipe::test::FixtureProgram;

class CampaignTest : public ::testing::Test {
 protected:
  Campaign& search(const std::string& class_name, std::chrono::milliseconds time) {
    campaign_ = std::make_unique<Campaign>(program_.runtime(), index_, options_,
                                           program_.find(class_name), recipe::Recipe{}, nobody_);
    campaign_->run(WorkClock::now() + time);
    return *campaign_;
  }

  FixtureProgram& program_ = FixtureProgram::get();
  recipe::ClassIndex index_ = recipe::ClassIndex::build(program_.class_path());
  SearchOptions options_;
  process::Standby nobody_;
  std::unique_ptr<Campaign> campaign_;
};

TEST_F(CampaignTest, CoversWhatCallsBeforeMakeReachable) {
  Campaign& campaign = search("PressureAlarm", std::chrono::seconds(20));
  EXPECT_EQ(campaign.store().branches().uncovered(), 0u);
  for (const explore::BranchVerdict& verdict : campaign.verdicts())
    EXPECT_EQ(verdict.verdict, explore::Verdict::Covered) << verdict.reason;
}

TEST_F(CampaignTest, AFindingRepeatsItself) {
  Campaign& campaign = search("TokenGate", std::chrono::seconds(20));
  ASSERT_FALSE(campaign.store().findings().empty());
  for (const Finding& finding : campaign.store().findings()) {
    const Finding again =
        campaign.look(*finding.trial, finding.input, WorkClock::now() + std::chrono::seconds(5));
    EXPECT_EQ(again.outcome.kind, finding.outcome.kind);
    EXPECT_EQ(again.edges, finding.edges);
  }
}

TEST_F(CampaignTest, WithoutTimeSaysThatItWasCut) {
  Campaign& campaign = search("SortedList", std::chrono::milliseconds(0));
  EXPECT_TRUE(campaign.was_cut());
  EXPECT_TRUE(campaign.store().findings().empty());
}

}  // namespace
}  // namespace assay::search
