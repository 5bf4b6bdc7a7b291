// SPDX-License-Identifier: Apache-2.0
#include "expr/evaluator.h"

#include <algorithm>

#include "base/check.h"
#include "expr/bits.h"

namespace assay::expr {

void Evaluator::assign(const Assignment& assignment) {
  assignment_ = &assignment;
  forget();
}

void Evaluator::forget() {
  generation_ = terms_.generation();
  if (++epoch_ != 0) return;
  std::fill(seen_.begin(), seen_.end(), 0);
  epoch_ = 1;
}

std::uint64_t Evaluator::value(Term term) {
  CHECK(assignment_ != nullptr, "an evaluator should have an assignment");
  if (generation_ != terms_.generation()) forget();
  if (seen_.size() < terms_.size()) {
    seen_.resize(terms_.size());
    values_.resize(terms_.size());
  }
  if (!is_known(term)) work_.push_back(term);
  while (!work_.empty()) {
    const Term top = work_.back();
    if (is_known(top) || compute(top)) work_.pop_back();
  }
  return values_[term.id];
}

bool Evaluator::compute(Term term) {
  const Node& node = terms_.node(term);
  switch (node.op) {
    case Op::Constant:
      return remember(term, node.constant());
    case Op::Variable:
      return remember(term, assignment_->get(terms_, node.variable()) & mask_of(node.width));
    case Op::Ite: {
      // Only the arm that counts: the other one is often a long chain.
      if (!wait_for(node.a)) return false;
      const Term arm = values_[node.a.id] != 0 ? node.b : node.c;
      return wait_for(arm) && remember(term, values_[arm.id]);
    }
    default: {
      // Both are asked for before waiting, and an operand that does not exist is term 0.
      const bool first = wait_for(node.a);
      const bool second = wait_for(node.b);
      if (!first || !second) return false;
      return remember(term, apply(terms_, node, values_[node.a.id], values_[node.b.id], 0));
    }
  }
}

bool Evaluator::wait_for(Term operand) {
  if (is_known(operand)) return true;
  work_.push_back(operand);
  return false;
}

bool Evaluator::remember(Term term, std::uint64_t value) {
  values_[term.id] = value;
  seen_[term.id] = epoch_;
  return true;
}

}  // namespace assay::expr
