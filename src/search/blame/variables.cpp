// SPDX-License-Identifier: Apache-2.0
#include "search/blame/variables.h"

#include "expr/bits.h"

namespace assay::search {

namespace {

using expr::Op;
using expr::VariableKind;

bool is_plain(Op op) {
  switch (op) {
    case Op::Constant:
    case Op::Variable:
    case Op::Not:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::Extract:
    case Op::ZExt:
    case Op::SExt:
      return true;
    default:
      return expr::is_comparison(op);
  }
}

bool is_on_bits(const expr::Node& node) { return node.width > 1 && node.op <= Op::Xor; }

bool keeps_linear(const expr::Terms& terms, const expr::Node& node) {
  const bool is_scaling =
      (node.op == Op::Mul && (terms.is_constant(node.a) || terms.is_constant(node.b))) ||
      (node.op == Op::Shl && terms.is_constant(node.b));
  const bool is_sum = node.op == Op::Add || node.op == Op::Sub || node.op == Op::Neg;
  return is_sum || is_scaling || (is_plain(node.op) && !is_on_bits(node));
}

/// A sign, a mask, a part.
bool keeps_bits(const expr::Terms& terms, const expr::Node& node) {
  const bool is_shift = node.op == Op::LShr || node.op == Op::AShr;
  const bool is_of_constant = (is_shift || is_on_bits(node)) && node.op != Op::Not &&
                              (terms.is_constant(node.a) || (node.b && terms.is_constant(node.b)));
  return is_of_constant || node.op == Op::FNeg || (is_plain(node.op) && !is_on_bits(node));
}

bool is_length(const expr::Terms& terms, std::uint32_t variable) {
  return terms.info({variable}).kind == VariableKind::Length;
}

}  // namespace

std::set<std::uint32_t> Variables::lengths() const {
  std::set<std::uint32_t> found;
  for (std::uint32_t each : all_) {
    if (is_length(terms_, each)) found.insert(each);
  }
  return found;
}

std::set<std::uint32_t> Variables::values() const {
  std::set<std::uint32_t> found;
  for (std::uint32_t each : all_) {
    if (!is_length(terms_, each)) found.insert(each);
  }
  return found;
}

void Variables::visit(expr::Term term) {
  if (!term || !seen_.insert(term.id).second) return;
  const expr::Node& node = terms_.node(term);
  if (node.op == Op::Variable) all_.insert(node.variable().index);
  if (node.op == Op::Constant)
    has_large_constant_ |= expr::to_signed(node.constant(), node.width) > 1;
  if (node.op == Op::Variable || node.op == Op::Constant) return;
  is_linear_ &= keeps_linear(terms_, node);
  is_of_bits_ &= keeps_bits(terms_, node);
  is_computed_ |= !is_plain(node.op) || is_on_bits(node);
  for (expr::Term operand : {node.a, node.b, node.c}) visit(operand);
}

}  // namespace assay::search
