// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>

namespace assay::world {

/// Time as the program under test sees it: it starts at a fixed moment and moves only when told
/// to, and a little with every reading, so that a loop that waits for time to pass ends.
class VirtualClock {
 public:
  static constexpr std::int64_t kDefaultEpochMillis = 1'704'067'200'000;  // 2024-01-01T00:00:00Z
  static constexpr std::int64_t kNanosPerReading = 1'000;

  explicit VirtualClock(std::int64_t epoch_millis = kDefaultEpochMillis)
      : epoch_millis_(epoch_millis) {}

  /// A reading as System.currentTimeMillis() makes it.
  std::int64_t current_time_millis() { return epoch_millis_ + read() / kNanosPerMilli; }
  /// A reading as System.nanoTime() makes it.
  std::int64_t nano_time() { return read(); }

  /// Nanoseconds since the start, without the effect of a reading.
  std::int64_t nanos() const { return nanos_; }
  std::int64_t epoch_millis() const { return epoch_millis_; }
  /// Nanoseconds from 1970 to the start and to now, as files are stamped. They wrap around for
  /// years after 2262.
  std::int64_t epoch_nanos() const { return wrapping_nanos(0); }
  std::int64_t unix_nanos() const { return wrapping_nanos(nanos_); }
  /// The same as a program asks for it.
  std::int64_t time_of_day_nanos() {
    ++readings_;
    return unix_nanos();
  }
  /// How often somebody has looked at it; never undone.
  std::uint64_t readings() const { return readings_; }

  /// How long a reading takes from now on.
  void set_pace(std::int64_t nanos_per_reading) { nanos_per_reading_ = nanos_per_reading; }

  /// Stops at the end of time instead of overflowing.
  void advance(std::int64_t nanos) {
    if (__builtin_add_overflow(nanos_, nanos, &nanos_)) {
      nanos_ = std::numeric_limits<std::int64_t>::max();
    }
  }

  using Mark = std::int64_t;
  Mark mark() const { return nanos_; }
  void rollback(Mark mark) { nanos_ = mark; }

 private:
  static constexpr std::int64_t kNanosPerMilli = 1'000'000;

  std::int64_t wrapping_nanos(std::int64_t nanos) const {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(epoch_millis_) * kNanosPerMilli +
                                     static_cast<std::uint64_t>(nanos));
  }

  std::int64_t read() {
    ++readings_;
    advance(nanos_per_reading_);
    return nanos_;
  }

  std::int64_t epoch_millis_;
  std::int64_t nanos_ = 0;
  std::uint64_t readings_ = 0;
  std::int64_t nanos_per_reading_ = kNanosPerReading;
};

}  // namespace assay::world
