// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/term_text.h"

namespace assay::expr::test {

std::string describe(const Terms& terms, Term term, int depth) {
  const Node& node = terms.node(term);
  if (node.op == Op::Constant) {
    return std::to_string(node.constant()) + ":" + std::to_string(node.width);
  }
  if (node.op == Op::Variable) return terms.info(node.variable()).name;
  if (depth == 0) return "..";
  std::string text = "(" + std::string(name_of(node.op)) + std::to_string(node.width);
  if (node.detail != 0) text += "@" + std::to_string(node.detail);
  for (Term operand : {node.a, node.b, node.c}) {
    if (operand) text += " " + describe(terms, operand, depth - 1);
  }
  return text + ")";
}

}  // namespace assay::expr::test
