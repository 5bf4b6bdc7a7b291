// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "base/clocks.h"
#include "explore/explore.h"
#include "expr/terms.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "solver/solver.h"

namespace assay::explore {

/// How long an exploration, a run of it and a question of it may take.
class TimeLimits {
 public:
  explicit TimeLimits(const ExploreOptions& options) : options_(options) {}

  /// Everything ends then, but what was begun is finished if that takes a moment.
  void set_deadline(WorkClock::time_point deadline) { deadline_ = deadline; }
  /// The time of the options, from their start on: not even a run may be finished then.
  void set_hard_deadline();
  /// Includes the time that the next question would take: with millions of terms each layer of the
  /// solver takes a while to look at them; and, before a hard deadline, that of telling the paths.
  bool is_over(const expr::Terms& terms, std::uint64_t paths = 0) const;
  void limit(interp::Limits& limits) const;
  void limit(solver::Effort& effort) const;

 private:
  std::uint32_t milliseconds_left() const;

  const ExploreOptions& options_;
  WorkClock::time_point deadline_;
  bool is_hard_ = false;
};

}  // namespace assay::explore
