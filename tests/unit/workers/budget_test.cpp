// SPDX-License-Identifier: Apache-2.0
#include "workers/budget.h"

#include <gtest/gtest.h>

namespace assay::workers {
namespace {

using std::chrono::milliseconds;

const Clock::time_point kNow = Clock::now();

Budget budget(milliseconds total, unsigned jobs) {
  return {milliseconds(5'000), kNow + total, jobs};
}

TEST(Budget, GivesEachClassItsOwnWhenThereIsNoEnd) {
  EXPECT_EQ(Budget{}.next_share(1'000'000, kNow), milliseconds(5'000));
}

TEST(Budget, SharesOutWhatIsLeft) {
  EXPECT_EQ(budget(milliseconds(120'000), 2).next_share(300, kNow), milliseconds(800));
  EXPECT_EQ(budget(milliseconds(120'000), 1).next_share(300, kNow), milliseconds(400));
}

TEST(Budget, GivesTimeThatWasNotUsedToTheOthers) {
  EXPECT_EQ(budget(milliseconds(120'000), 1).next_share(100, kNow), milliseconds(1'200));
  EXPECT_EQ(budget(milliseconds(120'000), 1).next_share(3, kNow), milliseconds(5'000));
}

TEST(Budget, GivesNoPartsThatAreTooSmallToBeOfUse) {
  EXPECT_EQ(budget(milliseconds(6'000), 1).next_share(700, kNow), Budget::kLeastShare);
  EXPECT_EQ(budget(milliseconds(200), 1).next_share(700, kNow), milliseconds(200));
  Budget modest = budget(milliseconds(6'000), 1);
  modest.per_class = milliseconds(50);
  EXPECT_EQ(modest.next_share(700, kNow), milliseconds(50));
}

// A share is work: where two seconds of work take eight, half a minute is worth a quarter of it.
TEST(Budget, GivesLessWhereWorkTakesLong) {
  Budget busy = budget(milliseconds(120'000), 1);
  for (int i = 0; i < 100; ++i) busy.pace.note(milliseconds(2'000), milliseconds(8'000));
  EXPECT_NEAR(static_cast<double>(busy.next_share(30, kNow).count()), 1'000, 20);
  Budget quiet = budget(milliseconds(120'000), 1);
  for (int i = 0; i < 100; ++i) quiet.pace.note(milliseconds(2'000), milliseconds(2'000));
  EXPECT_EQ(quiet.next_share(30, kNow), milliseconds(4'000));
  quiet.pace.note(milliseconds(9'000), milliseconds(0));  // clocks differ
  EXPECT_EQ(quiet.next_share(30, kNow), milliseconds(4'000));
}

TEST(Budget, NeverGivesMoreThanIsLeft) {
  EXPECT_EQ(budget(milliseconds(1'000), 8).next_share(1, kNow), milliseconds(1'000));
  EXPECT_EQ(budget(milliseconds(0), 1).next_share(1, kNow), milliseconds(0));
  EXPECT_TRUE(budget(milliseconds(0), 1).is_over(kNow));
}

}  // namespace
}  // namespace assay::workers
