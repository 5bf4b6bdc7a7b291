// SPDX-License-Identifier: Apache-2.0
#include "expr/substitution.h"

#include <set>
#include <utility>

namespace assay::expr {

Term with_operands(Terms& terms, const Node& node, Term a, Term b, Term c) {
  switch (node.op) {
    case Op::Ite:
      return terms.ite(a, b, c);
    case Op::Extract:
      return terms.extract(a, node.detail, node.width);
    case Op::ZExt:
      return terms.zero_extend(a, node.width);
    case Op::SExt:
      return terms.sign_extend(a, node.width);
    case Op::Select:
      return terms.select(node.detail, a);
    case Op::FRound:
      return terms.round(static_cast<Rounding>(node.detail), a);
    case Op::FFromS:
    case Op::FFromF:
    case Op::FToS:
      return terms.convert(node.op, a, node.width);
    case Op::External:
      return terms.external(node.detail, node.width, a, b);
    default:
      return operand_count(node.op) == 1 ? terms.unary(node.op, a) : terms.binary(node.op, a, b);
  }
}

bool Substitution::bind(Variable variable, Term term) {
  auto [known, is_new] = bound_.try_emplace(variable.index, term);
  if (is_new) done_.clear();
  return known->second == term;
}

bool Substitution::match(Term pattern, Term term) {
  std::set<std::pair<Term, Term>> seen;
  std::vector<std::pair<Term, Term>> open{{pattern, term}};
  while (!open.empty()) {
    const auto [from, to] = open.back();
    open.pop_back();
    if (from.id == 0 || to.id == 0) {
      if (from != to) return false;
      continue;
    }
    if (!seen.insert({from, to}).second) continue;
    const Node& a = terms_.node(from);
    const Node& b = terms_.node(to);
    if (a.width != b.width) return false;
    if (a.op == Op::Variable) {
      if (!bind(a.variable(), to)) return false;
      continue;
    }
    if (a.op != b.op || a.detail != b.detail) return false;
    if (a.op == Op::Constant) {
      if (from != to) return false;
      continue;
    }
    open.insert(open.end(), {{a.a, b.a}, {a.b, b.b}, {a.c, b.c}});
  }
  return true;
}

bool Substitution::wait_for(Term operand) {
  if (operand.id == 0 || is_done(operand)) return true;
  work_.push_back(operand);
  return false;
}

/// With operands that are done.
Term Substitution::rebuilt(Term term) const {
  const Node node = terms_.node(term);
  auto done = [&](Term operand) { return operand.id == 0 ? operand : done_.at(operand); };
  const Term a = done(node.a), b = done(node.b), c = done(node.c);
  if (a == node.a && b == node.b && c == node.c) return term;
  return with_operands(terms_, node, a, b, c);
}

Term Substitution::apply(Term term) {
  if (term.id == 0) return term;
  work_.assign(1, term);
  while (!work_.empty()) {
    const Term top = work_.back();
    const Node& node = terms_.node(top);
    if (node.op == Op::Constant || node.op == Op::Variable) {
      auto bound = node.op == Op::Variable ? bound_.find(node.variable().index) : bound_.end();
      done_[top] = bound == bound_.end() ? top : bound->second;
      work_.pop_back();
      continue;
    }
    const Term a = node.a, b = node.b, c = node.c;
    bool ready = wait_for(a);
    ready &= wait_for(b);
    ready &= wait_for(c);
    if (!ready) continue;
    done_[top] = rebuilt(top);
    work_.pop_back();
  }
  return done_.at(term);
}

}  // namespace assay::expr
