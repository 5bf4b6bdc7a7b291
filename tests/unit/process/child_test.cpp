// SPDX-License-Identifier: Apache-2.0
#include "process/child.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <vector>

#include "unit/process/process_state.h"

namespace assay::process {
namespace {

using std::chrono::milliseconds;

Child sleeping() {
  Child child = Child::fork();
  while (child.is_here()) pause();
  return child;
}

Child leaving(int code) {
  Child child = Child::fork();
  if (child.is_here()) _exit(code);
  return child;
}

WallClock::time_point in(int count) { return WallClock::now() + milliseconds(count); }

TEST(Child, SaysHowItEnded) {
  EXPECT_EQ(leaving(3).wait().text(), "exit 3");
  EXPECT_EQ(leaving(3).wait().sentence(), "ended with code 3");
  EXPECT_TRUE(leaving(0).wait().is_success());
  Child child = sleeping();
  EXPECT_FALSE(child.ended());
  ::kill(child.pid(), SIGTERM);
  const ExitStatus status = child.wait();
  EXPECT_EQ(status.text(), "signal 15");
  EXPECT_EQ(status.sentence(), "ended by signal 15");
  EXPECT_TRUE(status.is_killed_by(SIGTERM));
  EXPECT_EQ(child.end().text(), "signal 15") << "asked again";
}

TEST(Child, IsKilledAndWaitedForWithItsOwner) {
  pid_t pid = 0;
  {
    const Child child = sleeping();
    pid = child.pid();
  }
  EXPECT_EQ(state_of(pid), 0) << "no zombie is left";
  Child child = sleeping();
  pid = child.pid();
  child = Child();
  EXPECT_EQ(state_of(pid), 0);
}

TEST(Child, LeavesOneThatEndsByItselfTheTimeToDoSo) {
  Child child = Child::fork();
  if (child.is_here()) {
    usleep(20'000);
    _exit(4);
  }
  EXPECT_EQ(child.ended_by(in(20'000))->text(), "exit 4");
  Child other = sleeping();
  EXPECT_FALSE(other.ended_by(in(5)));
  EXPECT_EQ(other.end().text(), "signal 9");
}

TEST(Child, IsLeftAloneByACopyOfItsOwner) {
  Child child = sleeping();
  Child copy = Child::fork();
  if (copy.is_here()) {
    const bool is_other = !child.is_mine();
    child.kill();
    const ExitStatus status = child.end();
    child = Child();
    _exit(is_other && status.kind == ExitStatus::Kind::Unknown ? 0 : 1);
  }
  EXPECT_TRUE(copy.wait().is_success());
  EXPECT_FALSE(child.ended());
  EXPECT_TRUE(child.is_mine());
}

TEST(Child, CountsItsCpuTime) {
  Child child = Child::fork();
  if (child.is_here()) {
    for (;;) {
    }
  }
  while (child.cpu_time() < milliseconds(30)) usleep(1'000);
  EXPECT_GE(child.end().cpu_time, milliseconds(28));  // what the kernel accounts is rounded
  EXPECT_GE(child.cpu_time(), milliseconds(28));
}

TEST(Child, TakesItsGroupAlong) {
  int ends_of_pipe[2];
  ASSERT_EQ(pipe(ends_of_pipe), 0);
  Child child = Child::fork();
  if (child.is_here()) {
    setsid();
    const pid_t grandchild = ::fork();
    while (grandchild == 0) pause();
    if (write(ends_of_pipe[1], &grandchild, sizeof grandchild) < 0) _exit(1);
    for (;;) pause();
  }
  pid_t grandchild = 0;
  ASSERT_EQ(read(ends_of_pipe[0], &grandchild, sizeof grandchild),
            static_cast<ssize_t>(sizeof grandchild));
  child.set_leads_group();
  child.end();
  EXPECT_TRUE(ends(grandchild));
  close(ends_of_pipe[0]);
  close(ends_of_pipe[1]);
}

TEST(Child, MayBeOneOfMany) {
  std::vector<Child> children;
  for (int code = 0; code < 200; ++code) children.push_back(leaving(code));
  for (int code = 199; code >= 0; --code) {
    EXPECT_EQ(children[static_cast<std::size_t>(code)].wait().number, code);
  }
}

TEST(Child, IsNoneWithoutAFork) {
  Child none;
  EXPECT_FALSE(none.is_started());
  EXPECT_FALSE(none.is_here());
  none.kill();
  EXPECT_EQ(none.end().text(), "?");
}

}  // namespace
}  // namespace assay::process
