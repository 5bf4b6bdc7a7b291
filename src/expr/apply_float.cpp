// SPDX-License-Identifier: Apache-2.0
// What the floating-point operations mean: the host's IEEE 754 arithmetic, rounding to nearest
// even.
#include "expr/apply_float.h"

#include <bit>
#include <cmath>

#include "base/check.h"
#include "expr/bits.h"

namespace assay::expr {

namespace {

float float_of(std::uint64_t bits) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
}
double double_of(std::uint64_t bits) { return std::bit_cast<double>(bits); }

std::uint64_t bits_of(float value) {
  return std::isnan(value) ? kFloatNaN : std::bit_cast<std::uint32_t>(value);
}
std::uint64_t bits_of(double value) {
  return std::isnan(value) ? kDoubleNaN : std::bit_cast<std::uint64_t>(value);
}

template <typename Real>
Real round_to_integral(Rounding mode, Real a) {
  switch (mode) {
    case Rounding::Floor:
      return std::floor(a);
    case Rounding::Ceiling:
      return std::ceil(a);
    case Rounding::NearestEven:
      return std::nearbyint(a);
    case Rounding::TowardZero:
      return std::trunc(a);
  }
  return a;
}

template <typename Real>
std::uint64_t arithmetic(const Node& node, Real a, Real b) {
  switch (node.op) {
    case Op::FAdd:
      return bits_of(a + b);
    case Op::FSub:
      return bits_of(a - b);
    case Op::FMul:
      return bits_of(a * b);
    case Op::FDiv:
      return bits_of(a / b);
    case Op::FRem:
      return bits_of(std::fmod(a, b));
    case Op::FSqrt:
      return bits_of(std::sqrt(a));
    case Op::FRound:
      return bits_of(round_to_integral(static_cast<Rounding>(node.detail), a));
    case Op::FEq:
      return a == b;
    case Op::FLt:
      return a < b;
    case Op::FLe:
      return a <= b;
    default:
      break;
  }
  CHECK(false, "an operation should have a meaning");
  return 0;
}

/// JLS 5.1.3. The limits are powers of two and so exact as doubles.
std::uint64_t to_integer(double value, unsigned width) {
  const double limit = std::ldexp(1.0, static_cast<int>(width) - 1);
  if (std::isnan(value)) return 0;
  if (value < -limit) return static_cast<std::uint64_t>(signed_min_of(width));
  if (value >= limit) return static_cast<std::uint64_t>(signed_max_of(width));
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
}

/// Straight to the target: an int64 by way of double would be rounded twice.
std::uint64_t from_integer(std::int64_t value, unsigned width) {
  return width == 32 ? bits_of(static_cast<float>(value)) : bits_of(static_cast<double>(value));
}

std::uint64_t between_formats(std::uint64_t bits, unsigned from, unsigned to) {
  if (from == to) return bits;
  return to == 64 ? bits_of(static_cast<double>(float_of(bits)))
                  : bits_of(static_cast<float>(double_of(bits)));
}

}  // namespace

bool is_nan(std::uint64_t bits, unsigned width) { return std::isnan(to_double(bits, width)); }

double to_double(std::uint64_t bits, unsigned width) {
  return width == 32 ? float_of(bits) : double_of(bits);
}

std::uint64_t apply_float(const Node& node, unsigned width, std::uint64_t a, std::uint64_t b) {
  switch (node.op) {
    case Op::FNeg:
      return a ^ sign_bit_of(width);
    case Op::FFromS:
      return from_integer(to_signed(a, width), node.width);
    case Op::FFromF:
      return between_formats(a, width, node.width);
    case Op::FToS:
      return to_integer(to_double(a, width), node.width);
    default:
      break;
  }
  return width == 32 ? arithmetic(node, float_of(a), float_of(b))
                     : arithmetic(node, double_of(a), double_of(b));
}

}  // namespace assay::expr
