// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "hazards/range.h"
#include "vm/class.h"

namespace assay::hazards {

enum class Nullness : std::uint8_t { Maybe, Null, NonNull };

/// What is known of one value. Which part counts depends on its type: int and long have a range,
/// references are null or not and of a class, float and double may be one number.
struct Fact {
  Range range;
  bool is_not_zero = false;
  Nullness nullness = Nullness::Maybe;
  const vm::Class* upper = nullptr;  // of this class or a subtype, or null; nullptr: any class
  bool is_exact = false;             // of this very class
  std::optional<double> number;      // of a float or double, up to the sign of zero

  static Fact of_range(const Range& range) {
    Fact fact;
    fact.range = range;
    return fact;
  }
  static Fact of_type(const vm::Class* upper, bool is_exact, Nullness nullness) {
    Fact fact;
    fact.upper = upper;
    fact.is_exact = is_exact && upper != nullptr;
    fact.nullness = nullness;
    return fact;
  }

  bool may_be_null() const { return nullness != Nullness::NonNull; }
  bool may_be_zero() const { return !is_not_zero && range.has(0); }
  /// No value is like this: the place where it is known is never reached.
  bool is_impossible() const { return range.is_empty(); }
  friend bool operator==(const Fact&, const Fact&) = default;
};

/// What holds if both do; impossible if they contradict each other.
Fact meet(const Fact& a, const Fact& b);
/// What holds if one of them does.
Fact join(const Fact& a, const Fact& b);
/// Of a value in a loop: `next` with ends that no longer creep.
Fact widen(const Fact& before, const Fact& next, char type);

enum class Answer : std::uint8_t { No, Maybe, Yes };

/// Whether a value of which this is known, if it is not null, may be assigned to a type.
Answer is_of_type(const Fact& fact, const vm::Class& type);

}  // namespace assay::hazards
