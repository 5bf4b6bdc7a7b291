// SPDX-License-Identifier: Apache-2.0
// Both ends of the pipe between the command and its base process, and what happens when that ends
// too early. The child leaves by _exit, never by returning.
#include "workers/base_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>

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
  explicit Sender(int pipe) : pipe_(pipe) {}

  void started(std::size_t job, milliseconds share) override { send(JobStarted{job, share}); }
  void finished(JobOutcome outcome) override { send(std::move(outcome)); }
  void send(const PoolMessage& message) {
    const std::string line = pool_line(message);
    for (std::size_t sent = 0; sent < line.size();) {
      const ssize_t count = write(pipe_, line.data() + sent, line.size() - sent);
      if (count < 0 && errno != EINTR) _exit(1);
      if (count > 0) sent += static_cast<std::size_t>(count);
    }
  }

 private:
  int pipe_;
};

void become_base(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  std::signal(SIGINT, SIG_IGN);  // Ctrl-C is the parent's business, which then sends SIGTERM
  parent_pid = parent;
  struct sigaction action {};
  action.sa_sigaction = request_stop;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGTERM, &action, nullptr);
}

[[noreturn]] void run_base(const BaseProcess::Boot& boot, PoolOptions options,
                           const std::vector<targets::Job>& jobs, int pipe) {
  Sender sender(pipe);
  try {
    Result<GenerateClass> generator = boot();
    if (!generator.ok()) {
      sender.send(BootFailed{generator.error().message});
      _exit(1);
    }
    options.stop = &stop_requested;
    WorkerPool(options, std::move(generator).value()).run(jobs, sender);
  } catch (const std::exception& problem) {
    sender.send(BootFailed{fmt::format("internal error: {}", problem.what())});
    _exit(1);
  }
  _exit(0);
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
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return Error{"cannot make a pipe for workers"};
  given_.clear();
  std::vector<targets::Job> open_jobs;
  for (std::size_t job = 0; job < jobs_.size(); ++job) {
    if (states_[job].is_done) continue;
    given_.push_back(job);
    open_jobs.push_back(jobs_[job]);
  }
  std::fflush(nullptr);
  const int parent = getpid();
  const int pid = fork();
  if (pid == 0) {
    close(ends[0]);
    become_base(parent);
    run_base(boot_, options_, open_jobs, ends[1]);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    return Error{"cannot start a process for workers"};
  }
  pid_ = pid;
  pipe_ = ends[0];
  unread_.clear();
  return {};
}

BaseProcess::~BaseProcess() {
  if (pid_ <= 0) return;
  kill(pid_, SIGKILL);
  end_of_process();
}

Result<bool> BaseProcess::listen(milliseconds wait, PoolObserver& observer) {
  pollfd file{pipe_, POLLIN, 0};
  if (pid_ < 0 || poll(&file, 1, static_cast<int>(wait.count())) <= 0) return pid_ > 0;
  const bool is_open = read_messages();
  const Result<void> passed = pass_on_all(observer);
  if (!passed.ok()) {
    if (restarts_.empty()) return Error{passed.error()};
    report_all_lost(passed.error().message, observer);
    return false;
  }
  if (is_open) return true;
  const std::string how = end_of_process();
  return has_open_jobs() && replace_lost_process(how, observer);
}

Result<void> BaseProcess::pass_on_all(PoolObserver& observer) {
  std::size_t begin = 0;
  for (std::size_t end; (end = unread_.find('\n', begin)) != std::string::npos; begin = end + 1) {
    TRY(pass_on(unread_.substr(begin, end - begin), observer));
  }
  unread_.erase(0, begin);
  return {};
}

/// Reads what there is without waiting; false at the end of the pipe.
bool BaseProcess::read_messages() {
  char bytes[64 * 1024];
  pollfd file{pipe_, POLLIN, 0};
  while (poll(&file, 1, 0) > 0) {
    const ssize_t count = read(pipe_, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EINTR)) return false;
    if (count > 0) unread_.append(bytes, static_cast<std::size_t>(count));
  }
  return true;
}

Result<void> BaseProcess::pass_on(const std::string& line, PoolObserver& observer) {
  PoolMessage message = TRY(pool_message_of(line, given_.size()));
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

/// Waits for the end and says how it came.
std::string BaseProcess::end_of_process() {
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  close(pipe_);
  pid_ = pipe_ = -1;
  return WIFSIGNALED(status) ? fmt::format("base process ended by signal {}", WTERMSIG(status))
                             : fmt::format("base process ended with code {}", WEXITSTATUS(status));
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
