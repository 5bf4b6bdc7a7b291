// SPDX-License-Identifier: Apache-2.0
#include "generate/base_process.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

#include "unit/generate/pool_log.h"

namespace assay::generate {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLong{10'000};

ClassResult echo(const Job& job, milliseconds) {
  while (job.class_name == "Hang") pause();
  ClassResult result;
  result.class_name = job.class_name;
  return result;
}

Result<ClassGenerator> boot() { return ClassGenerator(echo); }

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
  auto process = BaseProcess::start([] { return Result<ClassGenerator>(Error{"no JDK"}); }, {},
                                    jobs_named({"A"}));
  PoolLog log;
  const Result<bool> news = process.value()->listen(kLong, log);
  ASSERT_FALSE(news.ok());
  EXPECT_EQ(news.error().message, "no JDK");
}

TEST(BaseProcess, ReportsTheClassesThatAreLostWithIt) {
  auto process =
      BaseProcess::start([]() -> Result<ClassGenerator> { _exit(7); }, {}, jobs_named({"A", "B"}));
  PoolLog log;
  EXPECT_FALSE(process.value()->listen(kLong, log).value());
  ASSERT_EQ(log.outcomes.size(), 2u);
  EXPECT_EQ(log.outcomes.at(1).result.failure, "base process ended with code 7");
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
}  // namespace assay::generate
