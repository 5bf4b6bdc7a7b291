// SPDX-License-Identifier: Apache-2.0
// Both ends of the channel between the command and its base process, and what happens when that
// ends too early.
#include "workers/base_process.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>

#include "process/channel.h"
#include "process/deadline.h"
#include "process/descriptors.h"
#include "process/exit_status.h"
#include "process/transfer.h"
#include "targets/job.h"
#include "workers/pool_message.h"

namespace assay::workers {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostRestarts = 4;
constexpr int kMostLosses = 2;  // of one class: then it may be the reason

volatile std::sig_atomic_t stop_requested = 0;
volatile std::sig_atomic_t parent_pid = 0;

void request_stop(int, siginfo_t* sender, void*) {
  if (sender->si_pid == parent_pid) stop_requested = 1;
}

/// Sends what the pool does to the parent. A parent that is gone ends this process.
class Sender : public PoolObserver {
 public:
  explicit Sender(process::Channel& channel) : channel_(channel) {}

  void started(std::size_t job, milliseconds share) override { send(JobStarted{job, share}); }
  void finished(JobOutcome outcome) override { send(std::move(outcome)); }
  /// A worker that had it would keep the parent from seeing that this process is gone.
  void forget_in_worker() override { channel_.close(); }
  void send(const PoolMessage& message) {
    const auto sent = channel_.send(pool_text(message), process::Deadline::never());
    if (sent != process::Transfer::Done) _exit(1);
  }

 private:
  process::Channel& channel_;
};

void become_base() {
  std::signal(SIGINT, SIG_IGN);  // Ctrl-C is the parent's business, which then sends SIGTERM
  parent_pid = getppid();
  struct sigaction action {};
  action.sa_sigaction = request_stop;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGTERM, &action, nullptr);
}

/// All that the new process does; returns its exit code.
int run_base(const BaseProcess::Boot& boot, PoolOptions options,
             const std::vector<targets::Job>& jobs, process::Channel& channel) {
  become_base();
  Sender sender(channel);
  try {
    Result<GenerateClass> generator = boot();
    if (!generator.ok()) {
      sender.send(BootFailed{generator.error().message});
      return 1;
    }
    options.stop = &stop_requested;
    WorkerPool(options, std::move(generator).value()).run(jobs, sender);
  } catch (const std::exception& problem) {
    sender.send(BootFailed{fmt::format("internal error: {}", problem.what())});
    return 1;
  }
  return 0;
}

}  // namespace

Result<std::unique_ptr<BaseProcess>> BaseProcess::start(Boot boot, PoolOptions options,
                                                        std::vector<targets::Job> jobs) {
  std::unique_ptr<BaseProcess> process(new BaseProcess(std::move(boot), options, std::move(jobs)));
  TRY(process->start_process());
  return process;
}

/// Gives a new process all jobs that are not done.
Result<void> BaseProcess::start_process() {
  given_.clear();
  std::vector<targets::Job> open_jobs;
  for (std::size_t job = 0; job < jobs_.size(); ++job) {
    if (states_[job].is_done) continue;
    given_.push_back(job);
    open_jobs.push_back(jobs_[job]);
  }
  std::fflush(nullptr);
  Result<process::Peer> started = process::Peer::start(
      [&](process::Channel& channel) { return run_base(boot_, options_, open_jobs, channel); });
  if (!started) return Error{"no process for workers: " + started.error().message};
  process_ = std::move(started).value();
  return {};
}

Result<bool> BaseProcess::listen(milliseconds wait, PoolObserver& observer) {
  if (!is_running()) return false;
  const int descriptor = process_.channel.descriptor();
  process::wait_for_any({&descriptor, 1}, static_cast<int>(wait.count()));
  const Result<bool> is_open = pass_on_all(observer);
  if (!is_open.ok()) {
    if (restarts_.empty()) return Error{is_open.error()};
    report_all_lost(is_open.error().message, observer);
    return false;
  }
  if (is_open.value()) return true;
  const std::string how = end_of_process();
  return has_open_jobs() && replace_lost_process(how, observer);
}

/// All that there is without waiting; false at the end. What is cut short by the end of the process
/// is as lost as what it had not begun to say.
Result<bool> BaseProcess::pass_on_all(PoolObserver& observer) {
  std::string text;
  process::Transfer read = process::Transfer::Done;
  while ((read = process_.channel.receive_now(text)) == process::Transfer::Done) {
    TRY(pass_on(text, observer));
  }
  return read == process::Transfer::TimedOut;
}

Result<void> BaseProcess::pass_on(const std::string& text, PoolObserver& observer) {
  PoolMessage message = TRY(pool_message_of(text, given_.size()));
  if (const auto* failed = std::get_if<BootFailed>(&message)) return Error{failed->problem};
  if (const auto* started = std::get_if<JobStarted>(&message)) {
    const std::size_t job = given_[started->job];
    states_[job].is_under_way = true;
    observer.started(job, started->share);
    return {};
  }
  JobOutcome outcome = std::get<JobOutcome>(std::move(message));
  outcome.job = given_[outcome.job];
  states_[outcome.job].is_done = true;
  observer.finished(std::move(outcome));
  return {};
}

bool BaseProcess::has_open_jobs() const {
  return std::ranges::any_of(states_, [](const JobState& state) { return !state.is_done; });
}

/// Waits for the end and says how it came. One that garbled what it said may still be running.
std::string BaseProcess::end_of_process() {
  const bool has_ended = process_.channel.has_ended();
  const process::ExitStatus status = has_ended ? process_.child.wait() : process_.child.end();
  process_ = {};
  return "base process " + status.sentence();
}

/// After the end of a process that left jobs undone. True: another one goes on with them.
bool BaseProcess::replace_lost_process(const std::string& how, PoolObserver& observer) {
  for (std::size_t job = 0; job < jobs_.size(); ++job) {
    JobState& state = states_[job];
    if (state.is_done || !state.is_under_way) continue;
    state.is_under_way = false;
    if (++state.losses >= kMostLosses) report_lost(job, how, observer);
  }
  if (!has_open_jobs()) return false;
  const bool is_over = is_stopped() || options_.budget.is_over(Clock::now());
  if (!is_over && restarts_.size() < kMostRestarts && start_process().ok()) {
    restarts_.push_back(how);
    return true;
  }
  report_all_lost(how, observer);
  return false;
}

void BaseProcess::report_lost(std::size_t job, const std::string& how, PoolObserver& observer) {
  JobOutcome outcome{job, Ending::Crashed};
  outcome.result.class_name = jobs_[job].class_name;
  if (is_stopped()) {
    outcome.ending = Ending::Interrupted;
  } else if (states_[job].losses == 0 && options_.budget.is_over(Clock::now())) {
    outcome.ending = Ending::NotStarted;
    outcome.result.budget_was_hit = true;
  } else {
    outcome.result.failure = how;
  }
  states_[job].is_done = true;
  observer.finished(std::move(outcome));
}

void BaseProcess::report_all_lost(const std::string& how, PoolObserver& observer) {
  for (std::size_t job = 0; job < jobs_.size(); ++job) {
    if (!states_[job].is_done) report_lost(job, how, observer);
  }
}

}  // namespace assay::workers
