// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "expr/bits.h"

namespace assay::solver {

/// The number that the bit pattern of a float (width 32) or double (width 64) stands for.
inline double real_of(std::uint64_t bits, unsigned width) {
  return width == 32 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                     : std::bit_cast<double>(bits);
}

inline std::uint64_t bits_of_real(double value, unsigned width) {
  return width == 32 ? std::bit_cast<std::uint32_t>(static_cast<float>(value))
                     : std::bit_cast<std::uint64_t>(value);
}

/// Maps bit patterns so that the order of the results is the order of the numbers: neighbours
/// differ by one, and both zeros are the same.
inline std::uint64_t ordered_float(std::uint64_t bits, unsigned width) {
  const std::uint64_t sign = expr::sign_bit_of(width);
  const std::uint64_t magnitude = bits & (sign - 1);
  return (bits & sign) != 0 ? sign - magnitude : sign + magnitude;
}

inline std::uint64_t from_ordered_float(std::uint64_t ordered, unsigned width) {
  const std::uint64_t sign = expr::sign_bit_of(width);
  return ordered >= sign ? ordered - sign : (sign - ordered) | sign;
}

/// The floating-point number `count` places further up (or down, if negative).
inline std::uint64_t float_neighbour(std::uint64_t bits, unsigned width, std::int64_t count) {
  return from_ordered_float(
      (ordered_float(bits, width) + static_cast<std::uint64_t>(count)) & expr::mask_of(width),
      width);
}

/// The inverse of an odd number modulo 2^64.
constexpr std::uint64_t odd_inverse(std::uint64_t odd) {
  std::uint64_t inverse = odd;  // right in the lowest 3 bits; each step doubles them
  for (int step = 0; step < 5; ++step) inverse *= 2 - odd * inverse;
  return inverse;
}

/// A small generator with a fixed sequence per seed (xorshift64*).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed | 1) {}

  std::uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545f4914f6cdd1du;
  }
  /// Below `limit`, which is not 0.
  std::uint64_t below(std::uint64_t limit) { return (next() >> 11) % limit; }

 private:
  std::uint64_t state_;
};

}  // namespace assay::solver
