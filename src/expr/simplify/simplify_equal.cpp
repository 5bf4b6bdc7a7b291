// SPDX-License-Identifier: Apache-2.0
// Rules for equality. What can be undone on the left is done to the constant on the right, in a
// loop: the hash functions that inputs go through are deep.
#include <bit>
#include <utility>

#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

/// The number that gives 1 when multiplied with an odd one, modulo 2^64. Each step of Newton's
/// method doubles the number of right bits; k itself has three.
std::uint64_t inverse(std::uint64_t k) {
  std::uint64_t x = k;
  for (int i = 0; i < 5; ++i) x *= 2 - k * x;
  return x;
}

}  // namespace

/// Takes one invertible operation off the left side, if there is one.
bool Simplifier::peel(Term& a, std::uint64_t& k) {
  const Node x = at(a);
  switch (x.op) {
    // match:  (= (bvadd x k1) k2)
    // result: (= x k2-k1)
    case Op::Add:
      if (!is_constant(x.b)) return false;
      k -= bits(x.b);
      break;
    // match:  (= (bvxor x k1) k2)
    // result: (= x k1^k2)
    case Op::Xor:
      if (!is_constant(x.b)) return false;
      k ^= bits(x.b);
      break;
    // match:  (= (bvmul x k1) k2), k1 odd
    // result: (= x k2/k1), the division being modulo 2^width
    case Op::Mul:
      if (!is_constant(x.b) || (bits(x.b) & 1) == 0) return false;
      k *= inverse(bits(x.b));
      break;
    // match:  (= (bvnot x) k)
    // result: (= x ~k)
    case Op::Not:
      k = ~k;
      break;
    // match:  (= (bvneg x) k)
    // result: (= x -k)
    case Op::Neg:
      k = -k;
      break;
    // match:  (= (bvsub k1 x) k2)
    // result: (= x k1-k2)
    case Op::Sub:
      if (!is_constant(x.a)) return false;
      k = (bits(x.a) - k) & mask_of(x.width);
      a = x.b;
      return true;
    default:
      return false;
  }
  k &= mask_of(x.width);
  a = x.a;
  return true;
}

Term Simplifier::eq_extension(Term a, std::uint64_t k) {
  const Node x = at(a);
  const unsigned inner = width(x.a);
  const std::uint64_t low = k & mask_of(inner);
  const std::uint64_t extended =
      x.op == Op::ZExt ? low : static_cast<std::uint64_t>(to_signed(low, inner)) & mask_of(x.width);
  // match:  (= (zero_extend x) k) or (= (sign_extend x) k)
  // result: (= x k) in x's own width, or false if no x extends to k
  return extended == k ? binary(Op::Eq, x.a, constant(inner, low)) : terms_.boolean(false);
}

Term Simplifier::eq_constant(Term a, std::uint64_t k) {
  // match:  (= x true) or (= x false)
  // result: x or (bvnot x)
  if (width(a) == 1) return k == 1 ? a : negate(a);
  if (is_extension(a)) return eq_extension(a, k);
  bool peeled = false;
  while (peel(a, k)) peeled = true;
  if (peeled) return binary(Op::Eq, a, constant(width(a), k));

  // match:  (= (bvsub x y) 0) or (= (bvxor x y) 0)
  // result: (= x y)
  if (k == 0 && (is(a, Op::Sub) || is(a, Op::Xor))) return binary(Op::Eq, at(a).a, at(a).b);
  // match:  (= x 2^n), no other bit of x can be one
  // result: (bvnot (= x 0))
  if (std::has_single_bit(k) && terms_.facts(a).bits.possible() == k) {
    return negate(binary(Op::Eq, a, constant(width(a), 0)));
  }
  return {};
}

Term Simplifier::eq(Term a, Term b) {
  // match:  (= x x)
  // result: true
  if (a == b) return terms_.boolean(true);
  if (is_constant(b)) return eq_constant(a, bits(b));
  // match:  (= x (bvnot x))
  // result: false
  if (is_not_of(a, b)) return terms_.boolean(false);
  const Node x = at(a);
  const Node y = at(b);
  // match:  (= (op x) (op y)), op one of bvnot, bvneg, or the same extension from the same width
  // result: (= x y)
  const bool invertible =
      x.op == Op::Not || x.op == Op::Neg || x.op == Op::ZExt || x.op == Op::SExt;
  if (x.op == y.op && invertible && width(x.a) == width(y.a)) return binary(Op::Eq, x.a, y.a);
  // match:  (= (bvnot x) y) of width 1
  // result: (bvnot (= x y))
  if (width(a) == 1) {
    if (x.op == Op::Not) return negate(binary(Op::Eq, x.a, b));
    if (y.op == Op::Not) return negate(binary(Op::Eq, a, y.a));
  }
  if (x.op == y.op && (x.op == Op::Add || x.op == Op::Xor)) {
    // match:  (= (op x z) (op y z)), op one of bvadd, bvxor
    // result: (= x y)
    if (has_operand(y, x.a)) return binary(Op::Eq, x.b, other_operand(y, x.a));
    if (has_operand(y, x.b)) return binary(Op::Eq, x.a, other_operand(y, x.b));
  }
  for (auto [one, other] : {std::pair{x, b}, std::pair{y, a}}) {
    // match:  (= (op x y) x), op one of bvadd, bvxor
    // result: (= y 0)
    if ((one.op == Op::Add || one.op == Op::Xor) && has_operand(one, other)) {
      return binary(Op::Eq, other_operand(one, other), constant(one.width, 0));
    }
  }
  return {};
}

}  // namespace assay::expr
