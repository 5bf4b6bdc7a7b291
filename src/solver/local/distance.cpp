// SPDX-License-Identifier: Apache-2.0
// Branch distances. A comparison's distance is the difference of its sides on a logarithmic
// scale; conjunctions add up, disjunctions take the nearer side. Floating-point numbers are
// compared by the count of numbers between them, so that one scale fits 1e-300 and 1e300.
#include <algorithm>
#include <bit>

#include "expr/apply_float.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "solver/local/search_state.h"
#include "solver/numbers.h"

namespace assay::solver {

namespace {

using expr::Op;

constexpr std::uint64_t kFarthest = 65 * kDistanceUnit;

/// A piecewise linear log2(1 + difference), exact enough to stay monotone.
std::uint64_t scaled(std::uint64_t difference) {
  if (difference == ~std::uint64_t{0}) return 64 * kDistanceUnit;
  const std::uint64_t number = difference + 1;
  const auto exponent = static_cast<unsigned>(std::bit_width(number)) - 1;
  const std::uint64_t mantissa = number ^ std::uint64_t{1} << exponent;
  const std::uint64_t fraction = exponent > 34 ? mantissa >> (exponent - 34)  //
                                               : mantissa << (34 - exponent);
  return exponent * kDistanceUnit + fraction;
}

Distance of_value(bool value) {
  return value ? Distance{0, kDistanceUnit} : Distance{kDistanceUnit, 0};
}

Distance equality(std::uint64_t a, std::uint64_t b, unsigned width) {
  if (a == b) return {0, kDistanceUnit};
  const std::uint64_t mask = expr::mask_of(width);
  return {scaled(std::min((a - b) & mask, (b - a) & mask)), 0};
}

/// Of a < b, or of a <= b with `slack` 0; both as ordered 64-bit numbers.
Distance less(std::uint64_t a, std::uint64_t b, unsigned slack) {
  const bool holds = slack != 0 ? a < b : a <= b;
  if (holds) return {0, scaled(b - a + (1 - slack))};
  return {scaled(a - b + slack), 0};
}

std::uint64_t ordered_signed(std::uint64_t bits, unsigned width) {
  return static_cast<std::uint64_t>(expr::to_signed(bits, width)) ^ std::uint64_t{1} << 63;
}

Distance float_comparison(const Tape::Step& step, std::uint64_t a, std::uint64_t b) {
  const unsigned width = step.operand_width;
  if (expr::is_nan(a, width) || expr::is_nan(b, width)) return {kFarthest, 0};
  const std::uint64_t x = ordered_float(a, width);
  const std::uint64_t y = ordered_float(b, width);
  if (step.op == Op::FLt) return less(x, y, 1);
  if (step.op == Op::FLe) return less(x, y, 0);
  if (x == y) return {0, kDistanceUnit};
  return {scaled(x < y ? y - x : x - y), 0};
}

Distance both(const Distance& a, const Distance& b) {
  return {a.to_true + b.to_true, std::min(a.to_false, b.to_false)};
}

Distance inverse(const Distance& a) { return {a.to_false, a.to_true}; }

Distance either(const Distance& a, const Distance& b) {
  return inverse(both(inverse(a), inverse(b)));
}

Distance same(const Distance& a, const Distance& b) {
  return either(both(a, b), both(inverse(a), inverse(b)));
}

/// Connectives of conditions; comparisons of wider operands are leaves.
bool is_connective(const Tape::Step& step) {
  switch (step.op) {
    case Op::Not:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::Ite:
      return true;
    case Op::Eq:
      return step.operand_width == 1;
    default:
      return false;
  }
}

Distance connective(const Tape::Step& step, const Distance* distances) {
  const Distance& a = distances[step.a];
  const Distance& b = distances[step.b];
  switch (step.op) {
    case Op::Not:
      return inverse(a);
    case Op::And:
      return both(a, b);
    case Op::Or:
      return either(a, b);
    case Op::Xor:
      return inverse(same(a, b));
    case Op::Eq:
      return same(a, b);
    default:
      return either(both(a, b), both(inverse(a), distances[step.c]));
  }
}

}  // namespace

Distance distance_of(const Tape& tape, std::uint32_t slot, const std::uint64_t* values,
                     const Distance* distances) {
  const Tape::Step& step = tape.step(slot);
  if (is_connective(step)) return connective(step, distances);
  const std::uint64_t a = values[step.a];
  const std::uint64_t b = values[step.b];
  switch (step.op) {
    case Op::Eq:
      return equality(a, b, step.operand_width);
    case Op::Ult:
      return less(a, b, 1);
    case Op::Ule:
      return less(a, b, 0);
    case Op::Slt:
      return less(ordered_signed(a, step.operand_width), ordered_signed(b, step.operand_width), 1);
    case Op::Sle:
      return less(ordered_signed(a, step.operand_width), ordered_signed(b, step.operand_width), 0);
    case Op::FEq:
    case Op::FLt:
    case Op::FLe:
      return float_comparison(step, a, b);
    default:
      return of_value(values[slot] != 0);
  }
}

}  // namespace assay::solver
