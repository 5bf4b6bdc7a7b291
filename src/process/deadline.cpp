// SPDX-License-Identifier: Apache-2.0
#include "process/deadline.h"

#include <algorithm>

namespace assay::process {

namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// Nobody wakes a sleeper when enough work was done.
constexpr milliseconds kLongestSleep(1'000);

}  // namespace

bool Deadline::is_over() const {
  return (wall && WallClock::now() >= *wall) || (work && WorkClock::now() >= *work);
}

int Deadline::poll_milliseconds() const {
  if (!work && !wall) return -1;
  nanoseconds left = kLongestSleep;
  if (wall) left = std::min<nanoseconds>(left, *wall - WallClock::now());
  if (work) left = std::min<nanoseconds>(left, *work - WorkClock::now());
  return static_cast<int>(std::max(std::chrono::ceil<milliseconds>(left), milliseconds(0)).count());
}

}  // namespace assay::process
