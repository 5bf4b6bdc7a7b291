// SPDX-License-Identifier: Apache-2.0
#include "expr/simplify/simplifier.h"

#include <utility>

#include "base/check.h"
#include "expr/evaluator.h"

namespace assay::expr {

namespace {

Node make(Op op, unsigned width, std::uint16_t detail, Term a, Term b = {}, Term c = {}) {
  return Node{op, static_cast<std::uint8_t>(width), detail, a, b, c};
}

}  // namespace

Term Simplifier::fold(const Node& node) {
  return constant(node.width, apply(terms_, node, bits(node.a), bits(node.b), bits(node.c)));
}

Term Simplifier::fold_or_make(const Node& node) {
  // An operand that does not exist is term 0, a constant.
  const bool all_constant = is_constant(node.a) && is_constant(node.b) && is_constant(node.c);
  return all_constant ? fold(node) : terms_.intern_unless_constant(node);
}

Term Simplifier::unary(Op op, Term a) {
  if (!is_constant(a)) {
    Term simpler;
    if (op == Op::Not) simpler = bit_not(a);
    if (op == Op::Neg) simpler = neg(a);
    if (op == Op::FNeg) simpler = fneg(a);
    if (simpler) return simpler;
  }
  return fold_or_make(make(op, width(a), 0, a));
}

Term Simplifier::binary(Op op, Term a, Term b) {
  CHECK(width(a) == width(b), "operands should have the same width");
  const Node first = at(a);
  const Node second = at(b);
  const bool constants = first.op == Op::Constant || second.op == Op::Constant;
  if (is_commutative(op)) {
    // Constants go to the right, otherwise the older operand goes to the left.
    if (constants ? second.op != Op::Constant : b < a) std::swap(a, b);
  }
  if (constants) {
    if (first.op == second.op) return fold(make(op, is_comparison(op) ? 1 : first.width, 0, a, b));
    if (first.op == Op::Ite || second.op == Op::Ite) {
      if (Term simpler = over_constant_arms(op, a, b)) return simpler;
    }
  }
  if (Term simpler = binary_rules(op, a, b)) return simpler;
  return terms_.intern_unless_constant(make(op, is_comparison(op) ? 1 : first.width, 0, a, b));
}

Term Simplifier::binary_rules(Op op, Term a, Term b) {
  switch (op) {
    case Op::And:
      return bit_and(a, b);
    case Op::Or:
      return bit_or(a, b);
    case Op::Xor:
      return bit_xor(a, b);
    case Op::Add:
      return add(a, b);
    case Op::Sub:
      return sub(a, b);
    case Op::Mul:
      return mul(a, b);
    case Op::SDiv:
      return sdiv(a, b);
    case Op::SRem:
      return srem(a, b);
    case Op::UDiv:
      return udiv(a, b);
    case Op::URem:
      return urem(a, b);
    case Op::Shl:
      return shl(a, b);
    case Op::LShr:
      return lshr(a, b);
    case Op::AShr:
      return ashr(a, b);
    case Op::Eq:
      return eq(a, b);
    case Op::Ult:
    case Op::Ule:
    case Op::Slt:
    case Op::Sle:
      return less(op, a, b);
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
    case Op::FRem:
      return float_arithmetic(op, a, b);
    case Op::FEq:
    case Op::FLt:
    case Op::FLe:
      return float_comparison(op, a, b);
    default:
      return {};
  }
}

Term Simplifier::ite(Term condition, Term then, Term otherwise) {
  CHECK(width(then) == width(otherwise), "arms should have the same width");
  CHECK(width(condition) == 1, "a condition should be a Boolean");
  if (Term simpler = ite_rules(condition, then, otherwise)) return simpler;
  return fold_or_make(make(Op::Ite, width(then), 0, condition, then, otherwise));
}

Term Simplifier::select(std::uint16_t table, Term index) {
  return fold_or_make(make(Op::Select, terms_.table(table).width, table, index));
}

Term Simplifier::round(Rounding mode, Term a) {
  if (Term simpler = round_of(a)) return simpler;
  return fold_or_make(make(Op::FRound, width(a), static_cast<std::uint16_t>(mode), a));
}

Term Simplifier::convert(Op op, Term a, unsigned to) {
  // match:  (to_fp x) of the same format
  // result: x
  if (op == Op::FFromF && to == width(a)) return a;
  if (op == Op::FToS) {
    if (Term simpler = to_signed_of(a, to)) return simpler;
  }
  return fold_or_make(make(op, to, 0, a));
}

Term Simplifier::external(std::uint16_t function, unsigned to, Term a, Term b) {
  return fold_or_make(make(Op::External, to, function, a, b));
}

}  // namespace assay::expr
