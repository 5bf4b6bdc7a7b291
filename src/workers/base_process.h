// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "process/peer.h"
#include "targets/job.h"
#include "workers/worker_pool.h"

namespace assay::workers {

/// A process that boots a machine once and forks the workers from it, so that this one is free to
/// judge and write what has been found meanwhile, and may have threads. If it is killed or crashes,
/// another takes its place, a few times: the classes that were under way are tried once more, the
/// others just go on.
class BaseProcess {
 public:
  /// Makes the generator, in the new process: boots the machine it uses.
  using Boot = std::function<Result<GenerateClass>()>;

  /// `options.stop` tells in this process that no other base process is to be started.
  static Result<std::unique_ptr<BaseProcess>> start(Boot boot, PoolOptions options,
                                                    std::vector<targets::Job> jobs);
  BaseProcess(const BaseProcess&) = delete;
  BaseProcess& operator=(const BaseProcess&) = delete;

  /// Waits for news at most so long and passes on all there are. False: all jobs are reported.
  /// An Error: the machine could not be booted.
  Result<bool> listen(std::chrono::milliseconds wait, PoolObserver& observer);

  /// For a signal handler, which sends it SIGTERM: no class is started any more, those under way
  /// have a moment left. SIGTERM from anybody else is ignored. Changes when another is started.
  int pid() const { return process_.child.pid(); }
  /// Why others had to be started, one line each: "base process ended by signal 9".
  const std::vector<std::string>& restarts() const { return restarts_; }

 private:
  BaseProcess(Boot boot, PoolOptions options, std::vector<targets::Job> jobs)
      : boot_(std::move(boot)), options_(options), jobs_(std::move(jobs)), states_(jobs_.size()) {}

  struct JobState {
    bool is_done = false;
    bool is_under_way = false;
    int losses = 0;  // base processes that ended with it under way
  };

  Result<void> start_process();
  Result<void> pass_on(const std::string& text, PoolObserver& observer);
  Result<bool> pass_on_all(PoolObserver& observer);
  bool replace_lost_process(const std::string& how, PoolObserver& observer);
  void report_lost(std::size_t job, const std::string& how, PoolObserver& observer);
  void report_all_lost(const std::string& how, PoolObserver& observer);
  bool has_open_jobs() const;
  bool is_stopped() const { return options_.stop != nullptr && *options_.stop != 0; }
  std::string end_of_process();
  bool is_running() const { return process_.child.is_started(); }

  Boot boot_;
  PoolOptions options_;
  std::vector<targets::Job> jobs_;
  std::vector<JobState> states_;
  std::vector<std::size_t> given_;  // jobs of the process, by their number there
  process::Peer process_;
  std::vector<std::string> restarts_;
};

}  // namespace assay::workers
