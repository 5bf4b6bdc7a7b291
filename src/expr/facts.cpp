// SPDX-License-Identifier: Apache-2.0
#include "expr/facts.h"

#include <algorithm>
#include <bit>

#include "expr/terms.h"

namespace assay::expr {

namespace {

enum class Answer : std::uint8_t { No, Yes, Unknown };

Answer is_less(std::uint64_t a_min, std::uint64_t a_max, std::uint64_t b_min, std::uint64_t b_max) {
  if (a_max < b_min) return Answer::Yes;
  return a_min >= b_max ? Answer::No : Answer::Unknown;
}

Answer is_less(std::int64_t a_min, std::int64_t a_max, std::int64_t b_min, std::int64_t b_max) {
  if (a_max < b_min) return Answer::Yes;
  return a_min >= b_max ? Answer::No : Answer::Unknown;
}

Answer opposite(Answer answer) {
  if (answer == Answer::Unknown) return answer;
  return answer == Answer::Yes ? Answer::No : Answer::Yes;
}

bool can_be_equal(const Facts& a, const Facts& b) {
  if ((a.bits.ones & b.bits.zeros) != 0 || (a.bits.zeros & b.bits.ones) != 0) return false;
  return a.range.umin <= b.range.umax && b.range.umin <= a.range.umax &&
         a.range.smin <= b.range.smax && b.range.smin <= a.range.smax;
}

Answer compare(Op op, const Facts& a, const Facts& b) {
  const Interval& x = a.range;
  const Interval& y = b.range;
  switch (op) {
    case Op::Eq:
      if (!can_be_equal(a, b)) return Answer::No;
      return a.is_constant() && b.is_constant() ? Answer::Yes : Answer::Unknown;
    case Op::Ult:
      return is_less(x.umin, x.umax, y.umin, y.umax);
    case Op::Ule:
      return opposite(is_less(y.umin, y.umax, x.umin, x.umax));
    case Op::Slt:
      return is_less(x.smin, x.smax, y.smin, y.smax);
    case Op::Sle:
      return opposite(is_less(y.smin, y.smax, x.smin, x.smax));
    default:
      return Answer::Unknown;  // NaN is never excluded
  }
}

/// Bits and bounds sharpen each other: bits bound the value, and where both bounds agree from the
/// top down the bits are known.
void combine(Facts& facts, unsigned width) {
  Interval& range = facts.range;
  range.umin = std::max(range.umin, facts.bits.ones);
  range.umax = std::min(range.umax, facts.bits.possible());
  reconcile(range, width);
  const int differing = std::bit_width(range.umin ^ range.umax);
  const std::uint64_t agreed = differing == 64 ? 0 : ~std::uint64_t{0} << differing;
  facts.bits.ones |= range.umin & agreed;
  facts.bits.zeros |= ~range.umin & agreed;
}

}  // namespace

Facts facts_of(const Terms& terms, const Node& node) {
  switch (node.op) {
    case Op::Constant:
      return node.width == 0 ? Facts{KnownBits::exactly(0), {}}
                             : Facts::exactly(node.constant(), node.width);
    case Op::Select:
      return terms.table_facts(node.detail);
    case Op::Eq:
    case Op::Ult:
    case Op::Ule:
    case Op::Slt:
    case Op::Sle: {
      const Answer answer = compare(node.op, terms.facts(node.a), terms.facts(node.b));
      return answer == Answer::Unknown ? Facts::nothing(1)
                                       : Facts::exactly(answer == Answer::Yes, 1);
    }
    default:
      break;
  }
  // Variables and floating point: nothing is certain.
  if (node.op == Op::Variable || node.op >= Op::FAdd) return Facts::nothing(node.width);

  const unsigned operand_width = terms.width(node.a);
  const Facts& a = terms.facts(node.a);
  const Facts& b = terms.facts(node.b);
  const Facts& c = terms.facts(node.c);
  Facts facts{known_bits_of(node, operand_width, a.bits, b.bits, c.bits),
              interval_of(node, operand_width, a.range, b.range, c.range)};
  combine(facts, node.width);
  return facts;
}

Facts facts_of(std::span<const std::uint64_t> values, unsigned width) {
  Facts facts = Facts::exactly(values.front(), width);
  for (std::uint64_t value : values) {
    facts.bits.zeros &= ~value;
    facts.bits.ones &= value;
    facts.range.umin = std::min(facts.range.umin, value);
    facts.range.umax = std::max(facts.range.umax, value);
    facts.range.smin = std::min(facts.range.smin, to_signed(value, width));
    facts.range.smax = std::max(facts.range.smax, to_signed(value, width));
  }
  combine(facts, width);
  return facts;
}

}  // namespace assay::expr
