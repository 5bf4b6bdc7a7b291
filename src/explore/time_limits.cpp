// SPDX-License-Identifier: Apache-2.0
#include "explore/time_limits.h"

#include <algorithm>
#include <chrono>

#include "interp/run/meter.h"

namespace assay::explore {

using std::chrono::nanoseconds;

void TimeLimits::set_hard_deadline() {
  deadline_ = options_.start + nanoseconds(options_.time_nanoseconds);
  is_hard_ = true;
}

bool TimeLimits::is_over(const expr::Terms& terms, std::uint64_t paths) const {
  constexpr std::uint64_t kManyTerms = 200'000, kNanosecondsPerTerm = 700;
  // To be written down as JSON, and taken out of the tree and what hangs on it. A fast machine,
  // which finds more paths in the same time, needs less for each.
  constexpr std::uint64_t kNanosecondsPerPath = 14'000;
  constexpr int kMostPart = 8;
  const WorkClock::time_point now = WorkClock::now();
  const nanoseconds question(terms.size() > kManyTerms ? terms.size() * kNanosecondsPerTerm : 0);
  nanoseconds report(0);
  if (is_hard_) {
    const nanoseconds elapsed = now - options_.start;
    report = std::min(nanoseconds(paths * kNanosecondsPerPath), elapsed / kMostPart);
  }
  return now + question + report >= deadline_;
}

std::uint32_t TimeLimits::milliseconds_left() const {
  using std::chrono::milliseconds;
  auto left = std::chrono::duration_cast<milliseconds>(deadline_ - WorkClock::now()).count();
  return left <= 1 ? 1u : static_cast<std::uint32_t>(std::min<std::int64_t>(left, 1'000'000));
}

/// A question that is cut off costs a solver process, which takes longer to replace than most
/// questions take to answer. So one that was begun is given a moment, if the deadline is not hard;
/// if it is, there must be time to take down a process that may have gigabytes.
void TimeLimits::limit(solver::Effort& effort) const {
  constexpr std::uint32_t kMoment = 40, kMostForEnd = 200, kPartForEnd = 16;
  const std::uint32_t left = milliseconds_left();
  if (is_hard_) {
    const std::uint64_t part = options_.time_nanoseconds / 1'000'000 / kPartForEnd;
    const auto for_end = static_cast<std::uint32_t>(std::min<std::uint64_t>(part, kMostForEnd));
    effort.milliseconds =
        std::min(options_.query_milliseconds, left > for_end ? left - for_end : 1);
    effort.end = deadline_;
  } else {
    effort.milliseconds = std::min(options_.query_milliseconds, std::max(left, kMoment));
  }
}

void TimeLimits::limit(interp::Limits& limits) const {
  if (is_hard_) {
    limits.end = deadline_;
    limits.budget = nanoseconds(options_.time_nanoseconds);
  } else {
    limits.time =
        std::chrono::milliseconds(std::max(milliseconds_left(), options_.run_milliseconds));
  }
}

}  // namespace assay::explore
