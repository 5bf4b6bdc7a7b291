// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace assay::expr {

/// The bits a value of that width may have; 1 to 64.
constexpr std::uint64_t mask_of(unsigned width) { return ~std::uint64_t{0} >> (64 - width); }

constexpr std::uint64_t sign_bit_of(unsigned width) { return std::uint64_t{1} << (width - 1); }

/// The bits read as a number in two's complement.
constexpr std::int64_t to_signed(std::uint64_t bits, unsigned width) {
  const unsigned unused = 64 - width;
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

constexpr std::int64_t signed_min_of(unsigned width) {
  return to_signed(sign_bit_of(width), width);
}

constexpr std::int64_t signed_max_of(unsigned width) { return ~signed_min_of(width); }

}  // namespace assay::expr
