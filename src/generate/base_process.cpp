// SPDX-License-Identifier: Apache-2.0
// The messages between the two processes are lines of JSON: {"started": 3, "share": 5000},
// {"finished": 3, "ending": 0, "result": {...}} and {"error": "..."}.
#include "generate/base_process.h"

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

#include "generate/result_json.h"

namespace assay::generate {
namespace {

using nlohmann::ordered_json;
using std::chrono::milliseconds;

volatile std::sig_atomic_t stop_requested = 0;

void request_stop(int) { stop_requested = 1; }

/// Sends what the pool does to the parent. A parent that is gone ends this process.
class Sender : public PoolObserver {
 public:
  explicit Sender(int pipe) : pipe_(pipe) {}

  void started(std::size_t job, milliseconds share) override {
    send({{"started", job}, {"share", share.count()}});
  }
  void finished(JobOutcome outcome) override {
    send({{"finished", outcome.job},
          {"ending", static_cast<int>(outcome.ending)},
          {"result", result_json(outcome.result)}});
  }
  void send(const ordered_json& message) {
    const std::string line = line_of(message) + "\n";
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
  std::signal(SIGTERM, request_stop);
}

[[noreturn]] void run_base(const BaseProcess::Boot& boot, PoolOptions options,
                           const std::vector<Job>& jobs, int pipe) {
  Sender sender(pipe);
  try {
    Result<ClassGenerator> generator = boot();
    if (!generator.ok()) {
      sender.send({{"error", generator.error().message}});
      _exit(1);
    }
    options.stop = &stop_requested;
    WorkerPool(options, std::move(generator).value()).run(jobs, sender);
  } catch (const std::exception& problem) {
    sender.send({{"error", fmt::format("internal error: {}", problem.what())}});
    _exit(1);
  }
  _exit(0);
}

}  // namespace

Result<std::unique_ptr<BaseProcess>> BaseProcess::start(const Boot& boot, PoolOptions options,
                                                        std::vector<Job> jobs) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return Error{"cannot make a pipe for workers"};
  std::fflush(nullptr);
  const int parent = getpid();
  const int pid = fork();
  if (pid == 0) {
    close(ends[0]);
    become_base(parent);
    run_base(boot, options, jobs, ends[1]);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    return Error{"cannot start a process for workers"};
  }
  return std::unique_ptr<BaseProcess>(new BaseProcess(pid, ends[0], std::move(jobs)));
}

BaseProcess::~BaseProcess() {
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    wait_for_end();
  }
  close(pipe_);
}

Result<bool> BaseProcess::listen(milliseconds wait, PoolObserver& observer) {
  pollfd file{pipe_, POLLIN, 0};
  if (pid_ < 0 || poll(&file, 1, static_cast<int>(wait.count())) <= 0) return pid_ > 0;
  const bool is_open = read_messages();
  std::size_t begin = 0;
  for (std::size_t end; (end = unread_.find('\n', begin)) != std::string::npos; begin = end + 1) {
    TRY(pass_on(unread_.substr(begin, end - begin), observer));
  }
  unread_.erase(0, begin);
  if (!is_open) report_lost_jobs(observer);
  return is_open;
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
  const ordered_json message = ordered_json::parse(line, nullptr, false);
  if (message.contains("error")) return Error{message["error"].get<std::string>()};
  if (message.contains("started")) {
    observer.started(message["started"], milliseconds(message["share"].get<long>()));
    return {};
  }
  if (!message.contains("finished")) return Error{"internal error: a garbled message of workers"};
  JobOutcome outcome{message["finished"], static_cast<Ending>(message["ending"].get<int>()),
                     TRY(class_result_of(message["result"]))};
  is_done_[outcome.job] = true;
  observer.finished(std::move(outcome));
  return {};
}

int BaseProcess::wait_for_end() {
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
  return status;
}

/// After the end of the process: there are such jobs only if it crashed.
void BaseProcess::report_lost_jobs(PoolObserver& observer) {
  const int status = wait_for_end();
  for (std::size_t job = 0; job < jobs_.size(); ++job) {
    if (is_done_[job]) continue;
    JobOutcome outcome{job, Ending::Crashed};
    outcome.result.class_name = jobs_[job].class_name;
    outcome.result.failure =
        WIFSIGNALED(status) ? fmt::format("base process ended by signal {}", WTERMSIG(status))
                            : fmt::format("base process ended with code {}", WEXITSTATUS(status));
    observer.finished(std::move(outcome));
  }
}

}  // namespace assay::generate
