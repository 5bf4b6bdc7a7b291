// SPDX-License-Identifier: Apache-2.0
#include "hazards/state.h"

#include <algorithm>

#include "classfile/opcodes.h"
#include "vm/class.h"

namespace assay::hazards {

namespace {

using classfile::Opcode;

constexpr int kDeepest = 4;             // nesting of terms that is looked into
constexpr std::size_t kMostFacts = 96;  // beyond which nothing more is remembered
constexpr std::size_t kMostRelations = 24;

bool is_number(const Term& term) { return term.type == 'I' || term.type == 'J'; }

/// What lcmp, fcmpl and the like give for two numbers.
Range compared(const Fact& a, const Fact& b, bool is_long) {
  if (!is_long) {
    if (!a.number || !b.number) return {-1, 1};
    std::int64_t sign = *a.number < *b.number ? -1 : *a.number > *b.number ? 1 : 0;
    return {sign, sign};
  }
  const Range &x = a.range, &y = b.range;
  return {x.low < y.high    ? -1
          : x.low == y.high ? 0
                            : 1,
          x.high > y.low    ? 1
          : x.high == y.low ? 0
                            : -1};
}

Fact arithmetic(const Term& term, const Fact& a, const Fact& b) {
  Fact result = Fact::of_range(apply(term.opcode, a.range, b.range));
  bool is_product = term.opcode == Opcode::Imul || term.opcode == Opcode::Lmul;
  if (is_product && !a.may_be_zero() && !b.may_be_zero() &&
      !may_wrap(term.opcode, a.range, b.range))
    result.is_not_zero = true;
  bool is_or = term.opcode == Opcode::Ior || term.opcode == Opcode::Lor;
  if (is_or && (!a.may_be_zero() || !b.may_be_zero())) result.is_not_zero = true;
  return result;
}

Fact unary(const Term& term, const Fact& a) {
  const bool is_negation = term.opcode == Opcode::Ineg || term.opcode == Opcode::Lneg;
  Fact result =
      Fact::of_range(is_negation ? negate(a.range, term.type) : convert(term.opcode, a.range));
  const bool keeps_zero = is_negation || !may_wrap(term.opcode, a.range, a.range);
  const bool is_of_whole = term.opcode < Opcode::F2i || term.opcode > Opcode::D2f;
  result.is_not_zero = keeps_zero && is_of_whole && !a.may_be_zero();
  return result;
}

}  // namespace

void Writes::add(const vm::Field& field) {
  auto at = std::lower_bound(fields.begin(), fields.end(), &field);
  if (at == fields.end() || *at != &field) fields.insert(at, &field);
}

void Writes::add(const Writes& other) {
  everything |= other.everything;
  elements |= other.elements;
  if (everything) return;
  for (const vm::Field* field : other.fields) add(*field);
}

bool Writes::has(const vm::Field& field) const {
  return everything || std::binary_search(fields.begin(), fields.end(), &field);
}

const Fact* State::stored(TermId term) const {
  auto at = std::lower_bound(facts_.begin(), facts_.end(), term,
                             [](const auto& entry, TermId key) { return entry.first < key; });
  return at != facts_.end() && at->first == term ? &at->second : nullptr;
}

Fact State::computed(const Term& term, int depth) const {
  switch (term.kind) {
    case TermKind::Binary:
      if (!is_number(term)) return {};
      return arithmetic(term, fact(term.a, depth + 1), fact(term.b, depth + 1));
    case TermKind::Unary:
      if (!is_number(term)) return {};
      return unary(term, fact(term.a, depth + 1));
    case TermKind::Compare:
      return Fact::of_range(
          compared(fact(term.a, depth + 1), fact(term.b, depth + 1), term.opcode == Opcode::Lcmp));
    case TermKind::InstanceOf: {
      Fact object = fact(term.a, depth + 1);
      if (object.nullness == Nullness::Null) return Fact::of_range({0, 0});
      if (term.member == nullptr) return Fact::of_range({0, 1});
      Answer answer = is_of_type(object, term.klass());
      if (answer == Answer::No) return Fact::of_range({0, 0});
      bool is_certain = answer == Answer::Yes && !object.may_be_null();
      return Fact::of_range({is_certain ? 1 : 0, 1});
    }
    default:
      return {};
  }
}

Fact State::fact(TermId id, int depth) const {
  const Term& term = (*terms_)[id];
  Fact result = terms_->fact(id);
  if (const Fact* known = stored(id)) result = meet(result, *known);
  if (depth < kDeepest && term.kind >= TermKind::Binary && term.kind <= TermKind::Compare) {
    Fact from_operands = computed(term, depth);
    if (!from_operands.is_impossible()) result = meet(result, from_operands);
  }
  return result;
}

bool State::learn(TermId term, const Fact& learnt) {
  if (!is_reachable) return false;
  Fact before = fact(term);
  Fact after = meet(before, learnt);
  if (after.is_impossible()) return is_reachable = false;
  if (after == before) return true;
  auto at = std::lower_bound(facts_.begin(), facts_.end(), term,
                             [](const auto& entry, TermId key) { return entry.first < key; });
  if (at != facts_.end() && at->first == term) {
    at->second = after;
  } else if (facts_.size() < kMostFacts) {
    facts_.insert(at, {term, after});
  }
  return learn_operands(term, after);
}

/// What a number that was computed says about what it was computed from.
bool State::learn_operands(TermId id, const Fact& learnt) {
  const Term term = (*terms_)[id];
  const Range range = learnt.range;
  if (term.kind == TermKind::InstanceOf || term.kind == TermKind::Compare)
    return learn_flag(term, range);
  if (is_addition(term) && (*terms_)[term.b].kind == TermKind::Number) {
    std::int64_t addend = (*terms_)[term.b].number;
    if (may_wrap(term.opcode, fact(term.a).range, {addend, addend})) return true;
    const bool is_long = term.type == 'J';
    if (is_long && (range == kLongs || may_wrap(Opcode::Lsub, range, {addend, addend})))
      return true;
    return learn_range(term.a, {range.low - addend, range.high - addend});
  }
  if (term.kind == TermKind::Unary && term.opcode == Opcode::I2l) {
    if (!learn_range(term.a, meet(range, kInts))) return false;
    return learnt.may_be_zero() || learn_not_zero(term.a);
  }
  return true;
}

/// An instanceof or comparison whose result is known.
bool State::learn_flag(const Term& term, const Range& range) {
  if (term.kind == TermKind::InstanceOf) {
    if (!range.has(0) && term.member != nullptr)
      return learn(term.a, Fact::of_type(&term.klass(), false, Nullness::NonNull));
    if (!range.has(0)) return learn_not_null(term.a);
    return true;
  }
  if (term.opcode != Opcode::Lcmp) {
    if (range != Range{0, 0}) return true;
    Fact a = fact(term.a), b = fact(term.b);
    Fact number;
    number.number = a.number ? a.number : b.number;
    return !number.number || (learn(term.a, number) && learn(term.b, number));
  }
  if (range.high < 0) return relate(term.a, term.b, -1);
  if (range.low > 0) return relate(term.b, term.a, -1);
  if (range.high <= 0 && !relate(term.a, term.b, 0)) return false;
  return range.low < 0 || relate(term.b, term.a, 0);
}

bool State::learn_not_null(TermId term) {
  Fact fact;
  fact.nullness = Nullness::NonNull;
  return learn(term, fact);
}

bool State::learn_not_zero(TermId term) {
  Fact fact;
  fact.is_not_zero = true;
  return learn(term, fact);
}

bool State::relate(TermId x, TermId y, std::int64_t bound) {
  if (!is_reachable) return false;
  x = unconverted(x);
  y = unconverted(y);
  std::optional<std::int64_t> opposite = most_difference(y, x);
  // y - x <= opposite means x - y >= -opposite.
  if (opposite && *opposite != kLongs.low && -*opposite > bound) return is_reachable = false;
  const Range a = range(x), b = range(y);
  if (!may_wrap(Opcode::Ladd, {b.high, b.high}, {bound, bound}) &&
      !learn_range(x, {kLongs.low, b.high + bound}))
    return false;
  if (!may_wrap(Opcode::Lsub, {a.low, a.low}, {bound, bound}) &&
      !learn_range(y, {a.low - bound, kLongs.high}))
    return false;
  auto is_constant = [&](TermId term) { return (*terms_)[term].kind == TermKind::Number; };
  if (x == y || is_constant(x) || is_constant(y)) return true;
  auto at = std::lower_bound(relations_.begin(), relations_.end(), Relation{x, y, kLongs.low});
  if (at != relations_.end() && at->x == x && at->y == y) {
    at->bound = std::min(at->bound, bound);
  } else if (relations_.size() < kMostRelations) {
    relations_.insert(at, {x, y, bound});
  }
  return true;
}

/// Without conversions that leave the number as it is.
TermId State::unconverted(TermId id) const {
  const Term& term = (*terms_)[id];
  if (term.kind != TermKind::Unary) return id;
  if (term.opcode == Opcode::I2l) return unconverted(term.a);
  const bool is_narrowing = term.opcode == Opcode::L2i || term.opcode == Opcode::I2b ||
                            term.opcode == Opcode::I2c || term.opcode == Opcode::I2s;
  if (!is_narrowing) return id;
  const Range range = fact(term.a).range;
  return may_wrap(term.opcode, range, range) ? id : unconverted(term.a);
}

/// A term as another plus a number, if that does not wrap here.
std::pair<TermId, std::int64_t> State::without_addend(TermId id) const {
  id = unconverted(id);
  const Term& term = (*terms_)[id];
  if (!is_addition(term) || (*terms_)[term.b].kind != TermKind::Number) return {id, 0};
  std::int64_t addend = (*terms_)[term.b].number;
  if (may_wrap(term.opcode, fact(term.a).range, {addend, addend})) return {id, 0};
  return {unconverted(term.a), addend};
}

/// By what x is: a remainder is below its divisor, part of a number not above it.
std::optional<std::int64_t> State::structural_difference(TermId x, const Subtrahend& subtrahend,
                                                         int depth) const {
  const Term& term = (*terms_)[x];
  if (term.kind != TermKind::Binary) return std::nullopt;
  auto offset = [&](TermId other, std::int64_t by) -> std::optional<std::int64_t> {
    std::optional<std::int64_t> rest = most_difference(other, subtrahend, depth + 1);
    if (!rest || may_wrap(Opcode::Ladd, {*rest, *rest}, {by, by})) return std::nullopt;
    return *rest + by;
  };
  switch (term.opcode) {
    case Opcode::Irem:
    case Opcode::Lrem:
      if (range(term.b).low > 0) return offset(term.b, -1);
      return std::nullopt;
    case Opcode::Iand:
    case Opcode::Land:
      if (range(term.b).low >= 0) return offset(term.b, 0);
      if (range(term.a).low >= 0) return offset(term.a, 0);
      return std::nullopt;
    case Opcode::Idiv:
    case Opcode::Ldiv:
      if (range(term.a).low < 0 || range(term.b).low < 1) return std::nullopt;
      return offset(term.a, range(term.a).low > 0 && range(term.b).low > 1 ? -1 : 0);
    case Opcode::Ishr:
    case Opcode::Iushr:
    case Opcode::Lshr:
    case Opcode::Lushr: {
      if (range(term.a).low < 0) return std::nullopt;
      const Range distance = range(term.b);
      const bool is_less = range(term.a).low > 0 && distance.low > 0 && distance.high < 32;
      return offset(term.a, is_less ? -1 : 0);
    }
    case Opcode::Isub:
    case Opcode::Lsub:
      if (range(term.b).low < 0 || may_wrap(term.opcode, range(term.a), range(term.b)))
        return std::nullopt;
      return offset(term.a, 0);
    default:
      return std::nullopt;
  }
}

std::optional<std::int64_t> State::most_difference(TermId x, TermId y) const {
  return x == y ? 0 : most_difference(x, {y, range(y), without_addend(y)}, 0);
}

std::optional<std::int64_t> State::most_difference(TermId x, const Subtrahend& subtrahend,
                                                   int depth) const {
  const TermId y = subtrahend.term;
  if (x == y) return 0;
  std::optional<std::int64_t> best;
  auto offer = [&](std::optional<std::int64_t> bound, std::int64_t by) {
    if (!bound || may_wrap(Opcode::Ladd, {*bound, *bound}, {by, by})) return;
    if (!best || *bound + by < *best) best = *bound + by;
  };
  const Range a = range(x), &b = subtrahend.range;
  if (!may_wrap(Opcode::Lsub, {a.high, a.high}, {b.low, b.low})) offer(a.high - b.low, 0);
  if (depth >= 3) return best;
  const auto [base_x, added_x] = without_addend(x);
  const auto [base_y, added_y] = subtrahend.split;
  if (base_y != y) {
    offer(most_difference(base_x, {base_y, range(base_y), without_addend(base_y)}, depth + 1),
          added_x - added_y);
  } else if (base_x != x) {
    offer(most_difference(base_x, subtrahend, depth + 1), added_x);
  }
  offer(structural_difference(x, subtrahend, depth), 0);
  const auto begin =
      std::lower_bound(relations_.begin(), relations_.end(), Relation{x, TermId{}, kLongs.low});
  for (auto relation = begin; relation != relations_.end() && relation->x == x; ++relation) {
    if (relation->y == y) {
      offer(relation->bound, 0);
    } else {
      offer(most_difference(relation->y, subtrahend, depth + 1), relation->bound);
    }
  }
  return best;
}

bool State::is_below(TermId x, TermId y) const {
  std::optional<std::int64_t> most = most_difference(x, y);
  return most && *most < 0;
}

bool State::is_below_or_equal(TermId x, TermId y) const {
  std::optional<std::int64_t> most = most_difference(x, y);
  return most && *most <= 0;
}

}  // namespace assay::hazards
