// SPDX-License-Identifier: Apache-2.0
#include "base/cpu_time.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

namespace assay {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// Works for so much CPU time of its own, or until told to stop.
template <class Stop>
void work_for(nanoseconds time, Stop stop) {
  const nanoseconds end = cpu_time() + time;
  while (cpu_time() < end && !stop()) {
  }
}
void work_for(nanoseconds time) {
  work_for(time, [] { return false; });
}

/// Kills a child, waits for its end and counts what it used.
void end_and_count(pid_t child, CountedProcess& counted) {
  kill(child, SIGKILL);
  counted.pause();
  int status = 0;
  rusage used{};
  ASSERT_EQ(wait4(child, &status, 0, &used), child);
  EXPECT_TRUE(WIFSIGNALED(status));
  counted.end(std::chrono::seconds(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
              std::chrono::microseconds(used.ru_utime.tv_usec + used.ru_stime.tv_usec));
}

TEST(CpuTime, GrowsWithWorkAndNotWithWaiting) {
  const nanoseconds before = cpu_time();
  std::this_thread::sleep_for(milliseconds(30));
  EXPECT_LT(cpu_time() - before, milliseconds(20));
  work_for(milliseconds(10));
  EXPECT_GE(cpu_time() - before, milliseconds(10));
}

TEST(CpuTime, ChildrenCountWhileTheyWorkAndAfterwards) {
  const nanoseconds before = cpu_time();
  const pid_t child = fork();
  if (child == 0) {
    work_for(milliseconds(40));
    pause();
  }
  CountedProcess counted(child);
  counted.resume();
  for (int i = 0; i < 1000 && cpu_time() - before < milliseconds(40); ++i)
    std::this_thread::sleep_for(milliseconds(10));
  EXPECT_GE(cpu_time() - before, milliseconds(40));
  end_and_count(child, counted);
  EXPECT_GE(cpu_time() - before, milliseconds(36));  // what the kernel accounts is rounded
}

TEST(CpuTime, AChildThatWaitsIsNotLookedAt) {
  const pid_t child = fork();
  if (child == 0) {
    for (;;) {
    }
  }
  CountedProcess counted(child);
  const nanoseconds before = cpu_time();
  while (cpu_time_of(child) < milliseconds(30)) std::this_thread::sleep_for(milliseconds(5));
  EXPECT_LT(cpu_time() - before, milliseconds(20));
  counted.resume();
  EXPECT_GE(cpu_time() - before, milliseconds(30));
  end_and_count(child, counted);
  EXPECT_GE(cpu_time() - before, milliseconds(28));
}

TEST(Ticker, TicksWithCpuTimeInEveryThreadThatAsksForIt) {
  auto has_tick = [] {
    Ticker::start();
    Ticker::clear();
    work_for(milliseconds(500), [] { return Ticker::has_ticked(); });
    return Ticker::has_ticked();
  };
  EXPECT_TRUE(has_tick());
  EXPECT_TRUE(has_tick());
  bool other = false;
  std::thread([&] { other = has_tick(); }).join();
  EXPECT_TRUE(other);
}

TEST(Ticker, AForkedChildHasToAskAgain) {
  Ticker::start();
  const pid_t child = fork();
  if (child == 0) {
    Ticker::clear();
    work_for(milliseconds(40));
    const bool ticked_before = Ticker::has_ticked();
    Ticker::start();
    work_for(milliseconds(500), [] { return Ticker::has_ticked(); });
    _exit(!ticked_before && Ticker::has_ticked() ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

}  // namespace
}  // namespace assay
