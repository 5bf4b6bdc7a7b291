// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "expr/interval.h"
#include "expr/known_bits.h"
#include "expr/term.h"

namespace assay::expr {

class Terms;

/// What is certain about the value of a term without looking at the variables. Computed once, when
/// the node is made, from the facts of its operands.
struct Facts {
  KnownBits bits;
  Interval range;

  static Facts nothing(unsigned width) { return {KnownBits::none(width), Interval::all(width)}; }
  static Facts exactly(std::uint64_t value, unsigned width) {
    return {KnownBits::exactly(value), Interval::exactly(value, width)};
  }

  bool is_constant() const { return bits.all_known(); }
};

Facts facts_of(const Terms& terms, const Node& node);

/// What all of these values have in common.
Facts facts_of(std::span<const std::uint64_t> values, unsigned width);

}  // namespace assay::expr
