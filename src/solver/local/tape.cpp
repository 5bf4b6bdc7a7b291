// SPDX-License-Identifier: Apache-2.0
#include "solver/local/tape.h"

#include <algorithm>
#include <numeric>

#include "expr/bits.h"
#include "expr/evaluator.h"
#include "expr/term.h"

namespace assay::solver {

using expr::Op;

bool is_float_operation(Op op) { return op >= Op::FAdd && op <= Op::FToS; }

namespace {

std::uint32_t slot_in(const std::vector<expr::Term>& cone, expr::Term term) {
  if (!term) return 0;
  return static_cast<std::uint32_t>(std::lower_bound(cone.begin(), cone.end(), term) -
                                    cone.begin());
}

}  // namespace

Tape::Tape(const expr::Terms& terms, std::vector<expr::Term> constraints, ConeWalker& walker)
    : terms_(terms), constraints_(std::move(constraints)) {
  const std::vector<expr::Term> cone = walker.walk(constraints_);
  steps_.reserve(cone.size());
  nodes_.reserve(cone.size());
  constants_.resize(cone.size());
  for (const expr::Term term : cone) add(term, cone);
  for (const expr::Term constraint : constraints_) roots_.push_back(slot_in(cone, constraint));
  std::vector<std::size_t> order(variables_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t x, std::size_t y) { return variables_[x] < variables_[y]; });
  std::vector<expr::Variable> variables;
  std::vector<std::uint32_t> slots;
  for (const std::size_t index : order) {
    steps_[variable_slots_[index]].c = static_cast<std::uint32_t>(variables.size());
    variables.push_back(variables_[index]);
    slots.push_back(variable_slots_[index]);
  }
  variables_ = std::move(variables);
  variable_slots_ = std::move(slots);
}

void Tape::add(expr::Term term, const std::vector<expr::Term>& cone) {
  const expr::Node& node = terms_.node(term);
  const auto slot = static_cast<std::uint32_t>(steps_.size());
  Step step{.op = node.op,
            .width = node.width,
            .operand_width = node.width,
            .is_constant = node.op != Op::Variable,
            .detail = node.detail};
  if (node.op == Op::Variable) {
    variables_.push_back(node.variable());
    variable_slots_.push_back(slot);
  } else if (node.op == Op::Constant) {
    constants_[slot] = node.constant();
  } else {
    const unsigned count = expr::operand_count(node.op);
    step.operand_width = static_cast<std::uint8_t>(terms_.width(node.a));
    step.a = slot_in(cone, node.a);
    if (count > 1) step.b = slot_in(cone, node.b);
    if (count > 2) step.c = slot_in(cone, node.c);
    for_each_operand(node, [&](expr::Term operand) {
      step.is_constant = step.is_constant && steps_[slot_in(cone, operand)].is_constant;
    });
    has_floats_ = has_floats_ || is_float_operation(node.op);
    has_externals_ = has_externals_ || node.op == Op::External || node.op == Op::FRem;
  }
  slot_terms_.push_back(term);
  steps_.push_back(step);
  nodes_.push_back(node);
}

std::uint64_t Tape::compute(const Step& step, std::uint32_t slot,
                            const std::uint64_t* values) const {
  const std::uint64_t a = values[step.a];
  const std::uint64_t b = values[step.b];
  const std::uint64_t mask = expr::mask_of(step.width);
  switch (step.op) {  // the frequent operations in line, the rest by their definition
    case Op::Constant:
    case Op::Variable:
      return values[slot];
    case Op::Not:
      return ~a & mask;
    case Op::And:
      return a & b;
    case Op::Or:
      return a | b;
    case Op::Xor:
      return a ^ b;
    case Op::Neg:
      return -a & mask;
    case Op::Add:
      return (a + b) & mask;
    case Op::Sub:
      return (a - b) & mask;
    case Op::Mul:
      return (a * b) & mask;
    case Op::Eq:
      return a == b ? 1 : 0;
    case Op::Ult:
      return a < b ? 1 : 0;
    case Op::Ule:
      return a <= b ? 1 : 0;
    case Op::Slt:
      return expr::to_signed(a, step.operand_width) < expr::to_signed(b, step.operand_width);
    case Op::Sle:
      return expr::to_signed(a, step.operand_width) <= expr::to_signed(b, step.operand_width);
    case Op::Ite:
      return a != 0 ? b : values[step.c];
    case Op::Extract:
      return a >> step.detail & mask;
    case Op::ZExt:
      return a;
    case Op::SExt:
      return static_cast<std::uint64_t>(expr::to_signed(a, step.operand_width)) & mask;
    case Op::External:
      return expr::apply(terms_, nodes_[slot], a, nodes_[slot].b ? b : 0, 0);
    default:
      return expr::apply(terms_, nodes_[slot], a, b, 0);
  }
}

void Tape::run(std::uint64_t* values) const {
  for (std::uint32_t slot = 0; slot < steps_.size(); ++slot) {
    values[slot] = compute(steps_[slot], slot, values);
  }
}

const Tape& TapeSource::tape_of(const std::vector<expr::Term>& constraints) {
  if (!tape_ || tape_->constraints() != constraints) {
    tape_ = std::make_unique<Tape>(terms_, constraints, walker_);
  }
  return *tape_;
}

}  // namespace assay::solver
