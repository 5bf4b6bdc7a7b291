// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <chrono>

#include "base/clocks.h"
#include "process/child.h"

namespace assay::process {

/// A sleeping copy of this process, made anew every so often, that knows all that was found until
/// then. If this process is killed or crashes, the copy wakes up where it was made, is told that
/// the time is over, and finishes in its place: what is lost is what was found since. Making one is
/// a fork; nothing of it can be seen in what this process does, so that results do not depend on
/// when copies were made.
class Standby {
 public:
  /// One that makes no copies.
  Standby() = default;
  explicit Standby(std::chrono::nanoseconds interval);
  Standby(const Standby&) = delete;
  Standby& operator=(const Standby&) = delete;

  /// At a point from which work could be finished: makes a copy if the last is older than the
  /// interval. Whoever calls it has to look at `has_taken_over` afterwards.
  void renew_if_due();
  /// Whether this is a copy whose original is gone.
  bool has_taken_over() const { return has_taken_over_; }
  /// Ends the copy, if there is one. What was found must have been handed over: whoever is killed
  /// before that still needs it.
  void dismiss() { copy_ = Child(); }

 private:
  void renew();
  void wait_for_end_of(pid_t original);

  std::chrono::nanoseconds interval_{0};  // 0: never
  WorkClock::time_point due_;
  Child copy_;
  bool has_taken_over_ = false;
};

}  // namespace assay::process
