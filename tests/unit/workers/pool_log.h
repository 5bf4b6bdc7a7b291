// SPDX-License-Identifier: Apache-2.0
#pragma once

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

inline std::vector<targets::Job> jobs_named(std::initializer_list<const char*> names) {
  std::vector<targets::Job> jobs;
  for (const char* name : names) jobs.push_back({name, {}});
  return jobs;
}

}  // namespace assay::workers
