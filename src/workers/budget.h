// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "base/clocks.h"

namespace assay::workers {

using Clock = WallClock;  // the same for all processes of a machine

/// How long work takes: on a busy machine more than its CPU time.
class Pace {
 public:
  /// A class has done so much work, which took so long.
  void note(std::chrono::milliseconds work, std::chrono::milliseconds wall);
  /// The work that can be done in some time, as far as is known.
  std::chrono::milliseconds work_in(std::chrono::milliseconds wall) const;

 private:
  // Of the last classes; to begin with, of none.
  std::chrono::duration<double, std::milli> work_{1'000}, wall_{1'000};
};

/// Shares the time of a run out: each class gets at most its own budget and at most its part of
/// what is left, so that the last classes are not left without any. Parts too small to be of use
/// are not given: then the last classes, which promise least, are not visited.
struct Budget {
  static constexpr std::chrono::milliseconds kLeastShare{300};

  std::chrono::milliseconds per_class{5'000};
  std::optional<Clock::time_point> end;  // of all exploring
  unsigned jobs = 1;
  Pace pace = {};

  std::chrono::milliseconds next_share(std::size_t classes_left, Clock::time_point now) const;
  bool is_over(Clock::time_point now) const { return end && now >= *end; }
};

}  // namespace assay::workers
