// SPDX-License-Identifier: Apache-2.0
// Random inputs by weights rather than uniformly: small numbers, the class's own words and numbers,
// few nulls, the first candidates more often than the last.
#include "search/random_inputs.h"

#include <algorithm>
#include <bit>
#include <set>

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "search/input_copy.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"

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

std::u16string marks_of(const std::vector<std::u16string>& words) {
  constexpr std::size_t kMostMarks = 16;
  std::u16string marks = u" ";
  for (const std::u16string& word : words) {
    for (const char16_t unit : word) {
      const bool is_plain = (unit >= u'0' && unit <= u'9') || (unit >= u'a' && unit <= u'z') ||
                            (unit >= u'A' && unit <= u'Z') || unit < u' ' || unit > u'~';
      if (!is_plain && marks.size() < kMostMarks && marks.find(unit) == std::u16string::npos)
        marks += unit;
    }
  }
  return marks;
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

std::u16string RandomInputs::token() {
  constexpr std::u16string_view kNumbers[] = {u"0", u"1", u"-1", u"7", u"10"};
  const std::vector<std::u16string>& words = dictionary_.words;
  switch (below(3)) {
    case 0:
      return std::u16string(kNumbers[below(std::size(kNumbers))]);
    case 1:
      return {dictionary_.marks[below(dictionary_.marks.size())]};
    default:
      return words.empty() ? u"a" : words[below(words.size())];
  }
}

/// What programs take apart: "3 4 +", "key=value", "a:b".
std::u16string RandomInputs::phrase() {
  constexpr std::size_t kMostTokens = 4;
  const bool is_spaced = below(2) == 0;
  const char16_t mark = is_spaced ? u' ' : dictionary_.marks[below(dictionary_.marks.size())];
  std::u16string text = token();
  for (std::size_t more = below(kMostTokens); more > 0; --more) {
    text += mark;
    text += token();
  }
  return text;
}

std::u16string RandomInputs::any_text() {
  if (!dictionary_.marks.empty() && below(4) == 0) return phrase();
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

std::u16string RandomInputs::text(std::uint32_t limit) {
  std::u16string units = any_text();
  units.resize(std::min<std::size_t>(units.size(), limit));
  return units;
}

std::uint32_t RandomInputs::length(std::uint32_t limit) {
  std::size_t most = below(kLongOneIn) == 0 ? kManyElements : kMostElements;
  return static_cast<std::uint32_t>(std::min<std::size_t>(below(most + 1), limit));
}

const Candidate* RandomInputs::choose(const concolic::InputNode& node) {
  std::size_t count = node.candidates.size();
  if (count == 0 || (node.nullable && below(kNullOneIn) == 0)) return nullptr;
  // The first producers are the best ones.
  return &node.candidates[std::min(below(count), below(count))];
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
  const concolic::Place place{inputs, id, candidates[index].number};
  const concolic::InputKind& kind = concolic::kind_of(*chosen);
  assignment.set(variable, place.number);
  const std::vector<NodeId> originals = chosen->children;
  OriginalValues own({from.inputs, original, chosen->number}, from.assignment);
  kind.assign(place, own, assignment);
  const std::uint32_t parts = kind.part_count(place, assignment);
  for (std::uint32_t i = 0; i < parts && i < originals.size(); ++i)
    copy(from, originals[i], inputs, kind.part(place, i), assignment);
}

}  // namespace assay::search
