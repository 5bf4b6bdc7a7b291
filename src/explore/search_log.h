// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/clocks.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "explore/report.h"
#include "solver/solver.h"

namespace assay::explore {

/// What an exploration has to tell besides its paths.
struct SearchLog {
  Statistics statistics;
  concolic::Obstacles obstacles;        // what made values plain or ended runs
  std::vector<std::string> violations;  // the first few
  std::map<concolic::Edge, concolic::Obstacle> branch_reasons;
  bool was_hurried = false;  // a question was cut off by a clock

  /// A check of our own that failed.
  void complain(std::string what) {
    constexpr std::size_t kMost = 20;
    ++statistics.violations;
    if (violations.size() < kMost) violations.push_back(std::move(what));
  }
  void note(const solver::Unknown& unknown) {
    was_hurried |= unknown.reason == solver::UnknownReason::OutOfTime;
  }
};

/// Adds the wall time of a scope to a sum.
class Stopwatch {
 public:
  explicit Stopwatch(std::uint64_t& sum) : sum_(sum), started_(WallClock::now()) {}
  ~Stopwatch() {
    const std::chrono::nanoseconds elapsed = WallClock::now() - started_;
    sum_ += static_cast<std::uint64_t>(elapsed.count());
  }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

 private:
  std::uint64_t& sum_;
  WallClock::time_point started_;
};

}  // namespace assay::explore
