// SPDX-License-Identifier: Apache-2.0
// Rules for not, and, or, xor; a Boolean is a bit vector of width 1, so these are its rules as
// well.
#include <utility>

#include "expr/simplify/simplifier.h"

namespace assay::expr {

Term Simplifier::bit_not(Term a) {
  const Node x = at(a);
  switch (x.op) {
    // match:  (bvnot (bvnot x))
    // result: x
    case Op::Not:
      return x.a;
    // match:  (bvnot (bvslt x y))
    // result: (bvsle y x)
    case Op::Slt:
      return binary(Op::Sle, x.b, x.a);
    // match:  (bvnot (bvsle x y))
    // result: (bvslt y x)
    case Op::Sle:
      return binary(Op::Slt, x.b, x.a);
    // match:  (bvnot (bvult x y))
    // result: (bvule y x)
    case Op::Ult:
      return binary(Op::Ule, x.b, x.a);
    // match:  (bvnot (bvule x y))
    // result: (bvult y x)
    case Op::Ule:
      return binary(Op::Ult, x.b, x.a);
    // match:  (bvnot (bvneg x))
    // result: (bvadd x -1)
    case Op::Neg:
      return binary(Op::Add, x.a, ones(x.width));
    // match:  (bvnot (bvxor x k))
    // result: (bvxor x ~k)
    case Op::Xor:
      if (is_constant(x.b)) return binary(Op::Xor, x.a, constant(x.width, ~bits(x.b)));
      break;
    // match:  (bvnot (ite c k1 k2))
    // result: (ite c ~k1 ~k2)
    case Op::Ite:
      if (!is_constant(x.b) || !is_constant(x.c)) break;
      return ite(x.a, constant(x.width, ~bits(x.b)), constant(x.width, ~bits(x.c)));
    default:
      break;
  }
  return {};
}

/// The rules that and and or share, each with the other in the opposite role.
Term Simplifier::absorb(Op op, Term a, Term b) {
  const Op opposite = op == Op::And ? Op::Or : Op::And;
  const unsigned w = width(a);
  // match:  (bvand x x) or (bvor x x)
  // result: x
  if (a == b) return a;
  // match:  (bvand x (bvnot x)) or (bvor x (bvnot x))
  // result: 0 or -1
  const Term extreme = op == Op::And ? constant(w, 0) : ones(w);
  if (is_not_of(a, b)) return extreme;
  for (auto [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    const Node x = at(one);
    if (x.op != Op::And && x.op != Op::Or) continue;
    if (has_operand(x, other)) {
      // match:  (bvand (bvor x y) x) or (bvor (bvand x y) x)
      // result: x
      if (x.op == opposite) return other;
      // match:  (bvand (bvand x y) x) or (bvor (bvor x y) x)
      // result: the inner term
      return one;
    }
    if (!is_not_of(x.a, other) && !is_not_of(x.b, other)) continue;
    // match:  (bvand (bvand x y) (bvnot x)) or (bvor (bvor x y) (bvnot x))
    // result: 0 or -1
    if (x.op == op) return extreme;
    // match:  (bvand (bvor x y) (bvnot x)) or (bvor (bvand x y) (bvnot x))
    // result: (bvand y (bvnot x)) or (bvor y (bvnot x))
    return binary(op, is_not_of(x.a, other) ? x.b : x.a, other);
  }
  // match:  (bvand (bvnot x) (bvnot y)) or (bvor (bvnot x) (bvnot y))
  // result: (bvnot (bvor x y)) or (bvnot (bvand x y))
  if (is(a, Op::Not) && is(b, Op::Not)) return negate(binary(opposite, at(a).a, at(b).a));
  return {};
}

Term Simplifier::and_constant(Term a, Term k) {
  const Node x = at(a);
  switch (x.op) {
    // match:  (bvand (bvand x k1) k2)
    // result: (bvand x k1&k2)
    case Op::And:
      if (!is_constant(x.b)) break;
      return binary(Op::And, x.a, constant(x.width, bits(x.b) & bits(k)));
    // match:  (bvand (bvor x k1) k2), k1 & k2 = 0
    // result: (bvand x k2)
    case Op::Or:
    case Op::Xor:
      if (!is_constant(x.b) || (bits(x.b) & bits(k)) != 0) break;
      return binary(Op::And, x.a, k);
    // match:  (bvand (zero_extend x) k) or (bvand (sign_extend x) k), k not wider than x
    // result: (zero_extend (bvand x k))
    case Op::ZExt:
    case Op::SExt: {
      const unsigned inner = width(x.a);
      if (x.op == Op::SExt && bits(k) > mask_of(inner)) break;
      return zero_extend(binary(Op::And, x.a, constant(inner, bits(k))), x.width);
    }
    default:
      break;
  }
  return {};
}

Term Simplifier::bit_and(Term a, Term b) {
  // match:  (bvand x y), y one wherever x can be (x & -1, a mask of bits that are clear)
  // result: x
  const KnownBits x = terms_.facts(a).bits;
  const KnownBits y = terms_.facts(b).bits;
  if ((x.possible() & ~y.ones) == 0) return a;
  if ((y.possible() & ~x.ones) == 0) return b;
  // match:  (bvand x y), no bit can be one in both (x & 0)
  // result: 0
  if ((x.possible() & y.possible()) == 0) return constant(width(a), 0);
  if (is_constant(b)) return and_constant(a, b);
  if (Term simpler = absorb(Op::And, a, b)) return simpler;
  return width(a) == 1 ? join_comparisons(Op::And, a, b) : Term{};
}

Term Simplifier::or_constant(Term a, Term k) {
  const Node x = at(a);
  // match:  (bvor (bvor x k1) k2)
  // result: (bvor x k1|k2)
  if (x.op == Op::Or && is_constant(x.b)) {
    return binary(Op::Or, x.a, constant(x.width, bits(x.b) | bits(k)));
  }
  // match:  (bvor (bvand x k1) k2), k1 | k2 = -1
  // result: (bvor x k2)
  if (x.op == Op::And && is_constant(x.b) && (bits(x.b) | bits(k)) == mask_of(x.width)) {
    return binary(Op::Or, x.a, k);
  }
  return {};
}

Term Simplifier::bit_or(Term a, Term b) {
  // match:  (bvor x y), x one wherever y can be (x | 0, -1 | x)
  // result: x
  const KnownBits x = terms_.facts(a).bits;
  const KnownBits y = terms_.facts(b).bits;
  if ((y.possible() & ~x.ones) == 0) return a;
  if ((x.possible() & ~y.ones) == 0) return b;
  if (is_constant(b)) return or_constant(a, b);
  if (Term simpler = absorb(Op::Or, a, b)) return simpler;
  return width(a) == 1 ? join_comparisons(Op::Or, a, b) : Term{};
}

Term Simplifier::xor_constant(Term a, Term k) {
  // match:  (bvxor x 0)
  // result: x
  if (bits(k) == 0) return a;
  const Node x = at(a);
  // match:  (bvxor x -1)
  // result: (bvnot x)
  if (bits(k) == mask_of(x.width)) return negate(a);
  // match:  (bvxor (bvxor x k1) k2)
  // result: (bvxor x k1^k2)
  if (x.op == Op::Xor && is_constant(x.b)) {
    return binary(Op::Xor, x.a, constant(x.width, bits(x.b) ^ bits(k)));
  }
  // match:  (bvxor (bvnot x) k)
  // result: (bvxor x ~k)
  if (x.op == Op::Not) return binary(Op::Xor, x.a, constant(x.width, ~bits(k)));
  return {};
}

Term Simplifier::bit_xor(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvxor x x)
  // result: 0
  if (a == b) return constant(w, 0);
  if (is_constant(b)) return xor_constant(a, b);
  // match:  (bvxor x (bvnot x))
  // result: -1
  if (is_not_of(a, b)) return ones(w);
  // match:  (bvxor (bvnot x) (bvnot y))
  // result: (bvxor x y)
  if (is(a, Op::Not) && is(b, Op::Not)) return binary(Op::Xor, at(a).a, at(b).a);
  // match:  (bvxor (bvxor x y) y)
  // result: x
  if (is(a, Op::Xor) && has_operand(at(a), b)) return other_operand(at(a), b);
  if (is(b, Op::Xor) && has_operand(at(b), a)) return other_operand(at(b), a);
  // match:  (bvxor x y) of width 1
  // result: (bvnot (= x y))
  return w == 1 ? negate(binary(Op::Eq, a, b)) : Term{};
}

}  // namespace assay::expr
