// SPDX-License-Identifier: Apache-2.0
#include "hazards/branches.h"

#include "classfile/opcodes.h"
#include "hazards/step.h"

namespace assay::hazards {

namespace {

using classfile::Opcode;

void assume_equal(TermId a, TermId b, State& state) {
  const bool is_reference = state.terms()[a].type == 'A';
  if (is_reference && a != b && (state.is_fresh(a) || state.is_fresh(b))) {
    state.is_reachable = false;
    return;
  }
  Fact of_a = state.fact(a), of_b = state.fact(b);
  if (is_reference) {
    state.learn(a, of_b);
    state.learn(b, of_a);
    return;
  }
  if (!state.relate(a, b, 0) || !state.relate(b, a, 0)) return;
  if (!of_b.may_be_zero()) state.learn_not_zero(a);
  if (!of_a.may_be_zero()) state.learn_not_zero(b);
}

void exclude(TermId term, std::int64_t value, State& state) {
  if (value == 0) {
    state.learn_not_zero(term);
    return;
  }
  Range range = state.range(term);
  if (range.low == value) ++range.low;
  if (range.high == value) --range.high;
  state.learn_range(term, range);
}

void assume_different(TermId a, TermId b, State& state) {
  if (a == b) {
    state.is_reachable = false;
    return;
  }
  Fact of_a = state.fact(a), of_b = state.fact(b);
  if (state.terms()[a].type == 'A') {
    if (of_b.nullness == Nullness::Null) state.learn_not_null(a);
    if (of_a.nullness == Nullness::Null) state.learn_not_null(b);
    return;
  }
  if (of_b.range.is_one()) exclude(a, of_b.range.low, state);
  if (of_a.range.is_one()) exclude(b, of_a.range.low, state);
}

}  // namespace

Comparison opposite(Comparison comparison) {
  switch (comparison) {
    case Comparison::Equal:
      return Comparison::NotEqual;
    case Comparison::NotEqual:
      return Comparison::Equal;
    case Comparison::Less:
      return Comparison::NotLess;
    case Comparison::NotLess:
      return Comparison::Less;
    case Comparison::Greater:
      return Comparison::NotGreater;
    case Comparison::NotGreater:
      break;
  }
  return Comparison::Greater;
}

Branch take_condition(const classfile::Instruction& jump, State& state) {
  const auto opcode = static_cast<int>(jump.opcode);
  constexpr Comparison kOrder[] = {Comparison::Equal,   Comparison::NotEqual,
                                   Comparison::Less,    Comparison::NotLess,
                                   Comparison::Greater, Comparison::NotGreater};
  Terms& terms = state.terms();
  if (jump.opcode == Opcode::Ifnull || jump.opcode == Opcode::Ifnonnull) {
    TermId object = pop_operand(state, 'A', jump.pc, 0);
    return {jump.opcode == Opcode::Ifnull ? Comparison::Equal : Comparison::NotEqual, object,
            terms.null()};
  }
  if (jump.opcode <= Opcode::Ifle) {
    TermId value = pop_operand(state, 'I', jump.pc, 0);
    return {kOrder[opcode - static_cast<int>(Opcode::Ifeq)], value, terms.number(0, 'I')};
  }
  const bool is_reference = jump.opcode >= Opcode::IfAcmpeq;
  const auto first = static_cast<int>(is_reference ? Opcode::IfAcmpeq : Opcode::IfIcmpeq);
  TermId b = pop_operand(state, is_reference ? 'A' : 'I', jump.pc, 1);
  TermId a = pop_operand(state, is_reference ? 'A' : 'I', jump.pc, 0);
  return {kOrder[opcode - first], a, b};
}

void assume(const Branch& branch, bool is_taken, State& state) {
  const TermId a = branch.a, b = branch.b;
  switch (is_taken ? branch.comparison : opposite(branch.comparison)) {
    case Comparison::Equal:
      return assume_equal(a, b, state);
    case Comparison::NotEqual:
      return assume_different(a, b, state);
    case Comparison::Less:
      state.relate(a, b, -1);
      return;
    case Comparison::NotLess:
      state.relate(b, a, 0);
      return;
    case Comparison::Greater:
      state.relate(b, a, -1);
      return;
    case Comparison::NotGreater:
      state.relate(a, b, 0);
      return;
  }
}

}  // namespace assay::hazards
