// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "expr/bits.h"
#include "expr/term.h"

namespace assay::expr {

/// The bits of a term that are the same whatever the variables are. Bits above the width of the
/// term count as zeros.
struct KnownBits {
  std::uint64_t zeros = 0;
  std::uint64_t ones = 0;

  static constexpr KnownBits none(unsigned width) { return {~mask_of(width), 0}; }
  static constexpr KnownBits exactly(std::uint64_t bits) { return {~bits, bits}; }

  bool all_known() const { return (zeros | ones) == ~std::uint64_t{0}; }
  std::uint64_t possible() const { return ~zeros; }
  friend bool operator==(const KnownBits&, const KnownBits&) = default;
};

/// What an operation makes of the known bits of its operands; `operand_width` is the first one's.
/// Leaves, tables and tests are not its business.
KnownBits known_bits_of(const Node& node, unsigned operand_width, const KnownBits& a,
                        const KnownBits& b, const KnownBits& c);

}  // namespace assay::expr
