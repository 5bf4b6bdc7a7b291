// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace assay::interp {

// Java's arithmetic where it differs from C++'s (JVMS 6.5).

inline std::int32_t wrap(std::uint32_t value) { return static_cast<std::int32_t>(value); }
inline std::int64_t wrap(std::uint64_t value) { return static_cast<std::int64_t>(value); }

inline std::int32_t add(std::int32_t a, std::int32_t b) {
  return wrap(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}
inline std::int32_t subtract(std::int32_t a, std::int32_t b) {
  return wrap(static_cast<std::uint32_t>(a) - static_cast<std::uint32_t>(b));
}
inline std::int32_t multiply(std::int32_t a, std::int32_t b) {
  return wrap(static_cast<std::uint32_t>(a) * static_cast<std::uint32_t>(b));
}
inline std::int64_t add(std::int64_t a, std::int64_t b) {
  return wrap(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}
inline std::int64_t subtract(std::int64_t a, std::int64_t b) {
  return wrap(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
}
inline std::int64_t multiply(std::int64_t a, std::int64_t b) {
  return wrap(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
}

// The divisor is not zero. MIN / -1 overflows to MIN.
template <class T>
T divide(T a, T b) {
  return b == -1 ? subtract(T{0}, a) : a / b;
}
template <class T>
T remainder(T a, T b) {
  return b == -1 ? T{0} : a % b;
}

inline std::int32_t shift_left(std::int32_t a, std::int32_t by) {
  return wrap(static_cast<std::uint32_t>(a) << (by & 31));
}
inline std::int32_t shift_right(std::int32_t a, std::int32_t by) { return a >> (by & 31); }
inline std::int32_t shift_right_unsigned(std::int32_t a, std::int32_t by) {
  return wrap(static_cast<std::uint32_t>(a) >> (by & 31));
}
inline std::int64_t shift_left(std::int64_t a, std::int32_t by) {
  return wrap(static_cast<std::uint64_t>(a) << (by & 63));
}
inline std::int64_t shift_right(std::int64_t a, std::int32_t by) { return a >> (by & 63); }
inline std::int64_t shift_right_unsigned(std::int64_t a, std::int32_t by) {
  return wrap(static_cast<std::uint64_t>(a) >> (by & 63));
}

/// f2i, f2l, d2i, d2l: NaN is 0, everything else saturates.
template <class Integer, class Real>
Integer to_integer(Real value) {
  if (std::isnan(value)) return 0;
  constexpr Real kLimit = static_cast<Real>(std::uint64_t{1} << (sizeof(Integer) * 8 - 1));
  if (value >= kLimit) return std::numeric_limits<Integer>::max();
  if (value < -kLimit) return std::numeric_limits<Integer>::min();
  return static_cast<Integer>(value);
}

/// lcmp, fcmpl, fcmpg, dcmpl, dcmpg. `unordered` is the answer for NaN.
template <class T>
std::int32_t compare(T a, T b, std::int32_t unordered = 0) {
  if (a < b) return -1;
  if (a > b) return 1;
  return a == b ? 0 : unordered;
}

/// Which Relation bit holds between two floating-point numbers.
template <class T>
unsigned relation(T a, T b) {
  if (a < b) return 1;
  if (a == b) return 2;
  return a > b ? 4 : 8;
}

}  // namespace assay::interp
