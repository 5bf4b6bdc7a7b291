// SPDX-License-Identifier: Apache-2.0
#include "hazards/terms.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace assay::hazards {

namespace {

using classfile::Opcode;

std::size_t hash_of(const Term& term) {
  std::size_t hash = static_cast<std::size_t>(term.kind);
  auto mix = [&](std::size_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  };
  mix(static_cast<std::size_t>(term.opcode));
  mix(static_cast<std::size_t>(term.type));
  mix(term.a);
  mix(term.b);
  mix(static_cast<std::size_t>(term.number));
  mix(std::hash<const void*>()(term.member));
  return hash;
}

bool is_same(const Term& x, const Term& y) {
  return x.kind == y.kind && x.type == y.type && x.opcode == y.opcode && x.a == y.a && x.b == y.b &&
         x.number == y.number && x.member == y.member;
}

std::uint8_t own_origins(const Term& term) {
  switch (term.kind) {
    case TermKind::Parameter:
      return kFromParameters;
    case TermKind::Field:
    case TermKind::Static:
    case TermKind::Element:
      return term.number == 0 ? kFromFields : std::uint8_t{kFromFields | kFromLater};
    case TermKind::CallResult:
      return kFromResults;
    case TermKind::New:
    case TermKind::Join:
    case TermKind::Opaque:
      return kFromElsewhere;
    default:
      return 0;
  }
}

/// Each byte of its modified UTF-8 is then one char.
bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<signed char>(c) >= 0; });
}

std::int64_t wrapped(std::uint64_t bits, char type) {
  return type == 'J' ? static_cast<std::int64_t>(bits)
                     : static_cast<std::int32_t>(static_cast<std::uint32_t>(bits));
}

}  // namespace

bool is_of_moment(const Term& term) {
  switch (term.kind) {
    case TermKind::Field:
    case TermKind::Static:
    case TermKind::Element:
      return term.number != 0;
    case TermKind::New:
    case TermKind::CallResult:
    case TermKind::Join:
    case TermKind::Opaque:
      return true;
    default:
      return false;
  }
}

Terms::Terms() {
  nodes_.emplace_back();
  Fact fact;
  fact.nullness = Nullness::Null;
  null_ = make({TermKind::Null, 'A'}, fact);
}

TermId Terms::make(const Term& term, const Fact& fact) {
  const std::size_t hash = hash_of(term);
  auto [first, last] = by_hash_.equal_range(hash);
  for (; first != last; ++first) {
    if (is_same(nodes_[first->second].term, term)) return first->second;
  }
  auto id = static_cast<TermId>(nodes_.size());
  Node node{term, fact, own_origins(term), 0};
  node.origins =
      static_cast<std::uint8_t>(node.origins | nodes_[term.a].origins | nodes_[term.b].origins);
  node.moments = nodes_[term.a].moments | nodes_[term.b].moments;
  if (is_of_moment(term)) node.moments |= std::uint64_t{1} << id % 64;
  nodes_.push_back(node);
  by_hash_.emplace(hash, id);
  return id;
}

bool Terms::mentions(TermId id, TermId part) const {
  if (id == part) return true;
  if ((nodes_[id].moments & nodes_[part].moments) == 0) return false;
  const Term& term = nodes_[id].term;
  return (term.a != kNoTerm && mentions(term.a, part)) ||
         (term.b != kNoTerm && mentions(term.b, part));
}

TermId Terms::number(std::int64_t value, char type) {
  Term term{TermKind::Number, type};
  term.number = value;
  return make(term, Fact::of_range({value, value}));
}

TermId Terms::real(double value, char type) {
  Term term{TermKind::Real, type};
  term.number = std::bit_cast<std::int64_t>(value);
  Fact fact;
  if (value == value) fact.number = value;
  return make(term, fact);
}

TermId Terms::string(const vm::Class* type, std::string_view text, std::int64_t index) {
  Term term{TermKind::Literal, 'A', Opcode::Ldc};
  term.number = index;
  term.member = type;
  term.text = text;
  return make(term, Fact::of_type(type, true, Nullness::NonNull));
}

TermId Terms::parameter(int local, char type, const Fact& fact) {
  Term term{TermKind::Parameter, type};
  term.number = local;
  return make(term, fact);
}

TermId Terms::fold(Opcode opcode, TermId a, TermId b, char type) {
  const Term x = nodes_[a].term, y = nodes_[b].term;
  if (y.kind != TermKind::Number) return kNoTerm;
  const bool is_sum = opcode == Opcode::Iadd || opcode == Opcode::Ladd;
  const bool is_difference = opcode == Opcode::Isub || opcode == Opcode::Lsub;
  if (x.kind == TermKind::Number) {
    Range value = apply(opcode, {x.number, x.number}, {y.number, y.number});
    if (value.is_one()) return number(value.low, type);
    auto p = static_cast<std::uint64_t>(x.number), q = static_cast<std::uint64_t>(y.number);
    if (is_sum) return number(wrapped(p + q, type), type);
    if (is_difference) return number(wrapped(p - q, type), type);
    if (opcode == Opcode::Imul || opcode == Opcode::Lmul) return number(wrapped(p * q, type), type);
    return kNoTerm;
  }
  if (!is_sum && !is_difference) return kNoTerm;
  auto addend = static_cast<std::uint64_t>(y.number);
  if (is_difference) addend = 0 - addend;
  if (is_addition(x) && nodes_[x.b].term.kind == TermKind::Number) {
    addend += static_cast<std::uint64_t>(nodes_[x.b].term.number);
    a = x.a;
  }
  const std::int64_t total = wrapped(addend, type);
  if (total == 0) return a;
  Term term{TermKind::Binary, type, type == 'J' ? Opcode::Ladd : Opcode::Iadd, a,
            number(total, type)};
  return make(term, Fact::of_range(range_of_type(type)));
}

TermId Terms::binary(Opcode opcode, TermId a, TermId b, char type) {
  const bool is_sum = opcode == Opcode::Iadd || opcode == Opcode::Ladd;
  if (is_sum && nodes_[a].term.kind == TermKind::Number) std::swap(a, b);
  if (type == 'I' || type == 'J') {
    if (TermId folded = fold(opcode, a, b, type)) return folded;
  }
  return make({TermKind::Binary, type, opcode, a, b}, Fact::of_range(range_of_type(type)));
}

TermId Terms::unary(Opcode opcode, TermId a, char type) {
  const Term& operand = nodes_[a].term;
  if (operand.kind == TermKind::Number && (type == 'I' || type == 'J')) {
    bool is_negation = opcode == Opcode::Ineg || opcode == Opcode::Lneg;
    Range value{operand.number, operand.number};
    value = is_negation ? negate(value, type) : convert(opcode, value);
    if (value.is_one()) return number(value.low, type);
  }
  return make({TermKind::Unary, type, opcode, a}, Fact::of_range(range_of_type(type)));
}

TermId Terms::length(TermId array) {
  const Term& term = nodes_[array].term;
  if (term.kind == TermKind::New && term.a != kNoTerm) return term.a;
  if (term.kind == TermKind::Literal && term.opcode == Opcode::Ldc && is_ascii(term.text))
    return number(static_cast<std::int64_t>(term.text.size()), 'I');
  return make({TermKind::Length, 'I', Opcode::Nop, array}, Fact::of_range(kLengths));
}

}  // namespace assay::hazards
