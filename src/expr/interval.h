// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "expr/bits.h"
#include "expr/term.h"

namespace assay::expr {

/// Bounds of a term's value, read as a number without and with sign; both ends belong to it.
struct Interval {
  std::uint64_t umin = 0;
  std::uint64_t umax = 0;
  std::int64_t smin = 0;
  std::int64_t smax = 0;

  static constexpr Interval all(unsigned width) {
    return {0, mask_of(width), signed_min_of(width), signed_max_of(width)};
  }
  static constexpr Interval exactly(std::uint64_t bits, unsigned width) {
    return {bits, bits, to_signed(bits, width), to_signed(bits, width)};
  }
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// What an operation makes of the bounds of its operands; `operand_width` is the first one's.
/// Leaves, tables and tests are not its business.
Interval interval_of(const Node& node, unsigned operand_width, const Interval& a, const Interval& b,
                     const Interval& c);

/// Carries what one of the two readings says over to the other.
void reconcile(Interval& interval, unsigned width);

}  // namespace assay::expr
