// SPDX-License-Identifier: Apache-2.0
// A worker sends its result as JSON and ends; the end of the channel is the end of the worker and
// of the copy of it that stands by. The worker dismisses that one when it has sent all: wherever it
// is killed, one of the two gets through, and the first complete answer counts. Time is kept here
// and not in the worker: one that hangs is ended with SIGKILL, and its standby sends what had been
// found. What counts is the CPU time of the worker. Wall time is looked at where the whole command
// is limited by it, and as a guard against a worker that does not run at all.
#include "workers/worker_pool.h"

#include <algorithm>
#include <csignal>
#include <exception>
#include <functional>
#include <numeric>

#include "base/clocks.h"
#include "base/result.h"
#include "process/channel.h"
#include "process/deadline.h"
#include "process/descriptors.h"
#include "process/exit_status.h"
#include "process/in_child.h"
#include "process/transfer.h"
#include "workers/result_json.h"

namespace assay::workers {
namespace {

using std::chrono::milliseconds;

constexpr int kLongestWait = 100;  // milliseconds; a signal may come just before poll
constexpr int kSlowest = 20;       // times the CPU time that work takes on a busy machine

/// The parent's handlers speak of the parent: a crash is to end the worker, Ctrl-C is not.
void become_worker() {
  for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGPIPE}) {
    std::signal(signal, SIG_DFL);
  }
  std::signal(SIGINT, SIG_IGN);
  process::forbid_core_dumps();
}

std::uint64_t milliseconds_since(Clock::time_point start) {
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<milliseconds>(Clock::now() - start).count());
}

}  // namespace

std::string_view name_of(Ending ending) {
  switch (ending) {
    case Ending::Finished:
      return "finished";
    case Ending::Crashed:
      return "crashed";
    case Ending::TimedOut:
      return "timed out";
    case Ending::NotStarted:
      return "not started";
    case Ending::Interrupted:
      return "interrupted";
  }
  return "";
}

void WorkerPool::run(std::span<const targets::Job> jobs, PoolObserver& observer) {
  jobs_ = jobs;
  order_.resize(jobs.size());
  std::iota(order_.begin(), order_.end(), 0);
  const auto promise = [&](std::size_t job) { return jobs[job].promise; };
  if (options_.budget.end) std::ranges::stable_sort(order_, std::greater<>(), promise);
  next_ = 0;
  while (true) {
    start_next(observer);
    if (workers_.empty()) break;
    wait_for_answers();
    end_late_ones();
    collect_ended(observer);
  }
  report_unstarted(observer);
}

void WorkerPool::start_next(PoolObserver& observer) {
  while (next_ < jobs_.size() && workers_.size() < options_.budget.jobs && !is_stopped() &&
         !options_.budget.is_over(Clock::now())) {
    const milliseconds share = options_.budget.next_share(jobs_.size() - next_, Clock::now());
    observer.started(order_[next_], share);  // before it can take this process along
    if (!start_worker(order_[next_], share, observer)) return;
    ++next_;
  }
}

bool WorkerPool::start_worker(std::size_t job, milliseconds share, PoolObserver& observer) {
  Result<process::Peer> started = process::Peer::start([&](process::Channel& channel) {
    observer.forget_in_worker();
    workers_.clear();  // the other workers are the parent's
    return work(jobs_[job], share, channel);
  });
  if (!started) return false;
  const Clock::time_point now = Clock::now();
  Clock::time_point limit = now + share * kSlowest + options_.stuck;
  if (options_.budget.end) limit = std::min(limit, *options_.budget.end + options_.grace / 2);
  workers_.push_back({job, std::move(started).value(), share + options_.grace, now, limit, {}});
  return true;
}

/// All that the new process does; returns its exit code.
int WorkerPool::work(const targets::Job& job, milliseconds share, process::Channel& channel) {
  become_worker();
  if (options_.budget.end) WorkClock::meet(WorkClock::now() + share, *options_.budget.end);
  process::Standby standby(options_.standby_interval);
  suite::ClassResult result;
  try {
    result = generator_(job, share, standby);
  } catch (const std::exception& problem) {
    result.class_name = job.class_name;
    result.failure = problem.what();
  }
  const auto sent = channel.send(line_of(result_json(result)), process::Deadline::never());
  standby.dismiss();  // not before: it has to be there for one that is killed while it sends
  return sent == process::Transfer::Done ? 0 : 1;
}

int WorkerPool::wait_milliseconds() const {
  Clock::time_point first = Clock::now() + milliseconds(kLongestWait);
  for (const Worker& worker : workers_) first = std::min(first, worker.limit);
  if (stop_limit_) first = std::min(first, *stop_limit_);
  const auto left = std::chrono::ceil<milliseconds>(first - Clock::now()).count();
  return static_cast<int>(std::max<long>(left, 0));
}

void WorkerPool::wait_for_answers() {
  std::vector<int> descriptors;
  for (const Worker& worker : workers_) descriptors.push_back(worker.process.channel.descriptor());
  process::wait_for_any(descriptors, wait_milliseconds());
  for (Worker& worker : workers_) read_answers(worker);
}

/// Until the end of the channel: what comes after the first answer is that of a standby which did
/// not know that it was not needed, and is not waited for when the worker is gone.
void WorkerPool::read_answers(Worker& worker) {
  process::Channel& channel = worker.process.channel;
  std::string answer;
  process::Transfer read = process::Transfer::Done;
  while ((read = channel.receive_now(answer)) == process::Transfer::Done) {
    if (worker.answer) continue;
    worker.is_own_answer = channel.sender() == worker.process.child.pid();
    worker.answer = std::move(answer);
  }
  const bool is_all = read != process::Transfer::TimedOut;
  if (is_all || (worker.answer && worker.process.child.ended())) channel.close();
}

void WorkerPool::end_late_ones() {
  const Clock::time_point now = Clock::now();
  if (is_stopped() && !stop_limit_) stop_limit_ = now + options_.interrupt_grace;
  for (Worker& worker : workers_) {
    if (worker.is_done()) continue;
    if (worker.was_killed && now >= worker.limit) worker.process.channel.close();
    if (worker.was_killed) continue;
    worker.was_late = is_late(worker, now);
    if (worker.was_late || (stop_limit_ && now >= *stop_limit_)) end(worker, now);
  }
}

bool WorkerPool::is_late(const Worker& worker, Clock::time_point now) const {
  return now >= worker.limit || worker.process.child.cpu_time() >= worker.work_limit;
}

/// Its standby is awake from now on.
void WorkerPool::end(Worker& worker, Clock::time_point now) {
  worker.process.child.kill();
  worker.was_killed = true;
  const bool is_short = options_.budget.end || stop_limit_;
  worker.limit = now + (is_short ? options_.takeover : options_.stuck);
}

void WorkerPool::collect_ended(PoolObserver& observer) {
  std::vector<Worker> running;
  for (Worker& worker : workers_) {
    if (worker.is_done()) {
      JobOutcome outcome = outcome_of(worker);
      options_.budget.pace.note(milliseconds(outcome.result.milliseconds),
                                milliseconds(milliseconds_since(worker.started)));
      observer.finished(std::move(outcome));
    } else {
      running.push_back(std::move(worker));
    }
  }
  workers_ = std::move(running);
}

/// One that closed its end exits by itself. One that sent what is no message is not listened to any
/// more, whatever it does.
process::ExitStatus WorkerPool::end_of(Worker& worker) const {
  if (worker.process.channel.has_ended()) {
    worker.process.child.ended_by(Clock::now() + options_.stuck);
  }
  return worker.process.child.end();
}

JobOutcome WorkerPool::outcome_of(Worker& worker) const {
  const process::ExitStatus status = end_of(worker);
  JobOutcome outcome{worker.job};
  const auto json = nlohmann::ordered_json::parse(worker.answer.value_or(""), nullptr, false);
  Result<suite::ClassResult> result = class_result_of(json);
  if (result.ok()) {  // by the worker or by its standby
    outcome.result = std::move(result).value();
    // One that somebody else killed after it had said all has lost nothing.
    if (status.is_success() || (worker.is_own_answer && !worker.was_killed)) return outcome;
  } else {
    outcome.result.class_name = jobs_[worker.job].class_name;
    outcome.result.milliseconds = milliseconds_since(worker.started);
    if (status.is_success() && !worker.was_killed) outcome.result.failure = result.error().message;
  }
  // One that was done just before it was to be killed is late all the same.
  if (worker.was_killed && (status.is_killed_by(SIGKILL) || status.is_success())) {
    outcome.ending = worker.was_late ? Ending::TimedOut : Ending::Interrupted;
    outcome.result.budget_was_hit = worker.was_late;
    return outcome;
  }
  outcome.ending = Ending::Crashed;
  const bool has_reason =
      status.kind == process::ExitStatus::Kind::Exited && outcome.result.failure;
  if (!has_reason) outcome.result.failure = "worker " + status.sentence();
  return outcome;
}

void WorkerPool::report_unstarted(PoolObserver& observer) {
  const bool is_out_of_time = options_.budget.is_over(Clock::now());
  for (; next_ < jobs_.size(); ++next_) {
    JobOutcome outcome{order_[next_], is_stopped() ? Ending::Interrupted : Ending::NotStarted};
    outcome.result.class_name = jobs_[outcome.job].class_name;
    outcome.result.budget_was_hit = !is_stopped();
    if (!is_stopped() && !is_out_of_time) {
      outcome.ending = Ending::Crashed;
      outcome.result.failure = "no process could be started for it";
    }
    observer.finished(std::move(outcome));
  }
}

}  // namespace assay::workers
