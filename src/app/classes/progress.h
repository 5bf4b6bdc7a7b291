// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdio>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "report/run/run_report.h"
#include "workers/budget.h"

namespace assay::app {

/// Says how far the work is: one line that is written over on a terminal, else a line per class.
class Progress {
 public:
  struct Options {
    std::FILE* stream = stderr;
    bool is_terminal = false;
    workers::Budget budget;
  };
  Progress(Options options, std::vector<std::string> classes)
      : options_(options), classes_(std::move(classes)), begin_(workers::Clock::now()) {}
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void started(std::size_t job);
  void finished(const report::ClassReport& row);
  /// Shows that time passes.
  void tick(workers::Clock::time_point now);

 private:
  void clear();
  std::string line(workers::Clock::time_point now) const;
  std::string time_left(workers::Clock::time_point now) const;

  Options options_;
  std::vector<std::string> classes_;
  workers::Clock::time_point begin_;
  std::set<std::size_t> running_;
  std::size_t done_ = 0, branches_ = 0, covered_ = 0, tests_ = 0;
  bool is_shown_ = false;
};

}  // namespace assay::app
