// SPDX-License-Identifier: Apache-2.0
// The walk from a condition to the variables, and the conditions themselves. A move that needs
// several variables comes from goals that are met one after the other.
#include "solver/local/inversion.h"

#include <algorithm>

#include "expr/bits.h"
#include "expr/term.h"

namespace assay::solver {

using expr::Op;

std::vector<Move> Inversion::moves_for(std::uint32_t root) {
  visits_ = 0;
  goals_.clear();
  move_.clear();
  moves_.clear();
  aim(tape_.roots()[root], 1);
  state_.charge(64 + 8 * visits_);
  return std::move(moves_);
}

void Inversion::aim(std::uint32_t slot, std::uint64_t value) {
  if (moves_.size() >= limits_.moves || ++visits_ > limits_.visits) return;
  const Tape::Step& step = tape_.step(slot);
  value &= expr::mask_of(step.width);
  if (is_same(slot, value)) return next_goal();
  if (step.is_constant || !facts_.allow(slot, value)) return;
  if (step.op == Op::Variable) return reach_variable(slot, value);
  if (step.op == Op::Ite) return aim_ite(step, value);
  if (step.width == 1 && aim_condition(step, value != 0)) return;
  if (is_float_operation(step.op)) return aim_float(slot, step, value);
  aim_integer(slot, step, value);
}

void Inversion::aim_both(Goal first, Goal second) {
  goals_.push_back(second);
  aim(first.slot, first.value);
  goals_.pop_back();
}

void Inversion::next_goal() {
  if (goals_.empty()) {
    if (!move_.empty()) moves_.push_back(move_);
    return;
  }
  const Goal goal = goals_.back();
  goals_.pop_back();
  aim(goal.slot, goal.value);
  goals_.push_back(goal);
}

void Inversion::reach_variable(std::uint32_t slot, std::uint64_t value) {
  const std::uint32_t index = tape_.step(slot).c;
  for (const auto& [variable, chosen] : move_) {
    if (variable != index) continue;
    if (chosen == value) next_goal();
    return;
  }
  move_.emplace_back(index, value);
  next_goal();
  move_.pop_back();
}

bool Inversion::aim_condition(const Tape::Step& step, bool value) {
  switch (step.op) {
    case Op::Not:
    case Op::And:
    case Op::Or:
    case Op::Xor:
      aim_connective(step, value);
      return true;
    case Op::Eq:
      aim_equal(step, value);
      return true;
    case Op::Ult:
    case Op::Ule:
    case Op::Slt:
    case Op::Sle:
      aim_order(step, value);
      return true;
    case Op::FEq:
      aim_float_equal(step, value);
      return true;
    case Op::FLt:
    case Op::FLe:
      aim_float_order(step, value);
      return true;
    default:
      return false;
  }
}

void Inversion::aim_connective(const Tape::Step& step, bool value) {
  switch (step.op) {
    case Op::Not:
      return aim(step.a, value ? 0 : 1);
    case Op::And:
      return aim_conjunction(step.a, step.b, value);
    case Op::Or:
      if (value) {
        aim(step.a, 1);
        return aim(step.b, 1);
      }
      return aim_both({step.a, 0}, {step.b, 0});
    default:  // Xor: one side turns
      aim(step.a, current(step.a) ^ 1);
      return aim(step.b, current(step.b) ^ 1);
  }
}

void Inversion::aim_conjunction(std::uint32_t a, std::uint32_t b, bool value) {
  if (value) return aim_both({a, 1}, {b, 1});
  aim(a, 0);
  aim(b, 0);
}

void Inversion::aim_equal(const Tape::Step& step, bool value) {
  const std::uint64_t a = current(step.a);
  const std::uint64_t b = current(step.b);
  if (value) {
    aim(step.a, b);
    aim(step.b, a);
    return;
  }
  if (step.operand_width == 1) {
    aim(step.a, a ^ 1);
    return aim(step.b, b ^ 1);
  }
  for (const std::uint64_t offset : {std::uint64_t{1}, ~std::uint64_t{0}}) {
    aim(step.a, b + offset);
    aim(step.b, a + offset);
  }
}

void Inversion::aim_order(const Tape::Step& step, bool value) {
  const bool is_signed = step.op == Op::Slt || step.op == Op::Sle;
  const bool is_strict = step.op == Op::Ult || step.op == Op::Slt;
  if (value) {
    aim_below(step.a, step.b, is_strict, is_signed);
  } else {
    aim_below(step.b, step.a, !is_strict, is_signed);
  }
}

void Inversion::aim_below(std::uint32_t low, std::uint32_t high, bool strict, bool is_signed) {
  const unsigned width = tape_.step(low).width;
  const std::uint64_t least = is_signed ? expr::sign_bit_of(width) : 0;
  const std::uint64_t most = expr::mask_of(width) ^ least;
  const std::uint64_t gap = strict ? 1 : 0;
  const std::uint64_t low_value = current(low);
  const std::uint64_t high_value = current(high);
  const bool low_can = !strict || high_value != least;
  const bool high_can = !strict || low_value != most;
  if (low_can) aim(low, high_value - gap);
  if (high_can) aim(high, low_value + gap);
  if (low_can && high_value - gap != least) {
    aim(low, high_value - gap - 1);
    aim(low, least);
  }
  if (high_can && low_value + gap != most) {
    aim(high, low_value + gap + 1);
    aim(high, most);
  }
}

void Inversion::aim_ite(const Tape::Step& step, std::uint64_t value) {
  const bool condition = current(step.a) != 0;
  const std::uint32_t taken = condition ? step.b : step.c;
  const std::uint32_t other = condition ? step.c : step.b;
  if (!is_fixed(taken)) aim(taken, value);
  if (is_fixed(step.a)) return;
  if (is_same(other, value)) return aim(step.a, condition ? 0 : 1);
  if (!is_fixed(other)) aim_both({step.a, condition ? 0u : 1u}, {other, value});
}

}  // namespace assay::solver
