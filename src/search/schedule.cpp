// SPDX-License-Identifier: Apache-2.0
#include "search/schedule.h"

#include <algorithm>
#include <chrono>

namespace assay::search {

bool Schedule::is_over(Deadline limit) {
  standby_.renew_if_due();
  const bool is_over = standby_.has_taken_over() || WorkClock::now() >= limit;
  was_cut_ |= is_over;
  return is_over;
}

Schedule::Deadline Schedule::part(Deadline limit, double share) const {
  constexpr std::chrono::milliseconds kMoment(10);
  const Deadline now = WorkClock::now();
  const auto part = std::chrono::duration_cast<WorkClock::duration>((limit - now) * share);
  return std::min(end_, now + std::max<WorkClock::duration>(part, kMoment));
}

}  // namespace assay::search
