// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/boundaries.h"

#include "expr/term.h"

namespace assay::explore {

using expr::Op;
using expr::Term;

std::vector<Term> boundaries_of(expr::Terms& terms, Term comparison) {
  expr::Node node = terms.node(comparison);
  if (node.op == Op::Not) node = terms.node(node.a);
  switch (node.op) {
    case Op::FLt:
    case Op::FLe:
      return {terms.binary(Op::FEq, node.a, node.b)};
    case Op::Ult:
    case Op::Ule:
    case Op::Slt:
    case Op::Sle:
      break;
    default:
      return {};
  }
  // x < 5 may have been written as x <= 4.
  Term one = terms.constant(terms.width(node.b), 1);
  bool is_strict = node.op == Op::Ult || node.op == Op::Slt;
  Term beside = terms.binary(is_strict ? Op::Sub : Op::Add, node.b, one);
  return {terms.equal(node.a, node.b), terms.equal(node.a, beside)};
}

}  // namespace assay::explore
