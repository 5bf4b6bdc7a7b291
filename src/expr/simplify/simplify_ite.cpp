// SPDX-License-Identifier: Apache-2.0
#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

/// How many levels of ite with constants at its leaves a comparison goes through: two make up the
/// three-way comparison of lcmp, fcmpl and fcmpg.
constexpr unsigned kComparisonDepth = 2;

}  // namespace

bool Simplifier::has_constant_leaves(Term term, unsigned depth) const {
  const Node x = at(term);
  if (x.op == Op::Constant) return true;
  return x.op == Op::Ite && depth > 0 && has_constant_leaves(x.b, depth - 1) &&
         has_constant_leaves(x.c, depth - 1);
}

Term Simplifier::map_leaves(Op op, Term tree, Term constant, bool tree_is_first) {
  if (is_constant(tree)) {
    return tree_is_first ? binary(op, tree, constant) : binary(op, constant, tree);
  }
  const Node x = at(tree);
  const Term then = map_leaves(op, x.b, constant, tree_is_first);
  const Term otherwise = map_leaves(op, x.c, constant, tree_is_first);
  return ite(x.a, then, otherwise);
}

Term Simplifier::over_constant_arms(Op op, Term a, Term b) {
  const bool tree_is_first = is(a, Op::Ite);
  const Term tree = tree_is_first ? a : b;
  if (!has_constant_leaves(tree, is_comparison(op) ? kComparisonDepth : 1)) return {};
  // match:  (op (ite c k1 k2) k3), for comparisons also with one more ite in an arm
  // result: (ite c (op k1 k3) (op k2 k3))
  return map_leaves(op, tree, tree_is_first ? b : a, tree_is_first);
}

Term Simplifier::boolean_ite(Term condition, Term then, Term otherwise) {
  // match:  (ite c true x) or (ite c c x)
  // result: (bvor c x)
  if (terms_.is_true(then) || then == condition) return binary(Op::Or, condition, otherwise);
  // match:  (ite c x false) or (ite c x c)
  // result: (bvand c x)
  if (terms_.is_false(otherwise) || otherwise == condition) return binary(Op::And, condition, then);
  // match:  (ite c false x) or (ite c (bvnot c) x)
  // result: (bvand (bvnot c) x)
  if (terms_.is_false(then) || is_not_of(then, condition)) {
    return binary(Op::And, negate(condition), otherwise);
  }
  // match:  (ite c x true) or (ite c x (bvnot c))
  // result: (bvor (bvnot c) x)
  if (terms_.is_true(otherwise) || is_not_of(otherwise, condition)) {
    return binary(Op::Or, negate(condition), then);
  }
  // match:  (ite c x (bvnot x))
  // result: (= c x)
  return is_not_of(then, otherwise) ? binary(Op::Eq, condition, then) : Term{};
}

Term Simplifier::nested_ite(Term condition, Term then, Term otherwise) {
  if (is(then, Op::Ite)) {
    const Node inner = at(then);
    // match:  (ite c (ite c x y) z)
    // result: (ite c x z)
    if (inner.a == condition) return ite(condition, inner.b, otherwise);
    // match:  (ite c (ite d x y) y)
    // result: (ite (bvand c d) x y)
    if (inner.c == otherwise) return ite(binary(Op::And, condition, inner.a), inner.b, otherwise);
  }
  if (is(otherwise, Op::Ite)) {
    const Node inner = at(otherwise);
    // match:  (ite c x (ite c y z))
    // result: (ite c x z)
    if (inner.a == condition) return ite(condition, then, inner.c);
    // match:  (ite c x (ite d x y))
    // result: (ite (bvor c d) x y)
    if (inner.b == then) return ite(binary(Op::Or, condition, inner.a), then, inner.c);
  }
  return {};
}

Term Simplifier::ite_rules(Term condition, Term then, Term otherwise) {
  // match:  (ite true x y) or (ite false x y)
  // result: x or y
  if (is_constant(condition)) return bits(condition) ? then : otherwise;
  // match:  (ite c x x)
  // result: x
  if (then == otherwise) return then;
  // match:  (ite (bvnot c) x y)
  // result: (ite c y x)
  if (is(condition, Op::Not)) return ite(at(condition).a, otherwise, then);
  if (width(then) == 1) {
    if (Term simpler = boolean_ite(condition, then, otherwise)) return simpler;
  }
  // match:  (ite (= x y) x y)
  // result: y
  const Node test = at(condition);
  if (test.op == Op::Eq && has_operand(test, then) && has_operand(test, otherwise)) {
    return otherwise;
  }
  return nested_ite(condition, then, otherwise);
}

}  // namespace assay::expr
