// SPDX-License-Identifier: Apache-2.0
// A worker writes its result as JSON into a pipe and ends; the end of the pipe is the end of the
// worker and of the copy of it that stands by. Time is kept here and not in the worker: one that
// hangs is ended with SIGKILL, and its standby writes what had been found. What counts is the CPU
// time of the worker. Wall time is looked at where the whole command is limited by it, and as a
// guard against a worker that does not run at all.
#include "workers/worker_pool.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <functional>
#include <numeric>

#include "base/check.h"
#include "base/cpu_time.h"
#include "workers/result_json.h"

namespace assay::workers {
namespace {

using std::chrono::milliseconds;

constexpr int kLongestWait = 100;  // milliseconds; a signal may come just before poll
constexpr int kSlowest = 20;       // times the CPU time that work takes on a busy machine

void write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno != EINTR) return;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// The parent's handlers speak of the parent: a crash is to end the worker, Ctrl-C is not.
void become_worker(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGPIPE}) {
    std::signal(signal, SIG_DFL);
  }
  std::signal(SIGINT, SIG_IGN);
  const rlimit no_core{.rlim_cur = 0, .rlim_max = 0};
  setrlimit(RLIMIT_CORE, &no_core);
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
    wait_for_output();
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
    if (!fork_worker(order_[next_], share)) return;
    ++next_;
  }
}

bool WorkerPool::fork_worker(std::size_t job, milliseconds share) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  const int parent = getpid();
  const int pid = fork();
  if (pid == 0) {
    close(ends[0]);
    work(jobs_[job], share, ends[1], parent);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    return false;
  }
  const Clock::time_point now = Clock::now();
  Clock::time_point limit = now + share * kSlowest + options_.stuck;
  if (options_.budget.end) limit = std::min(limit, *options_.budget.end + options_.grace / 2);
  workers_.push_back({job, pid, ends[0], share + options_.grace, now, limit});
  return true;
}

void WorkerPool::work(const targets::Job& job, milliseconds share, int pipe, int parent) {
  become_worker(parent);
  if (options_.budget.end) WorkClock::meet(WorkClock::now() + share, *options_.budget.end);
  process::Standby standby(options_.standby_interval);
  suite::ClassResult result;
  try {
    result = generator_(job, share, standby);
  } catch (const std::exception& problem) {
    result.class_name = job.class_name;
    result.failure = problem.what();
  }
  standby.dismiss();
  write_all(pipe, line_of(result_json(result)));
  _exit(0);
}

int WorkerPool::wait_milliseconds() const {
  Clock::time_point first = Clock::now() + milliseconds(kLongestWait);
  for (const Worker& worker : workers_) first = std::min(first, worker.limit);
  if (stop_limit_) first = std::min(first, *stop_limit_);
  const auto left = std::chrono::ceil<milliseconds>(first - Clock::now()).count();
  return static_cast<int>(std::max<long>(left, 0));
}

void WorkerPool::wait_for_output() {
  std::vector<pollfd> files;
  for (const Worker& worker : workers_) files.push_back({worker.pipe, POLLIN, 0});
  poll(files.data(), files.size(), wait_milliseconds());
  for (std::size_t i = 0; i < workers_.size(); ++i) {
    if (files[i].revents != 0 && !read_output(workers_[i])) {
      close(workers_[i].pipe);
      workers_[i].pipe = -1;
    }
  }
}

/// False at the end of the pipe.
bool WorkerPool::read_output(Worker& worker) {
  char bytes[64 * 1024];
  const ssize_t count = read(worker.pipe, bytes, sizeof bytes);
  if (count > 0) worker.output.append(bytes, static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

void WorkerPool::end_late_ones() {
  const Clock::time_point now = Clock::now();
  if (is_stopped() && !stop_limit_) stop_limit_ = now + options_.interrupt_grace;
  for (Worker& worker : workers_) {
    if (worker.pipe < 0) continue;
    if (worker.was_killed && now >= worker.limit) give_up(worker);
    if (worker.was_killed) continue;
    worker.was_late = is_late(worker, now);
    if (worker.was_late || (stop_limit_ && now >= *stop_limit_)) end(worker, now);
  }
}

bool WorkerPool::is_late(const Worker& worker, Clock::time_point now) const {
  return now >= worker.limit || cpu_time_of(worker.pid) >= worker.work_limit;
}

/// Its standby is awake from now on.
void WorkerPool::end(Worker& worker, Clock::time_point now) {
  kill(worker.pid, SIGKILL);
  worker.was_killed = true;
  const bool is_short = options_.budget.end || stop_limit_;
  worker.limit = now + (is_short ? options_.takeover : options_.stuck);
}

void WorkerPool::give_up(Worker& worker) {
  close(worker.pipe);
  worker.pipe = -1;
  worker.output.clear();
}

void WorkerPool::collect_ended(PoolObserver& observer) {
  std::vector<Worker> running;
  for (Worker& worker : workers_) {
    if (worker.pipe >= 0) {
      running.push_back(std::move(worker));
      continue;
    }
    int status = 0;
    while (waitpid(worker.pid, &status, 0) < 0 && errno == EINTR) {
    }
    observer.finished(outcome_of(worker, status));
  }
  workers_ = std::move(running);
}

JobOutcome WorkerPool::outcome_of(Worker& worker, int status) const {
  JobOutcome outcome{worker.job};
  const auto json = nlohmann::ordered_json::parse(worker.output, nullptr, false);
  Result<suite::ClassResult> result = class_result_of(json);
  const bool is_complete = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (result.ok()) {  // by the worker or by its standby
    outcome.result = std::move(result).value();
    if (is_complete) return outcome;
  } else {
    outcome.result.class_name = jobs_[worker.job].class_name;
    outcome.result.milliseconds = milliseconds_since(worker.started);
    if (is_complete && !worker.was_killed) outcome.result.failure = result.error().message;
  }
  const bool was_killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
  // One that was done just before it was to be killed is late all the same.
  if (worker.was_killed && (was_killed || is_complete)) {
    outcome.ending = worker.was_late ? Ending::TimedOut : Ending::Interrupted;
    outcome.result.budget_was_hit = worker.was_late;
    return outcome;
  }
  outcome.ending = Ending::Crashed;
  if (WIFSIGNALED(status)) {
    outcome.result.failure = fmt::format("worker ended by signal {}", WTERMSIG(status));
  } else if (!outcome.result.failure) {
    outcome.result.failure = fmt::format("worker ended with code {}", WEXITSTATUS(status));
  }
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
