// SPDX-License-Identifier: Apache-2.0
#include "search/tidy_inputs.h"

#include <algorithm>
#include <bit>

#include "concolic/inputs/candidate.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "vm/ref.h"

namespace assay::search {

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

std::u16string TidyInputs::text(std::uint32_t) {
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

std::uint32_t TidyInputs::length(std::uint32_t) { return static_cast<std::uint32_t>(1 + below(3)); }

const concolic::Candidate* TidyInputs::choose(const concolic::InputNode& node) {
  std::size_t count = node.candidates.size();
  return count == 0 ? nullptr : &node.candidates[below(count)];
}

}  // namespace assay::search
