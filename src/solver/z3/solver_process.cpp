// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/solver_process.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "base/clocks.h"
#include "base/result.h"
#include "process/channel.h"
#include "process/deadline.h"
#include "process/exit_status.h"
#include "process/transfer.h"
#include "solver/z3/wire.h"
#include "solver/z3/worker.h"

namespace assay::solver {

namespace {

using process::Transfer;
using Kind = process::ExitStatus::Kind;

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
  const std::uint64_t memory_bytes = options_.memory_bytes;
  // It dies with the thread that forked. A chain belongs to one thread, and one that was handed on
  // just starts another process.
  Result<process::Peer> peer = process::Peer::start(
      [memory_bytes](process::Channel& channel) { return run_worker(channel, memory_bytes); });
  if (!peer) return fmt::format("no solver process: {}", peer.error().message);
  peer_ = std::move(peer).value();
  counted_.emplace(peer_.child.pid());
  return {};
}

std::string SolverProcess::end() {
  if (!counted_) return {};
  counted_->pause();
  peer_.channel.close();
  const process::ExitStatus status = peer_.child.end();
  counted_->end(status.cpu_time);
  counted_.reset();
  peer_ = {};
  user = 0;
  return status.kind == Kind::Exited ? fmt::format("exit code {}", status.number) : status.text();
}

bool SolverProcess::is_running() {
  // One that somebody killed has closed its end; that of the process this one is a copy of is not
  // to be talked to.
  if (counted_ && peer_.child.is_mine() && peer_.channel.is_quiet()) return true;
  end();
  return false;
}

SmtReply SolverProcess::ask(const SmtRequest& request, std::uint32_t milliseconds) {
  const std::chrono::milliseconds limit(milliseconds);
  const process::Deadline deadline{WorkClock::now() + limit, WallClock::now() + wall_guard(limit)};
  counted_->resume();
  Bytes message;
  Transfer transfer = peer_.channel.send(encode(request), deadline);
  if (transfer == Transfer::Done) transfer = peer_.channel.receive(message, deadline);
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
