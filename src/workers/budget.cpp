// SPDX-License-Identifier: Apache-2.0
#include "workers/budget.h"

#include <algorithm>

namespace assay::workers {

std::chrono::milliseconds Budget::next_share(std::size_t classes_left,
                                             Clock::time_point now) const {
  if (!end) return per_class;
  if (is_over(now)) return std::chrono::milliseconds{0};
  const auto left = pace.work_in(std::chrono::duration_cast<std::chrono::milliseconds>(*end - now));
  // The last few classes run at the same time: none may have more than what is left.
  const auto rounds = std::max<std::size_t>((classes_left + jobs - 1) / jobs, 1);
  const auto part = std::max(left / static_cast<long>(rounds), std::min(kLeastShare, left));
  return std::min(per_class, part);
}

void Pace::note(std::chrono::milliseconds work, std::chrono::milliseconds wall) {
  constexpr double kKept = 0.9;  // of what is known of others
  work_ = work_ * kKept + std::min(work, wall);
  wall_ = wall_ * kKept + wall;
}

std::chrono::milliseconds Pace::work_in(std::chrono::milliseconds wall) const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(wall * (work_ / wall_));
}

}  // namespace assay::workers
