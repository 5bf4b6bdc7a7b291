// SPDX-License-Identifier: Apache-2.0
// Constraints bound the sides of their comparisons, the bounds travel up through the operations
// and down through widenings and sums, and what comes together must have a value in common. A few
// rounds are enough in practice; what needs more is for the solvers.
#include "solver/value_facts.h"

#include <algorithm>
#include <bit>

#include "expr/bits.h"
#include "expr/interval.h"
#include "expr/known_bits.h"
#include "expr/term.h"

namespace assay::solver {

using expr::Facts;
using expr::Op;

namespace {

constexpr int kRounds = 3;

bool is_empty(const Facts& facts) {
  return facts.range.umin > facts.range.umax || facts.range.smin > facts.range.smax ||
         (facts.bits.zeros & facts.bits.ones) != 0;
}

void sharpen(Facts& facts, unsigned width) {
  facts.range.umin = std::max(facts.range.umin, facts.bits.ones);
  facts.range.umax = std::min(facts.range.umax, facts.bits.possible());
  if (is_empty(facts)) return;
  expr::reconcile(facts.range, width);
  if (is_empty(facts)) return;
  const auto differing = static_cast<unsigned>(std::bit_width(facts.range.umin ^ facts.range.umax));
  const std::uint64_t agreed = differing == 64 ? 0 : ~std::uint64_t{0} << differing;
  facts.bits.ones |= facts.range.umin & agreed;
  facts.bits.zeros |= ~facts.range.umin & agreed;
}

bool is_integer_comparison(Op op) { return op >= Op::Eq && op <= Op::Sle; }

bool can_be_equal(const Facts& a, const Facts& b) {
  if ((a.bits.ones & b.bits.zeros) != 0 || (a.bits.zeros & b.bits.ones) != 0) return false;
  return a.range.umin <= b.range.umax && b.range.umin <= a.range.umax &&
         a.range.smin <= b.range.smax && b.range.smin <= a.range.smax;
}

struct Possible {
  bool yes, no;
};

Possible outcomes(Op op, const Facts& a, const Facts& b) {
  switch (op) {
    case Op::Eq:
      return {can_be_equal(a, b), !a.is_constant() || !b.is_constant() || a.bits != b.bits};
    case Op::Ult:
      return {a.range.umin < b.range.umax, a.range.umax >= b.range.umin};
    case Op::Ule:
      return {a.range.umin <= b.range.umax, a.range.umax > b.range.umin};
    case Op::Slt:
      return {a.range.smin < b.range.smax, a.range.smax >= b.range.smin};
    default:
      return {a.range.smin <= b.range.smax, a.range.smax > b.range.smin};
  }
}

/// A number added to itself is even; a square is 0 or 1 modulo 4.
Facts facts_of_pair(const Tape::Step& step) {
  Facts facts = Facts::nothing(step.width);
  if (step.op == Op::Add) facts.bits.zeros |= 1;
  if (step.op == Op::Mul) facts.bits.zeros |= 2;
  return facts;
}

}  // namespace

ValueFacts::ValueFacts(const Tape& tape) : tape_(tape) {
  facts_.reserve(tape.size());
  for (std::uint32_t slot = 0; slot < tape.size(); ++slot) facts_.push_back(tape.facts(slot));
}

bool ValueFacts::is_contradiction() {
  for (int round = 0; round < kRounds; ++round) {
    changed_ = false;
    for (const std::uint32_t root : tape_.roots()) assume(root, true);
    if (is_empty_) return true;
    push_backwards();
    compute_forwards();
    if (is_empty_) return true;
    if (!changed_) return false;
  }
  return false;
}

bool ValueFacts::allow(std::uint32_t slot, std::uint64_t value) const {
  const Facts& facts = facts_[slot];
  const std::int64_t number = expr::to_signed(value, tape_.step(slot).width);
  return (value & facts.bits.zeros) == 0 && (~value & facts.bits.ones) == 0 &&
         facts.range.umin <= value && value <= facts.range.umax && facts.range.smin <= number &&
         number <= facts.range.smax;
}

void ValueFacts::meet(std::uint32_t slot, const Facts& facts) {
  Facts& own = facts_[slot];
  Facts met = own;
  met.bits.zeros |= facts.bits.zeros;
  met.bits.ones |= facts.bits.ones;
  met.range.umin = std::max(met.range.umin, facts.range.umin);
  met.range.umax = std::min(met.range.umax, facts.range.umax);
  met.range.smin = std::max(met.range.smin, facts.range.smin);
  met.range.smax = std::min(met.range.smax, facts.range.smax);
  if (met.bits == own.bits && met.range == own.range) return;
  if (!is_empty(met)) sharpen(met, tape_.step(slot).width);
  is_empty_ = is_empty_ || is_empty(met);
  changed_ = true;
  if (!is_empty(met)) own = met;
}

void ValueFacts::limit_signed(std::uint32_t slot, std::int64_t least, std::int64_t most) {
  Facts limit = Facts::nothing(tape_.step(slot).width);
  limit.range.smin = least;
  limit.range.smax = most;
  meet(slot, limit);
}

void ValueFacts::limit_unsigned(std::uint32_t slot, std::uint64_t least, std::uint64_t most) {
  Facts limit = Facts::nothing(tape_.step(slot).width);
  limit.range.umin = least;
  limit.range.umax = most;
  meet(slot, limit);
}

void ValueFacts::assume(std::uint32_t slot, bool value) {
  const Tape::Step& step = tape_.step(slot);
  meet(slot, Facts::exactly(value ? 1 : 0, 1));
  switch (step.op) {
    case Op::Not:
      return assume(step.a, !value);
    case Op::And:
      if (!value) return;
      assume(step.a, true);
      return assume(step.b, true);
    case Op::Or:
      if (value) return;
      assume(step.a, false);
      return assume(step.b, false);
    default:
      if (is_integer_comparison(step.op)) assume_comparison(step, value);
  }
}

void ValueFacts::assume_comparison(const Tape::Step& step, bool value) {
  switch (step.op) {
    case Op::Eq:
      if (!value) return assume_different(step.a, step.b);
      meet(step.a, Facts(facts_[step.b]));
      return meet(step.b, Facts(facts_[step.a]));
    case Op::Ult:
    case Op::Slt:
      if (value) return assume_order(step.a, step.b, true, step.op == Op::Slt);
      return assume_order(step.b, step.a, false, step.op == Op::Slt);
    default:
      if (value) return assume_order(step.a, step.b, false, step.op == Op::Sle);
      return assume_order(step.b, step.a, true, step.op == Op::Sle);
  }
}

void ValueFacts::assume_order(std::uint32_t low, std::uint32_t high, bool strict, bool is_signed) {
  const unsigned width = tape_.step(low).width;
  const expr::Interval all = expr::Interval::all(width);
  const expr::Interval below = facts_[low].range;
  const expr::Interval above = facts_[high].range;
  if (is_signed) {
    if (strict && (above.smax == all.smin || below.smin == all.smax)) is_empty_ = true;
    if (is_empty_) return;
    const std::int64_t gap = strict ? 1 : 0;
    limit_signed(low, all.smin, above.smax - gap);
    return limit_signed(high, below.smin + gap, all.smax);
  }
  if (strict && (above.umax == all.umin || below.umin == all.umax)) is_empty_ = true;
  if (is_empty_) return;
  const std::uint64_t gap = strict ? 1 : 0;
  limit_unsigned(low, all.umin, above.umax - gap);
  limit_unsigned(high, below.umin + gap, all.umax);
}

void ValueFacts::assume_different(std::uint32_t a, std::uint32_t b) {
  if (a == b) is_empty_ = true;
  if (facts_[a].is_constant()) exclude_end(b, facts_[a].bits.ones);
  if (facts_[b].is_constant()) exclude_end(a, facts_[b].bits.ones);
}

void ValueFacts::exclude_end(std::uint32_t slot, std::uint64_t value) {
  const unsigned width = tape_.step(slot).width;
  const expr::Interval& range = facts_[slot].range;
  const std::int64_t number = expr::to_signed(value, width);
  if (range.umin == range.umax && range.umin == value) {
    is_empty_ = true;
  } else if (range.umin == value) {
    limit_unsigned(slot, value + 1, expr::mask_of(width));
  } else if (range.umax == value) {
    limit_unsigned(slot, 0, value - 1);
  } else if (range.smin == number) {
    limit_signed(slot, number + 1, expr::signed_max_of(width));
  } else if (range.smax == number) {
    limit_signed(slot, expr::signed_min_of(width), number - 1);
  }
}

void ValueFacts::compute_forwards() {
  for (std::uint32_t slot = 0; slot < tape_.size() && !is_empty_; ++slot) compute(slot);
}

void ValueFacts::compute(std::uint32_t slot) {
  const Tape::Step& step = tape_.step(slot);
  if (step.is_constant || step.op == Op::Variable || step.op >= Op::Select) return;
  const Facts& a = facts_[step.a];
  const Facts& b = facts_[step.b];
  const Facts& c = facts_[step.c];
  if (is_integer_comparison(step.op)) {
    const Possible possible = outcomes(step.op, a, b);
    if (!possible.yes) meet(slot, Facts::exactly(0, 1));
    if (!possible.no) meet(slot, Facts::exactly(1, 1));
    return;
  }
  const expr::Node& node = tape_.node(slot);
  if (step.a == step.b) meet(slot, facts_of_pair(step));
  meet(slot, Facts{expr::known_bits_of(node, step.operand_width, a.bits, b.bits, c.bits),
                   expr::interval_of(node, step.operand_width, a.range, b.range, c.range)});
}

/// From results to operands, for the operations between a variable and its comparison.
void ValueFacts::push_backwards() {
  for (std::uint32_t slot = static_cast<std::uint32_t>(tape_.size()); slot-- > 0 && !is_empty_;) {
    const Tape::Step& step = tape_.step(slot);
    if (step.is_constant) continue;
    const expr::Interval range = facts_[slot].range;
    if (step.op == Op::ZExt) {
      const std::uint64_t most = expr::mask_of(step.operand_width);
      limit_unsigned(step.a, range.umin, std::min(range.umax, most));
    } else if (step.op == Op::SExt) {
      limit_signed(step.a, std::max(range.smin, expr::signed_min_of(step.operand_width)),
                   std::min(range.smax, expr::signed_max_of(step.operand_width)));
    } else if (step.op == Op::Add && tape_.step(step.b).op == Op::Constant) {
      const std::int64_t offset = facts_[step.b].range.smin;
      const expr::Interval operand = facts_[step.a].range;
      std::int64_t least = 0;
      std::int64_t most = 0;
      // Only where the sum cannot have wrapped around.
      const bool overflows = __builtin_add_overflow(operand.smin, offset, &least) ||
                             __builtin_add_overflow(operand.smax, offset, &most) ||
                             least < expr::signed_min_of(step.width) ||
                             most > expr::signed_max_of(step.width) ||
                             __builtin_sub_overflow(range.smin, offset, &least) ||
                             __builtin_sub_overflow(range.smax, offset, &most);
      if (!overflows) limit_signed(step.a, least, most);
    }
  }
}

}  // namespace assay::solver
