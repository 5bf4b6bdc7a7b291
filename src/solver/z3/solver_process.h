// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/cpu_time.h"
#include "process/peer.h"
#include "solver/z3/backend.h"

namespace assay::solver {

/// A child process that runs Z3, and this end of the channel to it. It answers one user's questions
/// at a time and begins anew for the next.
class SolverProcess {
 public:
  explicit SolverProcess(const WorkerOptions& options) : options_(options) {}
  ~SolverProcess() { end(); }
  SolverProcess(const SolverProcess&) = delete;
  SolverProcess& operator=(const SolverProcess&) = delete;

  std::string start();  // empty, or why it failed
  bool is_running();
  std::string end();  // how it ended
  SmtReply ask(const SmtRequest& request, std::uint32_t milliseconds);

  const WorkerOptions& options() const { return options_; }
  /// Begins anew with other limits.
  void change(const WorkerOptions& options) {
    end();
    options_ = options;
  }
  std::uint64_t user = 0;      // whose terms it knows; 0: nobody's
  std::uint64_t last_use = 0;  // a count of questions

 private:
  WorkerOptions options_;
  process::Peer peer_;
  std::optional<CountedProcess> counted_;  // while there is a process
};

/// The solver processes of a thread. Starting one takes as long as some hundred easy questions, and
/// a search makes a solver for each of its many starting points: so they share a few processes, and
/// one that has been without a question for the longest time gives its process to the next.
class SolverProcesses {
 public:
  static constexpr std::size_t kMost = 4;

  static SolverProcesses& of_this_thread();

  std::uint64_t new_user() { return ++last_user_; }
  /// The running process that knows this user's terms, if there is one.
  SolverProcess* of(std::uint64_t user);
  /// A process that knows nothing yet, running or not.
  SolverProcess& for_new(std::uint64_t user, const WorkerOptions& options);
  /// The user asks no more.
  void release(std::uint64_t user);
  /// Ends those that nobody uses.
  void end_idle();

  std::uint64_t next_use() { return ++uses_; }

 private:
  SolverProcess& least_recently_used();

  std::vector<std::unique_ptr<SolverProcess>> processes_;
  std::uint64_t last_user_ = 0, uses_ = 0;
};

}  // namespace assay::solver
