// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>

#include "classfile/opcodes.h"

namespace assay::hazards {

/// Numbers between two ends, both of which belong to it; none if `low` is above `high`.
struct Range {
  std::int64_t low = std::numeric_limits<std::int64_t>::min();
  std::int64_t high = std::numeric_limits<std::int64_t>::max();

  bool is_empty() const { return low > high; }
  bool is_one() const { return low == high; }
  bool has(std::int64_t value) const { return low <= value && value <= high; }
  bool contains(const Range& other) const { return low <= other.low && other.high <= high; }
  friend bool operator==(const Range&, const Range&) = default;
};

inline constexpr Range kInts{std::numeric_limits<std::int32_t>::min(),
                             std::numeric_limits<std::int32_t>::max()};
inline constexpr Range kLongs{};
inline constexpr Range kLengths{0, std::numeric_limits<std::int32_t>::max()};

/// All values of a Java type by the first letter of its descriptor; those of `I` for references.
Range range_of_type(char type);

Range meet(const Range& a, const Range& b);
Range join(const Range& a, const Range& b);
/// An end of `next` that goes beyond `before` moves out to one of a few numbers.
Range widen(const Range& before, const Range& next, char type);

/// What an arithmetic instruction makes of its operands (JVMS 6.5); all values of the result's type
/// where it may wrap.
Range apply(classfile::Opcode opcode, const Range& a, const Range& b);
Range negate(const Range& a, char type);
/// A conversion such as i2b.
Range convert(classfile::Opcode opcode, const Range& a);

/// Whether an addition, subtraction, multiplication or narrowing may give another number than in
/// arithmetic without bounds.
bool may_wrap(classfile::Opcode opcode, const Range& a, const Range& b);

}  // namespace assay::hazards
