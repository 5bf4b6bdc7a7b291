// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "base/clocks.h"

namespace assay::interp {

/// Hard limits of a run; 0 means none.
struct Limits {
  std::uint64_t fuel = 0;            // calls and backward branches
  std::chrono::nanoseconds time{0};  // of work, from when the limits are set
  std::size_t threads = 512;         // alive at the same time
  /// When everything ends, and the budget it comes from, for the message. A point in time, so that
  /// a limit that is set again is no new budget.
  WorkClock::time_point end{};
  std::chrono::nanoseconds budget{0};

  bool has_end() const { return end != WorkClock::time_point(); }
};

/// Counts the fuel that is used and knows the limits that hold: those asked for, and what they came
/// to when they were set.
class Meter {
 public:
  struct Allowance {
    Limits asked;
    std::uint64_t last_fuel = 0;       // the count at which the fuel is used up; 0: never
    WorkClock::time_point deadline{};  // of asked.time
  };

  /// Fuel and time are counted from now on.
  void set_limits(const Limits& limits);
  /// Limits that held before hold again: what was used meanwhile counts.
  void restore(const Allowance& allowance) { allowance_ = allowance; }
  const Allowance& allowance() const { return allowance_; }

  /// Calls and backward branches so far.
  std::uint64_t fuel_used() const { return fuel_used_; }
  bool is_out_of_fuel() const {
    return allowance_.last_fuel != 0 && fuel_used_ >= allowance_.last_fuel;
  }
  /// How much of a quantum may still be used.
  std::int64_t within_limit(std::int64_t quantum) const;
  void use(std::uint64_t fuel);
  /// Work that is done in one go, to be counted with the next use.
  void charge(std::uint64_t bytes) { charged_bytes_ += bytes; }
  bool is_time_used_up() const;

  /// Whether so much fuel was used since the clock was last looked at that it is to be looked at
  /// without a tick: on a busy machine the timer may be silent for half a second of CPU time.
  bool is_look_due() const { return fuel_since_look_ >= kFuelPerLook; }
  void note_look() { fuel_since_look_ = 0; }

 private:
  static constexpr std::uint64_t kFuelPerLook = 1 << 16;  // some milliseconds

  Allowance allowance_;
  std::uint64_t fuel_used_ = 0;
  std::uint64_t fuel_since_look_ = 0;
  std::uint64_t charged_bytes_ = 0;
};

}  // namespace assay::interp
