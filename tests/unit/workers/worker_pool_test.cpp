// SPDX-License-Identifier: Apache-2.0
#include "workers/worker_pool.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

#include "unit/workers/pool_log.h"

namespace assay::workers {
namespace {

using std::chrono::milliseconds;

/// Works until it has found three things, then meets its fate; a standby hands over what there was
/// when it was made.
suite::ClassResult find_and_end(const std::string& fate, process::Standby& standby) {
  suite::ClassResult result;
  result.class_name = fate;
  for (; result.runs < 3 && !standby.has_taken_over(); ++result.runs) {
    const WorkClock::time_point end = WorkClock::now() + milliseconds(4);
    while (WorkClock::now() < end) {
    }
    standby.renew_if_due();
  }
  if (standby.has_taken_over()) return result;
  if (fate == "FindAndCrash") raise(SIGSEGV);
  for (;;) {
  }
}

/// Has a standby made and is killed from outside some time after it has begun to hand over a result
/// that is large: "Killed 12" after 12 ms.
suite::ClassResult be_killed(const std::string& fate, process::Standby& standby) {
  suite::ClassResult result;
  result.class_name = fate;
  result.runs = 1;
  const WorkClock::time_point end = WorkClock::now() + milliseconds(4);
  while (WorkClock::now() < end) {
  }
  standby.renew_if_due();
  if (standby.has_taken_over()) return result;
  result.runs = 2;
  result.source_file = std::string(8'000'000, 'x');
  const pid_t worker = getpid();
  if (fork() == 0) {
    usleep(1'000 * static_cast<useconds_t>(std::stoi(fate.substr(fate.find(' ')))));
    if (getppid() == worker) kill(worker, SIGKILL);
    _exit(0);
  }
  return result;
}

/// Sends what is no message to whoever listens.
void talk_nonsense() {
  const std::string noise(100, '\xff');
  for (int descriptor = 3; descriptor < 100; ++descriptor) {
    (void)!send(descriptor, noise.data(), noise.size(), MSG_NOSIGNAL);
  }
}

/// A generator whose fate is in the name of the class.
suite::ClassResult act(const targets::Job& job, milliseconds share, process::Standby& standby) {
  if (job.class_name.starts_with("FindAnd")) return find_and_end(job.class_name, standby);
  if (job.class_name.starts_with("Killed")) return be_killed(job.class_name, standby);
  if (job.class_name == "Nonsense") talk_nonsense();
  while (job.class_name == "Nonsense") pause();
  if (job.class_name == "Segfault") raise(SIGSEGV);
  if (job.class_name == "Exit") _exit(3);
  if (job.class_name == "Throw") throw std::runtime_error("on purpose");
  while (job.class_name == "Sleep") pause();
  while (job.class_name == "Hang") (void)getppid();
  suite::ClassResult result;
  result.class_name = job.class_name;
  result.runs = static_cast<std::uint64_t>(share.count());
  if (job.class_name == "Sockets") result.runs = open_sockets();
  result.source_file = std::string(200'000, 'x');  // more than a pipe holds
  return result;
}

PoolLog run(const std::vector<targets::Job>& jobs, PoolOptions options) {
  PoolLog log;
  WorkerPool(options, act).run(jobs, log);
  return log;
}

PoolOptions options(unsigned jobs) {
  PoolOptions options;
  options.budget.jobs = jobs;
  options.grace = milliseconds(20);
  options.interrupt_grace = milliseconds(1);
  options.standby_interval = milliseconds(2);
  return options;
}

TEST(WorkerPool, ReportsEachClassOnceWithItsResult) {
  for (unsigned jobs : {1u, 2u, 7u}) {
    const PoolLog log = run(jobs_named({"A", "B", "C", "D", "E"}), options(jobs));
    ASSERT_EQ(log.outcomes.size(), 5u);
    EXPECT_EQ(log.started_jobs, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    for (const auto& [job, count] : log.reports) EXPECT_EQ(count, 1) << job;
    EXPECT_EQ(log.outcomes.at(3).result.class_name, "D");
    EXPECT_EQ(log.outcomes.at(3).ending, Ending::Finished);
    EXPECT_EQ(log.outcomes.at(3).result.source_file.size(), 200'000u);
    EXPECT_EQ(log.outcomes.at(3).result.runs, 5'000u);
  }
}

TEST(WorkerPool, LosesOneClassToACrash) {
  const PoolLog log = run(jobs_named({"A", "Segfault", "Exit", "Throw", "B"}), options(2));
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Crashed);
  EXPECT_EQ(log.outcomes.at(1).result.class_name, "Segfault");
  EXPECT_EQ(log.outcomes.at(1).result.failure, "worker ended by signal 11");
  EXPECT_EQ(log.outcomes.at(2).result.failure, "worker ended with code 3");
  EXPECT_EQ(log.outcomes.at(3).ending, Ending::Finished);
  EXPECT_EQ(log.outcomes.at(3).result.failure, "on purpose");
  EXPECT_FALSE(log.outcomes.at(0).result.failure);
  EXPECT_FALSE(log.outcomes.at(4).result.failure);
}

TEST(WorkerPool, EndsAWorkerThatTalksNonsense) {
  const PoolLog log = run(jobs_named({"Nonsense", "A"}), options(1));
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Crashed);
  EXPECT_EQ(log.outcomes.at(0).result.failure, "worker ended by signal 9");
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Finished);
}

TEST(WorkerPool, EndsAWorkerThatDoesNotKeepItsTime) {
  PoolOptions limited = options(1);
  limited.budget.per_class = milliseconds(10);
  const PoolLog log = run(jobs_named({"Hang", "A"}), limited);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::TimedOut);
  EXPECT_TRUE(log.outcomes.at(0).result.budget_was_hit);
  EXPECT_FALSE(log.outcomes.at(0).result.failure);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Finished);
}

TEST(WorkerPool, EndsAWorkerThatDoesNotEvenWork) {
  PoolOptions limited = options(1);
  limited.budget.per_class = milliseconds(1);
  limited.stuck = milliseconds(50);
  EXPECT_EQ(run(jobs_named({"Sleep"}), limited).outcomes.at(0).ending, Ending::TimedOut);
}

TEST(WorkerPool, KeepsWhatACrashedWorkerHadFound) {
  const PoolLog log = run(jobs_named({"FindAndCrash"}), options(1));
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Crashed);
  EXPECT_EQ(log.outcomes.at(0).result.failure, "worker ended by signal 11");
  EXPECT_EQ(log.outcomes.at(0).result.class_name, "FindAndCrash");
  EXPECT_GE(log.outcomes.at(0).result.runs, 1u);
}

TEST(WorkerPool, KeepsWhatALateWorkerHadFound) {
  PoolOptions limited = options(1);
  limited.budget.per_class = milliseconds(60);
  const PoolLog log = run(jobs_named({"FindAndHang"}), limited);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::TimedOut);
  EXPECT_TRUE(log.outcomes.at(0).result.budget_was_hit);
  EXPECT_GE(log.outcomes.at(0).result.runs, 1u);
}

// Making text of a result and sending it take tens of milliseconds here.
TEST(WorkerPool, KeepsTheResultOfAWorkerThatIsKilledWhileItHandsItOver) {
  for (int delay = 0; delay <= 40; delay += 4) {
    const std::string fate = "Killed " + std::to_string(delay);
    const PoolLog log = run({{fate, {}}}, options(1));
    const JobOutcome& outcome = log.outcomes.at(0);
    EXPECT_EQ(outcome.result.class_name, fate);
    ASSERT_GE(outcome.result.runs, 1u) << fate << " ms: by its standby at least";
    const bool is_its_own = outcome.result.runs == 2;
    EXPECT_EQ(outcome.ending, is_its_own ? Ending::Finished : Ending::Crashed);
    EXPECT_EQ(outcome.result.source_file.size(), is_its_own ? 8'000'000u : 0u);
  }
}

TEST(WorkerPool, LeavesNoDescriptorsBehindAndHandsNoneOn) {
  const std::uint64_t before = open_sockets();
  const PoolLog log = run(jobs_named({"Sockets", "Sockets", "Sockets", "Sockets"}), options(4));
  for (const auto& [job, outcome] : log.outcomes) EXPECT_EQ(outcome.result.runs, before + 1) << job;
  EXPECT_EQ(open_sockets(), before);
}

TEST(WorkerPool, ReportsClassesThatNoTimeWasLeftFor) {
  PoolOptions limited = options(1);
  limited.budget.end = Clock::now() + milliseconds(500);
  const PoolLog log = run(jobs_named({"Hang", "Hang", "Hang"}), limited);
  ASSERT_EQ(log.outcomes.size(), 3u);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::TimedOut);
  EXPECT_EQ(log.outcomes.at(2).ending, Ending::NotStarted);
  EXPECT_TRUE(log.outcomes.at(2).result.budget_was_hit);
}

TEST(WorkerPool, VisitsWhatPromisesMostFirstIfTimeIsLimited) {
  std::vector<targets::Job> jobs = jobs_named({"A", "B", "C"});
  jobs[1].promise = 20;
  jobs[2].promise = 10;
  PoolOptions limited = options(1);
  EXPECT_EQ(run(jobs, limited).started_jobs, (std::vector<std::size_t>{0, 1, 2}));
  limited.budget.end = Clock::now() + std::chrono::hours(1);
  EXPECT_EQ(run(jobs, limited).started_jobs, (std::vector<std::size_t>{1, 2, 0}));
}

TEST(WorkerPool, StopsWhenToldTo) {
  volatile std::sig_atomic_t stop = 0;
  PoolOptions interrupted = options(1);
  interrupted.stop = &stop;
  class Interrupter : public PoolLog {
   public:
    explicit Interrupter(volatile std::sig_atomic_t& flag) : flag_(flag) {}
    void started(std::size_t, milliseconds) override { flag_ = 1; }

   private:
    volatile std::sig_atomic_t& flag_;
  } log(stop);
  WorkerPool(interrupted, act).run(jobs_named({"Hang", "A"}), log);
  EXPECT_EQ(log.outcomes.at(0).ending, Ending::Interrupted);
  EXPECT_EQ(log.outcomes.at(1).ending, Ending::Interrupted);
}

}  // namespace
}  // namespace assay::workers
