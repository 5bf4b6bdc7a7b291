// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <csignal>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "process/channel.h"
#include "process/exit_status.h"
#include "process/peer.h"
#include "process/standby.h"
#include "suite/class_result.h"
#include "targets/job.h"
#include "workers/budget.h"

namespace assay::workers {

/// How the work on a class ended.
enum class Ending : std::uint8_t {
  Finished,
  Crashed,      // the worker died: a bug of ours
  TimedOut,     // it did not keep its time and was ended
  NotStarted,   // the total budget was used up
  Interrupted,  // by the user
};
/// "finished", "crashed", "timed out", "not started", "interrupted".
std::string_view name_of(Ending ending);

struct JobOutcome {
  std::size_t job = 0;  // index of the job
  Ending ending = Ending::Finished;
  suite::ClassResult result;
};

/// Hears of the work on classes, in the order things happen.
class PoolObserver {
 public:
  virtual ~PoolObserver() = default;
  virtual void started(std::size_t job, std::chrono::milliseconds share) = 0;
  virtual void finished(JobOutcome outcome) = 0;
  /// In a new worker: closes what belongs to the process that it was forked from.
  virtual void forget_in_worker() {}
};

/// Generates the tests of one class with so much work; runs in a process of its own, which may be
/// ended at any time. What is handed over then is what is there when the standby takes over.
using GenerateClass = std::function<suite::ClassResult(
    const targets::Job&, std::chrono::milliseconds share, process::Standby&)>;

struct PoolOptions {
  Budget budget;
  std::chrono::milliseconds grace{1'000};             // of work, for a worker that is late
  std::chrono::milliseconds interrupt_grace{300};     // after `stop` was set
  std::chrono::milliseconds takeover{2'000};          // for a worker's standby, if time is short
  std::chrono::milliseconds stuck{60'000};            // of wall time: one that does not even work
  std::chrono::milliseconds standby_interval{1'000};  // of work
  const volatile std::sig_atomic_t* stop = nullptr;   // set by a signal handler
};

/// Forks a process per class from the calling one, so many at a time, and collects what they find
/// out: all start from the same image, and one that crashes takes nothing but its class along.
/// The calling process must have one thread only.
class WorkerPool {
 public:
  WorkerPool(PoolOptions options, GenerateClass generator)
      : options_(options), generator_(std::move(generator)) {}

  /// Works through all jobs; each is reported to the observer as finished exactly once.
  void run(std::span<const targets::Job> jobs, PoolObserver& observer);

 private:
  struct Worker {
    std::size_t job;
    process::Peer process;
    std::chrono::nanoseconds work_limit;  // CPU time after which it is late
    Clock::time_point started, limit;     // late in any case, then
    std::optional<std::string> answer;    // the first that was complete
    bool is_own_answer = false;           // not that of its standby
    bool was_late = false;
    bool was_killed = false;  // its standby may still write

    bool is_done() const { return !process.channel.is_open(); }
  };

  void start_next(PoolObserver& observer);
  bool start_worker(std::size_t job, std::chrono::milliseconds share, PoolObserver& observer);
  int work(const targets::Job& job, std::chrono::milliseconds share, process::Channel& channel);
  void wait_for_answers();
  int wait_milliseconds() const;
  static void read_answers(Worker& worker);
  void end_late_ones();
  bool is_late(const Worker& worker, Clock::time_point now) const;
  void end(Worker& worker, Clock::time_point now);
  void collect_ended(PoolObserver& observer);
  process::ExitStatus end_of(Worker& worker) const;
  JobOutcome outcome_of(Worker& worker) const;
  void report_unstarted(PoolObserver& observer);
  bool is_stopped() const { return options_.stop != nullptr && *options_.stop != 0; }

  PoolOptions options_;
  GenerateClass generator_;
  std::span<const targets::Job> jobs_;
  std::vector<std::size_t> order_;  // in which they are visited
  std::size_t next_ = 0;            // in order_
  std::vector<Worker> workers_;
  std::optional<Clock::time_point> stop_limit_;
};

}  // namespace assay::workers
