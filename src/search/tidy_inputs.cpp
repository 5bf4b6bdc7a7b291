// SPDX-License-Identifier: Apache-2.0
#include "search/tidy_inputs.h"

#include <algorithm>
#include <bit>

#include "expr/bits.h"

namespace assay::search {

using concolic::Candidate;
using concolic::NodeId;

std::uint64_t TidyInputs::number(vm::Kind kind) {
  constexpr std::int64_t kNumbers[] = {1, 2, 3, 4, 5, 7, 10, 12, 20, 100, -1, -3, -7};
  std::int64_t value = kNumbers[below(std::size(kNumbers))];
  if (!dictionary_.numbers.empty() && below(4) == 0)
    value = dictionary_.numbers[below(dictionary_.numbers.size())];
  switch (kind) {
    case vm::Kind::Boolean:
      return below(2);
    case vm::Kind::Char:
      return std::u16string_view(u"abcxyzABC012 -.")[below(15)];
    case vm::Kind::Double:
      return std::bit_cast<std::uint64_t>(static_cast<double>(value) + (below(3) == 0 ? 0.5 : 0));
    case vm::Kind::Float:
      return std::bit_cast<std::uint32_t>(static_cast<float>(value) +
                                          (below(3) == 0 ? 0.5f : 0.0f));
    default:
      return static_cast<std::uint64_t>(value) & expr::mask_of(concolic::width_of(kind));
  }
}

std::u16string TidyInputs::word() {
  constexpr std::u16string_view kWords[] = {u"a",  u"b",  u"abc", u"x1",  u"Foo", u"foo bar",
                                            u"12", u"-5", u"1.5", u"a,b", u"A",   u" x "};
  if (!dictionary_.words.empty() && below(2) == 0) {
    const std::u16string& known = dictionary_.words[below(dictionary_.words.size())];
    bool is_short = known.size() <= 24;
    bool is_plain = std::all_of(known.begin(), known.end(),
                                [](char16_t unit) { return unit >= 0x20 && unit < 0x7f; });
    if (is_short && is_plain) return known;
  }
  return std::u16string(kWords[below(std::size(kWords))]);
}

void TidyInputs::draw(concolic::Inputs& inputs, NodeId id, expr::Assignment& assignment) {
  expr::Variable variable = inputs.node(id).variable;
  if (inputs.node(id).kind != vm::Kind::Ref)
    return assignment.set(variable, number(inputs.node(id).kind));
  std::size_t count = inputs.node(id).candidates.size();
  if (count == 0) return assignment.set(variable, 0);
  const Candidate& chosen = inputs.node(id).candidates[below(count)];
  if (chosen.kind == Candidate::Kind::Alias) return assignment.set(variable, 0);
  std::uint32_t number = chosen.number;
  assignment.set(variable, number);
  if (chosen.kind == Candidate::Kind::String) {
    std::u16string text = word();
    assignment.set(chosen.length, text.size());
    assignment.set(chosen.utf16, 0);
    for (std::uint32_t i = 0; i < text.size(); ++i)
      assignment.set(inputs.character(id, *inputs.candidate(id, number), i, false), text[i]);
    return;
  }
  if (chosen.kind == Candidate::Kind::Array) {
    std::size_t length = 1 + below(3);
    assignment.set(chosen.length, length);
    for (std::uint32_t i = 0; i < length; ++i)
      draw(inputs, inputs.element(id, *inputs.candidate(id, number), i), assignment);
    return;
  }
  std::vector<NodeId> children = chosen.children;
  for (NodeId child : children) draw(inputs, child, assignment);
}

}  // namespace assay::search
