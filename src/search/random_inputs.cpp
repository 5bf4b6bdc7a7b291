// SPDX-License-Identifier: Apache-2.0
// Random inputs by weights rather than uniformly: small numbers, the class's own words and numbers,
// few nulls, the first candidates more often than the last.
#include "search/random_inputs.h"

#include <algorithm>
#include <bit>
#include <set>

#include "classfile/instructions.h"
#include "expr/bits.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using concolic::Candidate;
using concolic::NodeId;

constexpr std::size_t kMostNumbers = 64, kMostElements = 4, kLongestText = 12;
constexpr std::size_t kManyElements = 16, kLongOneIn = 6;  // now and then
constexpr unsigned kNullOneIn = 12;

}  // namespace

Dictionary dictionary_of(const vm::Class& klass, std::vector<std::u16string> words) {
  using classfile::Opcode;
  std::set<std::int64_t> numbers;
  auto add = [&](std::int64_t number) {
    if (numbers.size() < kMostNumbers) numbers.insert({number - 1, number, number + 1});
  };
  for (const vm::Method& method : klass.methods) {
    auto verified = vm::VerifiedCode::of(method);
    if (!verified) continue;
    for (const classfile::Instruction& each : classfile::Instructions(verified->bytecode())) {
      bool is_number = each.opcode == Opcode::Bipush || each.opcode == Opcode::Sipush;
      if (is_number) add(each.number_operand());
    }
  }
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (pool.is(i, classfile::Tag::Integer)) add(pool.integer(i));
    if (pool.is(i, classfile::Tag::Long)) add(pool.long_integer(i));
  }
  return {std::move(words), {numbers.begin(), numbers.end()}};
}

std::uint64_t RandomInputs::number(vm::Kind kind) {
  std::int64_t value = 0;
  std::size_t way = below(10);
  if (way < 5) {
    value = static_cast<std::int64_t>(below(12)) - 2;
  } else if (way < 8 && !dictionary_.numbers.empty()) {
    value = dictionary_.numbers[below(dictionary_.numbers.size())];
  } else if (way == 8) {
    value = static_cast<std::int64_t>(below(2'000)) - 1'000;
  } else {
    value = static_cast<std::int64_t>(random_());
    if (below(3) == 0) value = below(2) == 0 ? INT32_MAX : INT32_MIN;
  }
  switch (kind) {
    case vm::Kind::Double: {
      double number = static_cast<double>(value);
      if (below(3) == 0) number += 0.5;
      return std::bit_cast<std::uint64_t>(number);
    }
    case vm::Kind::Float:
      return std::bit_cast<std::uint32_t>(static_cast<float>(value) +
                                          (below(3) == 0 ? 0.5f : 0.0f));
    case vm::Kind::Boolean:
      return below(2);
    case vm::Kind::Char:
      return below(4) == 0 ? static_cast<std::uint16_t>(value) : 0x20 + below(0x5f);
    default:
      return static_cast<std::uint64_t>(value) & expr::mask_of(concolic::width_of(kind));
  }
}

std::u16string RandomInputs::text() {
  // Keys are looked up again only if they are equal.
  constexpr std::u16string_view kKeys[] = {u"a", u"b", u"", u"1"};
  if (below(4) == 0) return std::u16string(kKeys[below(std::size(kKeys))]);
  if (!dictionary_.words.empty() && below(5) < 2) {
    std::u16string word = dictionary_.words[below(dictionary_.words.size())];
    if (below(3) == 0) word += dictionary_.words[below(dictionary_.words.size())];
    if (word.size() <= 48) return word;
  }
  std::u16string text;
  constexpr std::u16string_view kCommon = u"abAB01239 .,-+:/_#\"'\n(){}[]<>=&%\\;*";
  for (std::size_t length = below(kLongestText); length > 0; --length)
    text += kCommon[below(kCommon.size())];
  return text;
}

void RandomInputs::draw_string(concolic::Inputs& inputs, NodeId id, std::uint32_t number,
                               expr::Assignment& assignment) {
  std::u16string units = text();
  units.resize(std::min<std::size_t>(units.size(), inputs.limits().max_length));
  set_text(inputs, id, number, units, assignment);
}

void RandomInputs::set_text(concolic::Inputs& inputs, NodeId id, std::uint32_t number,
                            const std::u16string& units, expr::Assignment& assignment) {
  bool wide = std::any_of(units.begin(), units.end(), [](char16_t unit) { return unit > 0xff; });
  Candidate& string = *inputs.candidate(id, number);
  assignment.set(string.length, units.size());
  assignment.set(string.utf16, wide ? 1 : 0);
  for (std::uint32_t i = 0; i < units.size(); ++i)
    assignment.set(inputs.character(id, *inputs.candidate(id, number), i, wide), units[i]);
}

void RandomInputs::draw(concolic::Inputs& inputs, NodeId id, expr::Assignment& assignment) {
  expr::Variable variable = inputs.node(id).variable;
  if (inputs.node(id).kind != vm::Kind::Ref)
    return assignment.set(variable, number(inputs.node(id).kind));
  std::size_t count = inputs.node(id).candidates.size();
  if (count == 0 || (inputs.node(id).nullable && below(kNullOneIn) == 0))
    return assignment.set(variable, 0);
  // The first producers are the best ones.
  std::size_t chosen = std::min(below(count), below(count));
  std::uint32_t number = inputs.node(id).candidates[chosen].number;
  assignment.set(variable, number);
  Candidate::Kind kind = inputs.node(id).candidates[chosen].kind;
  if (kind == Candidate::Kind::String) return draw_string(inputs, id, number, assignment);
  if (kind == Candidate::Kind::Alias) return assignment.set(variable, 0);
  if (kind == Candidate::Kind::Array) {
    std::size_t most = below(kLongOneIn) == 0 ? kManyElements : kMostElements;
    std::size_t length = std::min<std::size_t>(below(most + 1), inputs.limits().max_length);
    assignment.set(inputs.candidate(id, number)->length, length);
    for (std::uint32_t i = 0; i < length; ++i)
      draw(inputs, inputs.element(id, *inputs.candidate(id, number), i), assignment);
    return;
  }
  std::vector<NodeId> children = inputs.candidate(id, number)->children;
  for (NodeId child : children) draw(inputs, child, assignment);
}

void RandomInputs::copy(const Source& from, NodeId original, concolic::Inputs& inputs, NodeId id,
                        expr::Assignment& assignment) {
  const expr::Terms& terms = from.inputs.terms();
  expr::Variable variable = inputs.node(id).variable;
  if (inputs.node(id).kind != vm::Kind::Ref)
    return assignment.set(variable,
                          from.assignment.get(terms, from.inputs.node(original).variable));
  const Candidate* chosen = from.inputs.chosen(original, from.assignment);
  if (chosen == nullptr) return assignment.set(variable, 0);
  auto index = static_cast<std::size_t>(chosen - from.inputs.node(original).candidates.data());
  auto same = [&](const Candidate& other) {
    return other.kind == chosen->kind && other.klass == chosen->klass &&
           other.constructor == chosen->constructor && other.field == chosen->field &&
           other.ordinal == chosen->ordinal;
  };
  const std::vector<Candidate>& candidates = inputs.node(id).candidates;
  if (index >= candidates.size() || !same(candidates[index])) return draw(inputs, id, assignment);
  std::uint32_t number = candidates[index].number;
  assignment.set(variable, number);
  if (chosen->kind == Candidate::Kind::String)
    return set_text(inputs, id, number, from.inputs.text(original, from.assignment), assignment);
  std::vector<NodeId> originals = chosen->children;
  if (chosen->kind == Candidate::Kind::Array) {
    std::uint64_t length = from.assignment.get(terms, chosen->length);
    assignment.set(inputs.candidate(id, number)->length, length);
    for (std::uint32_t i = 0; i < length && i < originals.size(); ++i)
      copy(from, originals[i], inputs, inputs.element(id, *inputs.candidate(id, number), i),
           assignment);
    return;
  }
  std::vector<NodeId> children = inputs.candidate(id, number)->children;
  for (std::size_t i = 0; i < children.size() && i < originals.size(); ++i)
    copy(from, originals[i], inputs, children[i], assignment);
}

}  // namespace assay::search
