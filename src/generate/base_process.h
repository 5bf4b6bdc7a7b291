// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "generate/worker_pool.h"

namespace assay::generate {

/// A process that boots a machine once and forks the workers from it, so that this one is free to
/// judge and write what has been found meanwhile, and may have threads.
class BaseProcess {
 public:
  /// Makes the generator, in the new process: boots the machine it uses.
  using Boot = std::function<Result<ClassGenerator>()>;

  static Result<std::unique_ptr<BaseProcess>> start(const Boot& boot, PoolOptions options,
                                                    std::vector<Job> jobs);
  ~BaseProcess();
  BaseProcess(const BaseProcess&) = delete;
  BaseProcess& operator=(const BaseProcess&) = delete;

  /// Waits for news at most so long and passes on all there are. False: all jobs are reported.
  /// An Error: the machine could not be booted.
  Result<bool> listen(std::chrono::milliseconds wait, PoolObserver& observer);

  /// For a signal handler, which sends it SIGTERM: no class is started any more, those under way
  /// have a moment left.
  int pid() const { return pid_; }

 private:
  BaseProcess(int pid, int pipe, std::vector<Job> jobs)
      : pid_(pid), pipe_(pipe), jobs_(std::move(jobs)), is_done_(jobs_.size()) {}

  bool read_messages();
  Result<void> pass_on(const std::string& line, PoolObserver& observer);
  void report_lost_jobs(PoolObserver& observer);
  int wait_for_end();

  int pid_;
  int pipe_;
  std::vector<Job> jobs_;
  std::vector<bool> is_done_;
  std::string unread_;
};

}  // namespace assay::generate
