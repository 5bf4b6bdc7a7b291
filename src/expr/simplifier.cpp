// SPDX-License-Identifier: Apache-2.0
#include "expr/simplifier.h"

#include <utility>

#include "base/check.h"
#include "expr/evaluator.h"

namespace assay::expr {

namespace {

Node make(Op op, unsigned width, std::uint16_t detail, Term a, Term b = {}, Term c = {}) {
  return Node{op, static_cast<std::uint8_t>(width), detail, a, b, c};
}

}  // namespace

Term Simplifier::fold_or_make(const Node& node) {
  for (Term operand : {node.a, node.b, node.c}) {
    if (!terms_.is_constant(operand)) return terms_.intern(node);
  }
  return terms_.constant(node.width,
                         apply(terms_, node, terms_.node(node.a).constant(),
                               terms_.node(node.b).constant(), terms_.node(node.c).constant()));
}

Term Simplifier::unary(Op op, Term a) { return fold_or_make(make(op, terms_.width(a), 0, a)); }

Term Simplifier::binary(Op op, Term a, Term b) {
  CHECK(terms_.width(a) == terms_.width(b), "operands should have the same width");
  return fold_or_make(make(op, is_comparison(op) ? 1 : terms_.width(a), 0, a, b));
}

Term Simplifier::ite(Term condition, Term then, Term otherwise) {
  CHECK(terms_.width(then) == terms_.width(otherwise), "arms should have the same width");
  return fold_or_make(make(Op::Ite, terms_.width(then), 0, condition, then, otherwise));
}

Term Simplifier::extract(Term a, unsigned low, unsigned width) {
  CHECK(low + width <= terms_.width(a), "extracted bits should exist");
  if (width == terms_.width(a)) return a;
  return fold_or_make(make(Op::Extract, width, static_cast<std::uint16_t>(low), a));
}

Term Simplifier::zero_extend(Term a, unsigned width) {
  CHECK(width >= terms_.width(a), "an extension should not cut bits off");
  if (width == terms_.width(a)) return a;
  return fold_or_make(make(Op::ZExt, width, 0, a));
}

Term Simplifier::sign_extend(Term a, unsigned width) {
  CHECK(width >= terms_.width(a), "an extension should not cut bits off");
  if (width == terms_.width(a)) return a;
  return fold_or_make(make(Op::SExt, width, 0, a));
}

Term Simplifier::select(std::uint16_t table, Term index) {
  return fold_or_make(make(Op::Select, terms_.table(table).width, table, index));
}

Term Simplifier::round(Rounding mode, Term a) {
  return fold_or_make(make(Op::FRound, terms_.width(a), static_cast<std::uint16_t>(mode), a));
}

Term Simplifier::convert(Op op, Term a, unsigned width) {
  if (op == Op::FFromF && width == terms_.width(a)) return a;
  return fold_or_make(make(op, width, 0, a));
}

Term Simplifier::external(std::uint16_t function, unsigned width, Term a, Term b) {
  return fold_or_make(make(Op::External, width, function, a, b));
}

}  // namespace assay::expr
