// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clocks.h"
#include "process/standby.h"

namespace assay::search {

/// The time of a search. Phases ask it whether their part is over; on that occasion the standby is
/// renewed, so that what was found until then is not lost with the process.
class Schedule {
 public:
  using Deadline = WorkClock::time_point;
  explicit Schedule(process::Standby& standby) : standby_(standby) {}

  /// From now on everything ends then.
  void set_end(Deadline end) { end_ = end; }
  Deadline end() const { return end_; }
  bool is_over(Deadline limit);
  bool is_over() { return is_over(end_); }
  /// When a part of the time until the limit is over; a moment at least.
  Deadline part(Deadline limit, double share) const;
  /// Whether something was left because time was over.
  bool was_cut() const { return was_cut_; }

 private:
  process::Standby& standby_;
  Deadline end_{};
  bool was_cut_ = false;
};

}  // namespace assay::search
