// SPDX-License-Identifier: Apache-2.0
#include "workers/base_process.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

#include "unit/workers/pool_log.h"

namespace assay::workers {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLong{10'000};

suite::ClassResult echo(const targets::Job& job, milliseconds, process::Standby&) {
  while (job.class_name == "Hang") pause();
  if (job.class_name == "Slow") usleep(200'000);
  if (job.class_name == "TermBase") kill(getppid(), SIGTERM);
  if (job.class_name == "KillBase") kill(getppid(), SIGKILL);
  suite::ClassResult result;
  result.class_name = job.class_name;
  if (job.class_name == "Sockets") result.runs = open_sockets();
  return result;
}

Result<GenerateClass> boot() { return GenerateClass(echo); }

TEST(BaseProcess, PassesOnWhatWorkersFindOut) {
  auto process = BaseProcess::start(boot, {}, jobs_named({"A", "B", "C"}));
  ASSERT_TRUE(process.ok());
  PoolLog log;
  while (process.value()->listen(kLong, log).value()) {
  }
  EXPECT_EQ(log.started_jobs.size(), 3u);
  ASSERT_EQ(log.outcomes.size(), 3u);
  EXPECT_EQ(log.outcomes.at(2).result.class_name, "C");
}

TEST(BaseProcess, SaysWhyTheMachineDoesNotBoot) {
  auto process = BaseProcess::start([] { return Result<GenerateClass>(Error{"no JDK"}); }, {},
                                    jobs_named({"A"}));
  PoolLog log;
  const Result<bool> news = process.value()->listen(kLong, log);
  ASSERT_FALSE(news.ok());
  EXPECT_EQ(news.error().message, "no JDK");
}

// A worker, or the copy that stands by for it, that held an end of the base process's channel would
// hide the end of that process.
TEST(BaseProcess, LeavesNoDescriptorsBehindAndHandsNoneOn) {
  const std::uint64_t before = open_sockets();
  PoolLog log;
  {
    PoolOptions options;
    options.budget.jobs = 2;
    auto process = BaseProcess::start(boot, options, jobs_named({"Sockets", "Sockets", "Sockets"}));
    while (process.value()->listen(kLong, log).value()) {
    }
  }
  for (const auto& [job, outcome] : log.outcomes) EXPECT_EQ(outcome.result.runs, before + 1) << job;
  EXPECT_EQ(open_sockets(), before);
}

void listen_to_the_end(BaseProcess& process, PoolLog& log) {
  while (process.listen(kLong, log).value()) {
  }
}

TEST(BaseProcess, ReportsTheClassesThatAreLostWithIt) {
  auto process =
      BaseProcess::start([]() -> Result<GenerateClass> { _exit(7); }, {}, jobs_named({"A", "B"}));
  PoolLog log;
  listen_to_the_end(*process.value(), log);
  ASSERT_EQ(log.outcomes.size(), 2u);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Crashed);
  EXPECT_EQ(log.outcomes.at(1).result.failure, "base process ended with code 7");
  EXPECT_EQ(process.value()->restarts().size(), 4u);  // and then no more
}

TEST(BaseProcess, GoesOnWithAnotherProcessAfterAKill) {
  auto process = BaseProcess::start(boot, {}, jobs_named({"A", "Slow", "B", "C"}));
  PoolLog log;
  while (log.started_jobs.size() < 2) ASSERT_TRUE(process.value()->listen(kLong, log).ok());
  kill(process.value()->pid(), SIGKILL);
  listen_to_the_end(*process.value(), log);
  ASSERT_EQ(log.outcomes.size(), 4u);
  for (const auto& [job, outcome] : log.outcomes) {
    EXPECT_EQ(outcome.ending, Ending::Finished) << outcome.result.class_name;
    EXPECT_EQ(log.reports[job], 1);
  }
  EXPECT_EQ(log.outcomes.at(3).result.class_name, "C");
  EXPECT_EQ(process.value()->restarts(),
            std::vector<std::string>{"base process ended by signal 9"});
}

TEST(BaseProcess, GivesUpAClassThatTakesItAlongTwice) {
  auto process = BaseProcess::start(boot, {}, jobs_named({"A", "KillBase", "B"}));
  PoolLog log;
  listen_to_the_end(*process.value(), log);
  ASSERT_EQ(log.outcomes.size(), 3u);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Finished);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Crashed);
  EXPECT_EQ(log.outcomes.at(1).result.failure, "base process ended by signal 9");
  EXPECT_EQ(log.outcomes.at(2).ending, Ending::Finished);
  EXPECT_EQ(process.value()->restarts().size(), 2u);
}

TEST(BaseProcess, IsNotStoppedByOthers) {
  auto process = BaseProcess::start(boot, {}, jobs_named({"TermBase", "B"}));
  PoolLog log;
  listen_to_the_end(*process.value(), log);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Finished);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Finished);
}

TEST(BaseProcess, DoesNotComeBackWhenItIsStopped) {
  volatile std::sig_atomic_t stop = 0;
  PoolOptions options;
  options.stop = &stop;
  auto process = BaseProcess::start(boot, options, jobs_named({"Hang", "B"}));
  PoolLog log;
  while (log.started_jobs.empty()) ASSERT_TRUE(process.value()->listen(kLong, log).ok());
  stop = 1;
  kill(process.value()->pid(), SIGKILL);
  listen_to_the_end(*process.value(), log);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Interrupted);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Interrupted);
}

TEST(BaseProcess, EndsEarlyWhenAskedTo) {
  auto process = BaseProcess::start(boot, {}, jobs_named({"A", "Hang", "B"}));
  PoolLog log;
  while (log.started_jobs.size() < 2) ASSERT_TRUE(process.value()->listen(kLong, log).ok());
  kill(process.value()->pid(), SIGTERM);
  while (process.value()->listen(kLong, log).value()) {
  }
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Finished);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Interrupted);
  EXPECT_EQ(log.outcomes.at(2).ending, Ending::Interrupted);
}

}  // namespace
}  // namespace assay::workers
