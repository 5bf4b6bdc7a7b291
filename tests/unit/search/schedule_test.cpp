// SPDX-License-Identifier: Apache-2.0
#include "search/schedule.h"

#include <gtest/gtest.h>

namespace assay::search {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class ScheduleTest : public ::testing::Test {
 protected:
  ScheduleTest() { schedule_.set_end(WorkClock::now() + seconds(10)); }

  TestClocks clocks_;
  process::Standby nobody_;
  Schedule schedule_{nobody_};
};

TEST_F(ScheduleTest, EndsWithTheWorkNotWithTheClockOnTheWall) {
  clocks_.wait(seconds(100));
  EXPECT_FALSE(schedule_.is_over());
  clocks_.work(seconds(11));
  EXPECT_TRUE(schedule_.is_over());
}

TEST_F(ScheduleTest, SaysWhetherSomethingWasCut) {
  EXPECT_FALSE(schedule_.is_over());
  EXPECT_FALSE(schedule_.was_cut());
  clocks_.work(seconds(2));
  EXPECT_TRUE(schedule_.is_over(schedule_.end() - seconds(9)));
  EXPECT_TRUE(schedule_.was_cut());
}

TEST_F(ScheduleTest, GivesPartsOfWhatIsLeft) {
  clocks_.work(seconds(5));
  EXPECT_EQ(schedule_.part(schedule_.end(), 0.5), WorkClock::now() + milliseconds(2'500));
}

TEST_F(ScheduleTest, GivesAMomentAtLeastButNeverMoreThanThereIs) {
  const auto limit = WorkClock::now() + milliseconds(1);
  EXPECT_EQ(schedule_.part(limit, 0.1), WorkClock::now() + milliseconds(10));
  clocks_.work(seconds(10) - milliseconds(2));
  EXPECT_EQ(schedule_.part(schedule_.end(), 0.1), schedule_.end());
}

}  // namespace
}  // namespace assay::search
