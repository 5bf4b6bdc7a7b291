// SPDX-License-Identifier: Apache-2.0
// Rules for floating point. Few of algebra's hold: NaN is not equal to itself, -0 is equal to 0 but
// not the same, and an operation turns every NaN into the canonical one while its operand may be
// another. So x * 1 is x only if x comes from an operation.
#include <algorithm>
#include <cmath>

#include "expr/apply_float.h"
#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

constexpr std::uint64_t kFloatOne = 0x3f800000;
constexpr std::uint64_t kDoubleOne = 0x3ff0000000000000;

}  // namespace

bool Simplifier::has_canonical_nan(Term a) const {
  const Op op = at(a).op;
  return (op >= Op::FAdd && op <= Op::FRem) || op == Op::FSqrt || op == Op::FRound ||
         op == Op::FFromS || op == Op::FFromF;
}

/// The integer that was converted, if every value it can have is exact in the target format.
std::optional<Term> Simplifier::exact_integer(Term a) const {
  const Node x = at(a);
  if (x.op != Op::FFromS) return std::nullopt;
  const std::int64_t limit = std::int64_t{1} << (x.width == 32 ? 24 : 53);
  const Interval& range = terms_.facts(x.a).range;
  if (range.smin < -limit || range.smax > limit) return std::nullopt;
  return x.a;
}

Term Simplifier::fneg(Term a) {
  // match:  (fp.neg (fp.neg x))
  // result: x
  return is(a, Op::FNeg) ? at(a).a : Term{};
}

Term Simplifier::float_arithmetic(Op op, Term a, Term b) {
  const unsigned w = width(a);
  const std::uint64_t nan = w == 32 ? kFloatNaN : kDoubleNaN;
  for (Term operand : {a, b}) {
    // match:  (op x NaN) or (op NaN x)
    // result: NaN
    if (is_constant(operand) && is_nan(bits(operand), w)) return constant(w, nan);
  }
  if (is(b, Op::FNeg)) {
    // match:  (fp.add x (fp.neg y))
    // result: (fp.sub x y)
    if (op == Op::FAdd) return binary(Op::FSub, a, at(b).a);
    // match:  (fp.sub x (fp.neg y))
    // result: (fp.add x y)
    if (op == Op::FSub) return binary(Op::FAdd, a, at(b).a);
    // match:  (fp.mul (fp.neg x) (fp.neg y)) or (fp.div (fp.neg x) (fp.neg y))
    // result: (fp.mul x y) or (fp.div x y)
    if (is(a, Op::FNeg) && (op == Op::FMul || op == Op::FDiv)) {
      return binary(op, at(a).a, at(b).a);
    }
  }
  if (!is_constant(b) || !has_canonical_nan(a)) return {};
  // match:  (fp.mul x 1) or (fp.div x 1), x the result of an operation
  // result: x
  const std::uint64_t one = w == 32 ? kFloatOne : kDoubleOne;
  if ((op == Op::FMul || op == Op::FDiv) && bits(b) == one) return a;
  // match:  (fp.add x -0) or (fp.sub x +0), x the result of an operation
  // result: x
  if (op == Op::FAdd && bits(b) == sign_bit_of(w)) return a;
  if (op == Op::FSub && bits(b) == 0) return a;
  return {};
}

Term Simplifier::integer_with_constant(Op op, Term integer, double k, bool integer_is_first) {
  const unsigned w = width(integer);
  // match:  (fp.eq (to_fp x) k), the conversion exact
  // result: (= x k), or false if k is no such integer
  // match:  (fp.lt (to_fp x) k), (fp.leq (to_fp x) k) and with the sides exchanged, exact as well
  // result: (bvslt x k), (bvsle x k) with k rounded to the side that does not matter
  const bool up = op == Op::FLt ? integer_is_first : !integer_is_first;
  const double bound = up ? std::ceil(k) : std::floor(k);
  const double limit = std::min(std::ldexp(1.0, 53), static_cast<double>(signed_max_of(w)));
  const bool above = bound > limit;
  const bool below = bound < -limit - 1;
  if (op == Op::FEq) {
    if (above || below || bound != k) return terms_.boolean(false);
  } else if (above || below) {
    return terms_.boolean(above == integer_is_first);
  }
  const Term end = constant(w, static_cast<std::uint64_t>(static_cast<std::int64_t>(bound)));
  if (op == Op::FEq) return binary(Op::Eq, integer, end);
  const Op order = op == Op::FLt ? Op::Slt : Op::Sle;
  return integer_is_first ? binary(order, integer, end) : binary(order, end, integer);
}

/// Comparisons of converted integers are comparisons of the integers.
Term Simplifier::integer_comparison(Op op, Term a, Term b) {
  const std::optional<Term> x = exact_integer(a);
  const std::optional<Term> y = exact_integer(b);
  if (x && is_constant(b)) return integer_with_constant(op, *x, to_double(bits(b), width(b)), true);
  if (y && is_constant(a))
    return integer_with_constant(op, *y, to_double(bits(a), width(a)), false);
  if (!x || !y || width(*x) != width(*y)) return {};
  // match:  (fp.eq (to_fp x) (to_fp y)), also fp.lt and fp.leq, both conversions exact
  // result: (= x y), bvslt, bvsle
  if (op == Op::FEq) return binary(Op::Eq, *x, *y);
  return binary(op == Op::FLt ? Op::Slt : Op::Sle, *x, *y);
}

Term Simplifier::float_comparison(Op op, Term a, Term b) {
  const unsigned w = width(a);
  for (Term operand : {a, b}) {
    // match:  (fp.eq x NaN), (fp.lt x NaN), (fp.leq x NaN) and with the sides exchanged
    // result: false
    if (is_constant(operand) && is_nan(bits(operand), w)) return terms_.boolean(false);
  }
  if (a == b) {
    // match:  (fp.lt x x)
    // result: false
    if (op == Op::FLt) return terms_.boolean(false);
    // match:  (fp.leq x x)
    // result: (fp.eq x x)
    if (op == Op::FLe) return binary(Op::FEq, a, b);
  }
  const bool a_negated = is(a, Op::FNeg);
  const bool b_negated = is(b, Op::FNeg);
  if ((a_negated || is_constant(a)) && (b_negated || is_constant(b))) {
    // match:  (op (fp.neg x) (fp.neg y)), op one of fp.eq, fp.lt, fp.leq; x or y may be a constant
    // result: (op y x)
    const Term x = a_negated ? at(a).a : constant(w, bits(a) ^ sign_bit_of(w));
    const Term y = b_negated ? at(b).a : constant(w, bits(b) ^ sign_bit_of(w));
    return binary(op, y, x);
  }
  if (is(a, Op::FFromF) && is(b, Op::FFromF) && w == 64) {
    // match:  (op (to_fp x) (to_fp y)), both from float to double
    // result: (op x y)
    return binary(op, at(a).a, at(b).a);
  }
  return integer_comparison(op, a, b);
}

Term Simplifier::to_signed_of(Term a, unsigned to) {
  const Node x = at(a);
  // match:  (fp.to_sbv (fp.roundToIntegral RTZ x))
  // result: (fp.to_sbv x)
  if (x.op == Op::FRound && x.detail == static_cast<std::uint16_t>(Rounding::TowardZero)) {
    return convert(Op::FToS, x.a, to);
  }
  // match:  (fp.to_sbv (to_fp x)), from float to double
  // result: (fp.to_sbv x)
  if (x.op == Op::FFromF && x.width == 64) return convert(Op::FToS, x.a, to);
  // match:  (fp.to_sbv (to_fp x)), from an integer that fits, the conversion exact
  // result: (sign_extend x)
  const std::optional<Term> integer = exact_integer(a);
  return integer && width(*integer) <= to ? sign_extend(*integer, to) : Term{};
}

Term Simplifier::round_of(Term a) {
  // match:  (fp.roundToIntegral (fp.roundToIntegral x)), (fp.roundToIntegral (to_fp x)) from
  // integer result: the inner term
  return is(a, Op::FRound) || is(a, Op::FFromS) ? a : Term{};
}

}  // namespace assay::expr
