// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>

#include "base/clocks.h"
#include "base/cpu_time.h"
#include "solver/z3/backend.h"
#include "solver/z3/wire.h"
#include "solver/z3/worker.h"

namespace assay::solver {

namespace {

/// One child process and the parent's end of the socket to it.
class WorkerBackend : public SmtBackend {
 public:
  explicit WorkerBackend(const WorkerOptions& options) : options_(options) {}
  ~WorkerBackend() override { end_worker(); }
  WorkerBackend(const WorkerBackend&) = delete;
  WorkerBackend& operator=(const WorkerBackend&) = delete;

  bool has_memory() override;
  SmtReply ask(const SmtRequest& request, std::uint32_t milliseconds) override;

 private:
  std::string start_worker();  // empty, or why it failed
  std::string end_worker();    // how it ended
  SmtReply lost(std::string reason);

  WorkerOptions options_;
  pid_t worker_ = -1, owner_ = -1;
  std::optional<CountedProcess> counted_;
  int socket_ = -1;
};

/// A process that was stopped or starved does not work, and is not to be waited for for ever.
std::chrono::nanoseconds wall_guard(std::chrono::nanoseconds work) {
  constexpr int kFactor = 20;
  constexpr std::chrono::seconds kAtLeast(20);
  return work * kFactor + kAtLeast;
}

SmtReply unknown(std::string reason) {
  SmtReply reply;
  reply.reason = std::move(reason);
  return reply;
}

std::string WorkerBackend::start_worker() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    return fmt::format("no socket for a solver process: {}", std::strerror(errno));
  }
  const pid_t parent = owner_ = getpid();
  worker_ = fork();
  if (worker_ == 0) run_worker(ends[1], parent, options_.memory_bytes);
  close(ends[1]);
  if (worker_ < 0) {
    close(ends[0]);
    return fmt::format("cannot start a solver process: {}", std::strerror(errno));
  }
  socket_ = ends[0];
  counted_.emplace(worker_);
  return {};
}

/// SIGKILL cannot be put off, so waiting for the end takes no time to speak of.
std::string WorkerBackend::end_worker() {
  if (worker_ < 0) return {};
  close(socket_);
  // A copy of the process that started it has no say, and the number may be another's by now.
  if (getpid() == owner_) kill(worker_, SIGKILL);
  int status = 0;
  const pid_t ended = counted_->reap(status);
  counted_.reset();
  worker_ = -1;
  socket_ = -1;
  if (ended > 0 && WIFSIGNALED(status)) return fmt::format("signal {}", WTERMSIG(status));
  return ended > 0 && WIFEXITED(status) ? fmt::format("exit code {}", WEXITSTATUS(status)) : "?";
}

bool WorkerBackend::has_memory() {
  if (worker_ < 0) return false;
  // A worker that somebody killed has closed its end.
  char byte = 0;
  const ssize_t peeked = recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  if (peeked < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  end_worker();
  return false;
}

SmtReply WorkerBackend::lost(std::string reason) {
  end_worker();
  return unknown(std::move(reason));
}

SmtReply WorkerBackend::ask(const SmtRequest& request, std::uint32_t milliseconds) {
  if (worker_ < 0) {
    std::string failure = start_worker();
    if (!failure.empty()) return unknown(std::move(failure));
  }
  const std::chrono::milliseconds limit(milliseconds);
  const Deadline deadline =
      Patience{WorkClock::now() + limit, WallClock::now() + wall_guard(limit)};
  counted_->resume();
  Bytes message;
  Transfer transfer = send_message(socket_, encode(request), deadline);
  if (transfer == Transfer::Done) transfer = receive_message(socket_, message, deadline);
  counted_->pause();
  if (transfer == Transfer::TimedOut) {
    return lost(fmt::format("killed after {} ms", milliseconds));
  }
  std::optional<SmtReply> reply;
  if (transfer == Transfer::Done) reply = decode_reply(message);
  if (!reply) return unknown(fmt::format("solver process ended: {}", end_worker()));
  if (reply->memory_bytes > options_.retire_bytes) end_worker();
  return *std::move(reply);
}

}  // namespace

std::unique_ptr<SmtBackend> make_worker_backend(const WorkerOptions& options) {
  return std::make_unique<WorkerBackend>(options);
}

}  // namespace assay::solver
