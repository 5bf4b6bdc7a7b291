// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/solver_process.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

#include "solver/z3/wire.h"
#include "solver/z3/worker.h"

namespace assay::solver {

namespace {

/// A process that was stopped or starved does not work, and is not to be waited for for ever.
std::chrono::nanoseconds wall_guard(std::chrono::nanoseconds work) {
  constexpr int kFactor = 20;
  constexpr std::chrono::seconds kAtLeast(20);
  return work * kFactor + kAtLeast;
}

SmtReply unknown(UnknownReason reason, std::string detail = {}) {
  SmtReply reply;
  reply.reason = reason;
  reply.detail = std::move(detail);
  return reply;
}

}  // namespace

std::string SolverProcess::start() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    return fmt::format("no socket for a solver process: {}", std::strerror(errno));
  }
  owner_ = getpid();
  pid_ = fork();
  if (pid_ == 0) run_worker(ends[1], owner_, options_.memory_bytes);
  close(ends[1]);
  if (pid_ < 0) {
    close(ends[0]);
    return fmt::format("cannot start a solver process: {}", std::strerror(errno));
  }
  socket_ = ends[0];
  counted_.emplace(pid_);
  return {};
}

/// SIGKILL cannot be put off, so waiting for the end takes no time to speak of.
std::string SolverProcess::end() {
  if (pid_ < 0) return {};
  close(socket_);
  // A copy of the process that started it has no say, and the number may be another's by now.
  const bool is_mine = getpid() == owner_;
  if (is_mine) kill(pid_, SIGKILL);
  int status = 0;
  const pid_t ended = is_mine ? counted_->reap(status) : -1;
  counted_.reset();
  pid_ = socket_ = -1;
  user = 0;
  if (ended > 0 && WIFSIGNALED(status)) return fmt::format("signal {}", WTERMSIG(status));
  return ended > 0 && WIFEXITED(status) ? fmt::format("exit code {}", WEXITSTATUS(status)) : "?";
}

bool SolverProcess::is_running() {
  if (pid_ < 0) return false;
  // One that somebody killed has closed its end.
  char byte = 0;
  const ssize_t peeked = recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  if (getpid() == owner_ && peeked < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  end();
  return false;
}

SmtReply SolverProcess::ask(const SmtRequest& request, std::uint32_t milliseconds) {
  const std::chrono::milliseconds limit(milliseconds);
  const Deadline deadline =
      Patience{WorkClock::now() + limit, WallClock::now() + wall_guard(limit)};
  counted_->resume();
  Bytes message;
  Transfer transfer = send_message(socket_, encode(request), deadline);
  if (transfer == Transfer::Done) transfer = receive_message(socket_, message, deadline);
  counted_->pause();
  if (transfer == Transfer::TimedOut) {
    end();
    return unknown(UnknownReason::OutOfTime);
  }
  std::optional<SmtReply> reply;
  if (transfer == Transfer::Done) reply = decode_reply(message);
  if (!reply) return unknown(UnknownReason::ProcessLost, end());
  if (reply->memory_bytes > options_.retire_bytes) end();
  return *std::move(reply);
}

SolverProcesses& SolverProcesses::of_this_thread() {
  thread_local SolverProcesses processes;
  return processes;
}

SolverProcess* SolverProcesses::of(std::uint64_t user) {
  const auto found =
      std::ranges::find_if(processes_, [&](const auto& process) { return process->user == user; });
  return found != processes_.end() && (*found)->is_running() ? found->get() : nullptr;
}

SolverProcess& SolverProcesses::least_recently_used() {
  return **std::ranges::min_element(processes_, {}, [](const auto& process) {
    return std::pair(process->user != 0, process->last_use);  // nobody's first
  });
}

SolverProcess& SolverProcesses::for_new(std::uint64_t user, const WorkerOptions& options) {
  const bool has_idle =
      std::ranges::any_of(processes_, [&](const auto& process) { return process->user == 0; });
  if (!has_idle && processes_.size() < kMost)
    processes_.push_back(std::make_unique<SolverProcess>(options));
  SolverProcess& process = least_recently_used();
  if (process.options() != options) process.change(options);
  process.user = user;
  return process;
}

void SolverProcesses::release(std::uint64_t user) {
  for (const auto& process : processes_) {
    if (process->user == user) process->user = 0;
  }
}

void SolverProcesses::end_idle() {
  std::erase_if(processes_, [](const auto& process) { return process->user == 0; });
}

}  // namespace assay::solver
