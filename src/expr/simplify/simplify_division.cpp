// SPDX-License-Identifier: Apache-2.0
// Rules for quotients and remainders. x / 0 has a value (SMT-LIB's), so x / x is not always 1.
#include <bit>

#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

unsigned log2_of(std::uint64_t power) { return static_cast<unsigned>(std::countr_zero(power)); }

/// A power of two that is positive as a signed number of that width.
bool is_positive_power(std::uint64_t k, unsigned width) {
  return std::has_single_bit(k) && k != sign_bit_of(width);
}

}  // namespace

/// Division is what costs a solver most: half the width is a quarter of the work.
Term Simplifier::narrow_division(Op op, Term a, Term b) {
  const Node node = terms_.node(a);
  if (node.op != Op::SExt || bits(b) == 0 || bits(b) == mask_of(width(a))) return {};
  const unsigned inner = width(node.a);
  const std::int64_t k = number(b);
  const std::int64_t limit = static_cast<std::int64_t>(sign_bit_of(inner));
  if (k < -limit || k >= limit) return {};
  Term small = binary(op, node.a, constant(inner, static_cast<std::uint64_t>(k)));
  return terms_.sign_extend(small, width(a));
}

Term Simplifier::sdiv(Term a, Term b) {
  if (!is_constant(b)) return {};
  const unsigned w = width(a);
  // match:  (bvsdiv x -1)
  // result: (bvneg x)
  if (bits(b) == mask_of(w)) return unary(Op::Neg, a);
  // match:  (bvsdiv x 1)
  // result: x
  if (bits(b) == 1) return a;
  // match:  (bvsdiv (sign_extend x) k), k not -1 and as narrow as x
  // result: (sign_extend (bvsdiv x k))
  if (Term narrow = narrow_division(Op::SDiv, a, b)) return narrow;
  // match:  (bvsdiv x 2^n), x not negative
  // result: (bvlshr x n)
  if (is_positive_power(bits(b), w) && terms_.facts(a).range.smin >= 0) {
    return binary(Op::LShr, a, constant(w, log2_of(bits(b))));
  }
  return {};
}

Term Simplifier::srem(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvsrem x x)
  // result: 0
  if (a == b) return constant(w, 0);
  // match:  (bvsrem 0 x)
  // result: 0
  if (is_constant(a) && bits(a) == 0) return a;
  if (!is_constant(b)) return {};
  // match:  (bvsrem x 1) or (bvsrem x -1)
  // result: 0
  if (bits(b) == 1 || bits(b) == mask_of(w)) return constant(w, 0);
  // match:  (bvsrem x k), x between -k and k
  // result: x
  const Interval range = terms_.facts(a).range;
  const std::int64_t k = number(b);
  if (k > 0 && -k < range.smin && range.smax < k) return a;
  // match:  (bvsrem (sign_extend x) k), k not -1 and as narrow as x
  // result: (sign_extend (bvsrem x k))
  if (Term narrow = narrow_division(Op::SRem, a, b)) return narrow;
  // match:  (bvsrem x 2^n), x not negative
  // result: (bvand x 2^n-1)
  if (is_positive_power(bits(b), w) && range.smin >= 0) {
    return binary(Op::And, a, constant(w, bits(b) - 1));
  }
  return {};
}

Term Simplifier::udiv(Term a, Term b) {
  if (!is_constant(b)) return {};
  const unsigned w = width(a);
  // match:  (bvudiv x 0)
  // result: -1
  if (bits(b) == 0) return ones(w);
  // match:  (bvudiv x 2^n)
  // result: (bvlshr x n)
  if (std::has_single_bit(bits(b))) return binary(Op::LShr, a, constant(w, log2_of(bits(b))));
  return {};
}

Term Simplifier::urem(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvurem x x)
  // result: 0
  if (a == b) return constant(w, 0);
  // match:  (bvurem 0 x)
  // result: 0
  if (is_constant(a) && bits(a) == 0) return a;
  if (!is_constant(b)) return {};
  // match:  (bvurem x k), x less than k or k zero
  // result: x
  if (bits(b) == 0 || terms_.facts(a).range.umax < bits(b)) return a;
  // match:  (bvurem x 2^n)
  // result: (bvand x 2^n-1)
  if (std::has_single_bit(bits(b))) return binary(Op::And, a, constant(w, bits(b) - 1));
  return {};
}

}  // namespace assay::expr
