// SPDX-License-Identifier: Apache-2.0
#include "process/deadline.h"

#include <gtest/gtest.h>

namespace assay::process {
namespace {

using std::chrono::milliseconds;

TEST(Deadline, IsOverWhenEitherTimeIs) {
  TestClocks clocks;
  const Deadline both{WorkClock::now() + milliseconds(50), WallClock::now() + milliseconds(100)};
  const Deadline wall = Deadline::at(WallClock::now() + milliseconds(100));
  EXPECT_EQ(both.poll_milliseconds(), 50);
  EXPECT_EQ(wall.poll_milliseconds(), 100);
  clocks.wait(milliseconds(40));
  EXPECT_FALSE(both.is_over()) << "others had the processor";
  clocks.work(milliseconds(50));
  EXPECT_TRUE(both.is_over());
  EXPECT_EQ(both.poll_milliseconds(), 0);
  EXPECT_FALSE(wall.is_over());
  clocks.wait(milliseconds(10));
  EXPECT_TRUE(wall.is_over());
}

TEST(Deadline, IsLookedAtAgainEverySecond) {
  TestClocks clocks;
  const Deadline far{WorkClock::now() + milliseconds(60'000), {}};
  EXPECT_EQ(far.poll_milliseconds(), 1'000);
}

TEST(Deadline, MayNeverCome) {
  EXPECT_FALSE(Deadline::never().is_over());
  EXPECT_EQ(Deadline::never().poll_milliseconds(), -1);
}

}  // namespace
}  // namespace assay::process
