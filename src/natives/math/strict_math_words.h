// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

// The two halves of a double: the algorithms choose their ranges by the upper one.
namespace assay::natives::strict {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
/// What a function makes of a NaN: its payload stays.
inline double of_nan(double x) { return x + x; }
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr std::int32_t kInfiniteHigh = 0x7FF00000;  // upper half of infinity

inline std::int32_t high(double x) {
  return static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(x) >> 32);
}
inline std::uint32_t low(double x) {
  return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x));
}
inline std::int32_t high_of_magnitude(double x) { return high(x) & 0x7FFFFFFF; }

inline double with_high(double x, std::int32_t upper) {
  return std::bit_cast<double>(std::uint64_t{static_cast<std::uint32_t>(upper)} << 32 | low(x));
}
inline double without_low(double x) {
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) >> 32 << 32);
}
/// x times 2^power for results that are normal numbers.
inline double add_exponent(double x, std::int32_t power) {
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) +
                               (static_cast<std::uint64_t>(power) << 52));
}

/// c[0] + x * (c[1] + x * (c[2] + ...)), evaluated from the innermost term outwards.
template <std::size_t Count>
double polynomial(double x, const double (&coefficients)[Count]) {
  double sum = coefficients[Count - 1];
  for (std::size_t i = Count - 1; i-- > 0;) sum = coefficients[i] + x * sum;
  return sum;
}

// ln 2 in two parts, the upper one short enough to be multiplied exactly by an exponent.
inline constexpr double kLn2High = 0x1.62e42feep-1, kLn2Low = 0x1.a39ef35793c76p-33;
inline constexpr double kTwo54 = 0x1p54;

}  // namespace assay::natives::strict
