// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "base/clocks.h"

namespace assay::workers {

using Clock = WallClock;  // the same for all processes of a machine

/// Shares the time of a run out: each class gets at most its own budget and at most its part of
/// what is left, so that the last classes are not left without any. Parts too small to be of use
/// are not given: then the last classes, which promise least, are not visited.
struct Budget {
  static constexpr std::chrono::milliseconds kLeastShare{300};

  std::chrono::milliseconds per_class{5'000};
  std::optional<Clock::time_point> end;  // of all exploring
  unsigned jobs = 1;

  std::chrono::milliseconds next_share(std::size_t classes_left, Clock::time_point now) const;
  bool is_over(Clock::time_point now) const { return end && now >= *end; }
};

}  // namespace assay::workers
