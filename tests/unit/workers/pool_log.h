// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "workers/worker_pool.h"

namespace assay::workers {

/// Remembers what the pool reported.
class PoolLog : public PoolObserver {
 public:
  void started(std::size_t job, std::chrono::milliseconds) override { started_jobs.push_back(job); }
  void finished(JobOutcome outcome) override {
    ++reports[outcome.job];
    outcomes[outcome.job] = std::move(outcome);
  }

  std::vector<std::size_t> started_jobs;
  std::map<std::size_t, JobOutcome> outcomes;
  std::map<std::size_t, int> reports;
};

/// Of this process.
inline std::uint64_t open_sockets() {
  std::uint64_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    std::error_code problem;
    const auto target = std::filesystem::read_symlink(entry.path(), problem).string();
    count += target.starts_with("socket:") ? 1 : 0;
  }
  return count;
}

inline std::vector<targets::Job> jobs_named(std::initializer_list<const char*> names) {
  std::vector<targets::Job> jobs;
  for (const char* name : names) jobs.push_back({name, {}});
  return jobs;
}

}  // namespace assay::workers
