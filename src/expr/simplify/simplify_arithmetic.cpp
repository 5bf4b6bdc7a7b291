// SPDX-License-Identifier: Apache-2.0
// Rules for sums, differences and products. Constants stand to the right of commutative operations.
#include <utility>

#include "expr/simplify/simplifier.h"

namespace assay::expr {

Term Simplifier::neg(Term a) {
  const Node x = at(a);
  switch (x.op) {
    // match:  (bvneg (bvneg x))
    // result: x
    case Op::Neg:
      return x.a;
    // match:  (bvneg (bvsub x y))
    // result: (bvsub y x)
    case Op::Sub:
      return binary(Op::Sub, x.b, x.a);
    // match:  (bvneg (bvnot x))
    // result: (bvadd x 1)
    case Op::Not:
      return binary(Op::Add, x.a, constant(x.width, 1));
    // match:  (bvneg (bvadd x k))
    // result: (bvsub -k x)
    case Op::Add:
      if (is_constant(x.b)) return binary(Op::Sub, constant(x.width, -bits(x.b)), x.a);
      break;
    // match:  (bvneg (bvmul x k))
    // result: (bvmul x -k)
    case Op::Mul:
      if (is_constant(x.b)) return binary(Op::Mul, x.a, constant(x.width, -bits(x.b)));
      break;
    default:
      break;
  }
  // match:  (bvneg x) of width 1
  // result: x
  return x.width == 1 ? a : Term{};
}

Term Simplifier::add_constant(Term a, Term k) {
  // match:  (bvadd x 0)
  // result: x
  if (bits(k) == 0) return a;
  const Node x = at(a);
  switch (x.op) {
    // match:  (bvadd (bvadd x k1) k2)
    // result: (bvadd x k1+k2)
    case Op::Add:
      if (!is_constant(x.b)) break;
      return binary(Op::Add, x.a, constant(x.width, bits(x.b) + bits(k)));
    // match:  (bvadd (bvsub k1 x) k2)
    // result: (bvsub k1+k2 x)
    case Op::Sub:
      if (!is_constant(x.a)) break;
      return binary(Op::Sub, constant(x.width, bits(x.a) + bits(k)), x.b);
    // match:  (bvadd (bvnot x) k)
    // result: (bvsub k-1 x)
    case Op::Not:
      return binary(Op::Sub, constant(x.width, bits(k) - 1), x.a);
    default:
      break;
  }
  return {};
}

Term Simplifier::add(Term a, Term b) {
  // match:  (bvadd x y) of width 1
  // result: (bvxor x y)
  if (width(a) == 1) return binary(Op::Xor, a, b);
  if (is_constant(b)) return add_constant(a, b);
  for (auto [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    const Node x = at(one);
    // match:  (bvadd (bvneg x) y)
    // result: (bvsub y x)
    if (x.op == Op::Neg) return binary(Op::Sub, other, x.a);
    // match:  (bvadd (bvsub x y) y)
    // result: x
    if (x.op == Op::Sub && x.b == other) return x.a;
    // match:  (bvadd (bvnot x) x)
    // result: -1
    if (x.op == Op::Not && x.a == other) return ones(x.width);
  }
  return {};
}

Term Simplifier::sub(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvsub x x)
  // result: 0
  if (a == b) return constant(w, 0);
  // match:  (bvsub x k)
  // result: (bvadd x -k)
  if (is_constant(b)) return binary(Op::Add, a, constant(w, -bits(b)));
  // match:  (bvsub x y) of width 1
  // result: (bvxor x y)
  if (w == 1) return binary(Op::Xor, a, b);
  const Node x = at(a);
  const Node y = at(b);
  if (x.op == Op::Constant) {
    // match:  (bvsub 0 x)
    // result: (bvneg x)
    if (x.constant() == 0) return unary(Op::Neg, b);
    // match:  (bvsub k1 (bvadd x k2))
    // result: (bvsub k1-k2 x)
    if (y.op == Op::Add && is_constant(y.b)) {
      return binary(Op::Sub, constant(w, x.constant() - bits(y.b)), y.a);
    }
    // match:  (bvsub k1 (bvsub k2 x))
    // result: (bvadd x k1-k2)
    if (y.op == Op::Sub && is_constant(y.a)) {
      return binary(Op::Add, y.b, constant(w, x.constant() - bits(y.a)));
    }
  }
  // match:  (bvsub x (bvneg y))
  // result: (bvadd x y)
  if (y.op == Op::Neg) return binary(Op::Add, a, y.a);
  // match:  (bvsub (bvadd x y) y)
  // result: x
  if (x.op == Op::Add && has_operand(x, b)) return other_operand(x, b);
  // match:  (bvsub x (bvadd x y))
  // result: (bvneg y)
  if (y.op == Op::Add && has_operand(y, a)) return unary(Op::Neg, other_operand(y, a));
  // match:  (bvsub x (bvsub x y))
  // result: y
  if (y.op == Op::Sub && y.a == a) return y.b;
  // match:  (bvsub (bvsub x y) x)
  // result: (bvneg y)
  if (x.op == Op::Sub && x.a == b) return unary(Op::Neg, x.b);
  return {};
}

Term Simplifier::mul(Term a, Term b) {
  const Node x = at(a);
  const Node y = at(b);
  // match:  (bvmul x y) of width 1
  // result: (bvand x y)
  if (x.width == 1) return binary(Op::And, a, b);
  // match:  (bvmul (bvneg x) (bvneg y))
  // result: (bvmul x y)
  if (x.op == Op::Neg && y.op == Op::Neg) return binary(Op::Mul, x.a, y.a);
  if (y.op != Op::Constant) return {};
  const std::uint64_t k = y.constant();
  // match:  (bvmul x 0)
  // result: 0
  if (k == 0) return b;
  // match:  (bvmul x 1)
  // result: x
  if (k == 1) return a;
  // match:  (bvmul x -1)
  // result: (bvneg x)
  if (k == mask_of(x.width)) return unary(Op::Neg, a);
  // match:  (bvmul (bvneg x) k)
  // result: (bvmul x -k)
  if (x.op == Op::Neg) return binary(Op::Mul, x.a, constant(x.width, -k));
  // match:  (bvmul (bvmul x k1) k2)
  // result: (bvmul x k1*k2)
  if (x.op == Op::Mul && is_constant(x.b)) {
    return binary(Op::Mul, x.a, constant(x.width, bits(x.b) * k));
  }
  // match:  (bvmul (bvshl x k1) k2), k1 less than the width
  // result: (bvmul x k2<<k1)
  if (x.op == Op::Shl && is_constant(x.b) && bits(x.b) < x.width) {
    return binary(Op::Mul, x.a, constant(x.width, k << bits(x.b)));
  }
  return {};
}

}  // namespace assay::expr
