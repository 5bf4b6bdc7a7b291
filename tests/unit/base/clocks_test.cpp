// SPDX-License-Identifier: Apache-2.0
#include "base/clocks.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay {
namespace {

using std::chrono::milliseconds;

TEST(Clocks, OthersTakeNothingFromABudget) {
  TestClocks clocks;
  const WorkClock::time_point work = WorkClock::now();
  const WallClock::time_point wall = WallClock::now();
  clocks.work(milliseconds(5));
  clocks.wait(milliseconds(100));
  EXPECT_EQ(WorkClock::now() - work, milliseconds(5));
  EXPECT_EQ(WallClock::now() - wall, milliseconds(105));
}

TEST(Clocks, WorkIsOverWhenTheWallTimeIs) {
  TestClocks clocks;
  const WorkClock::time_point start = WorkClock::now();
  WorkClock::meet(start + milliseconds(100), WallClock::now() + milliseconds(300));
  clocks.wait(milliseconds(150));
  EXPECT_EQ(WorkClock::now(), start);  // there is time for all of the work
  clocks.work(milliseconds(40));
  EXPECT_EQ(WorkClock::now() - start, milliseconds(40));
  clocks.wait(milliseconds(80));  // 30 ms are left of 60 ms of work
  EXPECT_EQ(WorkClock::now() - start, milliseconds(70));
  clocks.wait(milliseconds(30));
  EXPECT_EQ(WorkClock::now() - start, milliseconds(100));
}

TEST(Clocks, WorkMayEndBeforeTheWallTime) {
  TestClocks clocks;
  const WorkClock::time_point start = WorkClock::now();
  WorkClock::meet(start + milliseconds(100), WallClock::now() + milliseconds(300));
  clocks.work(milliseconds(100));
  EXPECT_EQ(WorkClock::now() - start, milliseconds(100));
}

TEST(Clocks, ACopyGoesOnFromWhereItWasMade) {
  const WorkClock::time_point end = WorkClock::now() + milliseconds(20);
  while (WorkClock::now() < end) {
  }
  const WorkClock::time_point forked = WorkClock::now();
  const pid_t child = fork();
  if (child == 0) {
    const bool begins_anew = WorkClock::now() < forked;
    WorkClock::go_on_from(forked);
    const auto since = WorkClock::now() - forked;
    _exit(begins_anew && since >= since.zero() && since < milliseconds(10) ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

}  // namespace
}  // namespace assay
