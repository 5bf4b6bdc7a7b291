// SPDX-License-Identifier: Apache-2.0
#include "validate/line_process.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

#include "support/temp_folder.h"

namespace assay::validate {
namespace {

using process::Transfer;
using std::chrono::milliseconds;

class LineProcessTest : public ::testing::Test {
 protected:
  std::unique_ptr<LineProcess> shell(const std::string& script) {
    ProcessCommand command;
    command.arguments = {"/bin/sh", "-c", script};
    command.environment = {"PATH=/usr/bin:/bin", "WORD=env"};
    command.working_folder = folder_.path().string();
    Result<std::unique_ptr<LineProcess>> process = LineProcess::start(command);
    EXPECT_TRUE(process.ok());
    return std::move(process).value();
  }

  static Deadline in(int count) { return WallClock::now() + milliseconds(count); }

  static std::string line_of(LineProcess& process) {
    std::string line;
    return process.receive(line, in(10'000)) == Transfer::Done ? line : "no line";
  }

  /// Gone, or a zombie that nobody reaps.
  static bool ends(pid_t process) {
    for (int i = 0; i < 5'000; ++i) {
      std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
      std::string text((std::istreambuf_iterator<char>(stat)), {});
      if (text.empty() || text.find(") Z") != std::string::npos) return true;
      usleep(1'000);
    }
    return false;
  }

  testing::TempFolder folder_;
};

TEST_F(LineProcessTest, AnswersLineByLine) {
  auto process = shell("while read x; do echo \"<$x>\" >&0; done");
  ASSERT_TRUE(process->send("one", in(1'000)));
  ASSERT_TRUE(process->send("two", in(1'000)));
  EXPECT_EQ(line_of(*process), "<one>");
  EXPECT_EQ(line_of(*process), "<two>");
}

TEST_F(LineProcessTest, KeepsStandardOutputApart) {
  auto process = shell("echo noise; echo more >&2; pwd >&0; echo $WORD >&0");
  EXPECT_EQ(line_of(*process), folder_.path().string());
  EXPECT_EQ(line_of(*process), "env");
  process->end();
  EXPECT_EQ(process->first_line_of_output(), "noise");
}

TEST_F(LineProcessTest, SaysHowItEnded) {
  std::string line;
  auto process = shell("exit 3");
  EXPECT_EQ(process->receive(line, in(10'000)), Transfer::Closed);
  EXPECT_EQ(process->end(), "exit 3");
  process = shell("kill -9 $$");
  EXPECT_EQ(process->receive(line, in(10'000)), Transfer::Closed);
  EXPECT_EQ(process->end(), "signal 9");
}

TEST_F(LineProcessTest, GivesUpWaiting) {
  std::string line;
  auto process = shell("exec sleep 100");
  EXPECT_EQ(process->receive(line, in(20)), Transfer::TimedOut);
  EXPECT_EQ(process->end(), "signal 9");
}

TEST_F(LineProcessTest, StopsReadingAtTheDeadlineHoweverMuchArrives) {
  std::string line;
  auto process = shell("exec yes '' >&0");
  const Deadline deadline = in(200);
  auto read = Transfer::Done;
  while (read == Transfer::Done) read = process->receive(line, deadline);
  EXPECT_EQ(read, Transfer::TimedOut);
}

TEST_F(LineProcessTest, GivesUpALineThatIsTooLong) {
  std::string line;
  auto process = shell("exec cat /dev/zero >&0");
  EXPECT_EQ(process->receive(line, in(60'000)), Transfer::TooLong);
}

TEST_F(LineProcessTest, SurvivesWritingToADeadProcess) {
  std::string line;
  auto process = shell("exit 0");
  EXPECT_EQ(process->receive(line, in(10'000)), Transfer::Closed);
  EXPECT_FALSE(process->send(std::string(1 << 20, 'x'), in(1'000)));
}

TEST_F(LineProcessTest, GivesUpWritingToAProcessThatDoesNotRead) {
  auto process = shell("exec sleep 100");
  EXPECT_FALSE(process->send(std::string(1 << 22, 'x'), in(50)));
}

TEST_F(LineProcessTest, ReportsAProgramThatDoesNotExist) {
  ProcessCommand command;
  command.arguments = {"/no/such/program"};
  command.working_folder = folder_.path().string();
  auto process = LineProcess::start(command);
  ASSERT_FALSE(process.ok());
  EXPECT_EQ(process.error().message,
            "cannot start /no/such/program: cannot execute the program: No such file or "
            "directory");
}

TEST_F(LineProcessTest, KillsTheProcessAndItsChildren) {
  auto process = shell("sleep 100 & echo $! >&0; wait");
  pid_t grandchild = std::stoi(line_of(*process));
  process.reset();
  EXPECT_TRUE(ends(grandchild));
}

TEST_F(LineProcessTest, DiesWithItsParent) {
  int ends_of_pipe[2];
  ASSERT_EQ(pipe(ends_of_pipe), 0);
  pid_t parent = fork();
  if (parent == 0) {
    auto process = shell("echo $$ >&0; exec sleep 100");
    pid_t child = std::stoi(line_of(*process));
    bool is_written = write(ends_of_pipe[1], &child, sizeof child) == sizeof child;
    _exit(is_written ? 0 : 1);  // without destructors
  }
  pid_t child = 0;
  EXPECT_EQ(read(ends_of_pipe[0], &child, sizeof child), static_cast<ssize_t>(sizeof child));
  waitpid(parent, nullptr, 0);
  EXPECT_TRUE(ends(child));
}

TEST_F(LineProcessTest, LeavesTheChildToTheProcessThatStartedIt) {
  auto process = shell("while read x; do echo $x >&0; done");
  pid_t copy = fork();
  if (copy == 0) {
    process.reset();
    _exit(0);
  }
  waitpid(copy, nullptr, 0);
  ASSERT_TRUE(process->send("still here", in(1'000)));
  EXPECT_EQ(line_of(*process), "still here");
}

}  // namespace
}  // namespace assay::validate
