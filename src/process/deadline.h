// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "base/clocks.h"

namespace assay::process {

/// When to stop waiting for another process: when so much work was done for this thread, there or
/// here, or when the wall clock says so, whichever comes first. A limit on work alone would wait
/// for ever for a process that does not run at all.
struct Deadline {
  std::optional<WorkClock::time_point> work;
  std::optional<WallClock::time_point> wall;

  static constexpr Deadline never() { return {}; }
  static Deadline at(WallClock::time_point wall) { return {{}, wall}; }

  bool is_over() const;
  /// How long poll may sleep until it is to be looked at again: 0 if it is over, -1 if it is never.
  int poll_milliseconds() const;
};

}  // namespace assay::process
