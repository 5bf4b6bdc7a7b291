// SPDX-License-Identifier: Apache-2.0
#include "interp/run/meter.h"

#include <algorithm>
#include <utility>

#include "base/cpu_time.h"

namespace assay::interp {

void Meter::set_limits(const Limits& limits) {
  allowance_ = {.asked = limits,
                .last_fuel = limits.fuel == 0 ? 0 : limits.fuel + fuel_used_,
                .deadline = allowance_.deadline};
  const bool has_time = limits.time.count() != 0;
  if (has_time || limits.has_end()) Ticker::start();
  if (has_time) allowance_.deadline = WorkClock::now() + limits.time;
}

std::int64_t Meter::within_limit(std::int64_t quantum) const {
  if (allowance_.last_fuel == 0) return quantum;
  const auto left =
      static_cast<std::int64_t>(allowance_.last_fuel) - static_cast<std::int64_t>(fuel_used_);
  return std::clamp<std::int64_t>(left, 0, quantum);
}

void Meter::use(std::uint64_t fuel) {
  constexpr std::uint64_t kBytesPerFuel = 64;
  const std::uint64_t all = fuel + std::exchange(charged_bytes_, 0) / kBytesPerFuel;
  fuel_used_ += all;
  fuel_since_look_ += all;
}

bool Meter::is_time_used_up() const {
  return allowance_.asked.time.count() != 0 && WorkClock::now() > allowance_.deadline;
}

}  // namespace assay::interp
