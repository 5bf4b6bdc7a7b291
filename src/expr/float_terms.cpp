// SPDX-License-Identifier: Apache-2.0
#include "expr/float_terms.h"

#include <algorithm>

namespace assay::expr {

namespace {

bool is_float_operation(Op op) { return op >= Op::FAdd && op <= Op::FToS; }

}  // namespace

bool FloatTerms::is_float(const Node& node) const {
  if (node.op == Op::Constant) return false;
  if (node.op == Op::Variable) {
    const VariableKind kind = terms_.info(node.variable()).kind;
    return kind == VariableKind::Float || kind == VariableKind::Double;
  }
  // Operands are older than what is made of them.
  return is_float_operation(node.op) || by_term_[node.a.id] || by_term_[node.b.id] ||
         by_term_[node.c.id];
}

bool FloatTerms::contains(Term term) {
  if (generation_ != terms_.generation()) {
    by_term_.resize(std::min(by_term_.size(), terms_.unchanged_since(generation_)));
    generation_ = terms_.generation();
  }
  if (by_term_.empty()) by_term_.push_back(false);  // the empty term
  while (by_term_.size() <= term.id) {
    const auto next = static_cast<std::uint32_t>(by_term_.size());
    by_term_.push_back(is_float(terms_.node(Term{next})));
  }
  return by_term_[term.id];
}

}  // namespace assay::expr
