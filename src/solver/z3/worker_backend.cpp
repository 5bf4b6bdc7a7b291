// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/backend.h"
#include "solver/z3/solver_process.h"

namespace assay::solver {

namespace {

/// A user of the thread's solver processes. Belongs to the thread that made it.
class WorkerBackend : public SmtBackend {
 public:
  explicit WorkerBackend(const WorkerOptions& options)
      : options_(options),
        processes_(SolverProcesses::of_this_thread()),
        user_(processes_.new_user()) {}
  ~WorkerBackend() override { processes_.release(user_); }
  WorkerBackend(const WorkerBackend&) = delete;
  WorkerBackend& operator=(const WorkerBackend&) = delete;

  bool has_memory() override { return processes_.of(user_) != nullptr; }

  SmtReply ask(const SmtRequest& request, std::uint32_t milliseconds) override {
    SolverProcess* process = processes_.of(user_);
    if (process != nullptr) {
      process->last_use = processes_.next_use();
      return process->ask(request, milliseconds);
    }
    return ask_anew(request, milliseconds);
  }

 private:
  SmtReply ask_anew(SmtRequest request, std::uint32_t milliseconds) {
    SolverProcess& process = processes_.for_new(user_, options_);
    process.last_use = processes_.next_use();
    SmtReply failed{.reason = UnknownReason::ProcessLost};
    if (!process.is_running()) failed.detail = process.start();
    process.user = user_;
    if (!failed.detail.empty()) return failed;
    request.begins_anew = true;
    return process.ask(request, milliseconds);
  }

  WorkerOptions options_;
  SolverProcesses& processes_;
  std::uint64_t user_;
};

}  // namespace

std::unique_ptr<SmtBackend> make_worker_backend(const WorkerOptions& options) {
  return std::make_unique<WorkerBackend>(options);
}

}  // namespace assay::solver
