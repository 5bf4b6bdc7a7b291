// SPDX-License-Identifier: Apache-2.0
// indexOf and lastIndexOf of strings and builders: the first (last) position that matches, as a
// chain of conditions over the positions.
#include <algorithm>
#include <functional>
#include <limits>

#include "base/result.h"
#include "concolic/library/text_search.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

/// What is looked for: how long it is, and the condition that it stands at a position.
struct Needle {
  std::uint32_t size;
  std::function<Term(std::uint32_t)> stands_at;
};

/// JLS: a position before the start means the start; the empty string is found everywhere, also
/// at the end.
Term search(Terms& terms, SymbolicText& text, const Needle& needle, Term from, Direction which) {
  std::uint32_t bound = text.bound(std::max(kUsualBound, needle.size));
  bool first = which == Direction::First;
  Term nowhere = first && needle.size == 0 ? text.length() : number(terms, ~0u);
  if (needle.size > bound) return nowhere;
  Term found = nowhere;
  std::uint32_t last = bound - needle.size;
  for (std::uint32_t nth = 0; nth <= last; ++nth) {
    std::uint32_t position = first ? last - nth : nth;
    Term at = number(terms, position);
    Term end = number(terms, position + needle.size);
    Term here =
        terms.both(terms.binary(Op::Ule, end, text.length()),
                   first ? terms.binary(Op::Sle, from, at) : terms.binary(Op::Sle, at, from));
    if (terms.is_false(here)) continue;
    found = terms.ite(terms.both(here, needle.stands_at(position)), at, found);
  }
  return found;
}

Result find_unit(const SummaryCall& call, Term from, Direction which) {
  auto text = text_argument(call, 0);
  if (!text) return std::nullopt;
  Terms& terms = call.terms();
  if (!text->is_symbolic() && !call.symbolic(1) && terms.is_constant(from)) return std::nullopt;
  text->settle_encoding();
  Term unit = call.argument(1, 32);
  if (text->is_wide()) {  // a supplementary character is two units
    bool is_unit = static_cast<std::uint32_t>(call.arguments[1].i) < 0x10000;
    Term condition = terms.binary(Op::Ult, unit, number(terms, 0x10000));
    call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), condition, is_unit);
    if (!is_unit) return std::nullopt;
  }
  Needle needle{1, [&](std::uint32_t position) {
                  return terms.equal(terms.zero_extend(text->unit(position), 32), unit);
                }};
  return search(terms, *text, needle, from, which);
}

}  // namespace

Result find_text_in(const SummaryCall& call, SymbolicText& text, unsigned argument, Term from,
                    Direction which) {
  if (call.symbolic(argument) && !settle_reference(call, argument, DecisionKind::Null))
    return Term{};
  auto other = text_argument(call, argument);
  Terms& terms = call.terms();
  bool symbolic = text.is_symbolic() || !terms.is_constant(from);
  if (!other || !(symbolic || other->is_symbolic())) return std::nullopt;
  text.settle_encoding();
  other->settle_encoding();
  other->settle_length();
  Needle needle{other->size(), [&](std::uint32_t position) {
                  Term same = terms.boolean(true);
                  for (std::uint32_t i = other->size(); i-- > 0;) {
                    Term equal = terms.equal(text.unit(position + i), other->unit(i));
                    same = terms.both(equal, same);
                  }
                  return same;
                }};
  return search(terms, text, needle, from, which);
}

namespace {

Term start(const SummaryCall& call) { return number(call.terms(), 0); }
Term end(const SummaryCall& call) {
  return number(call.terms(), std::numeric_limits<std::int32_t>::max());
}

Result index_of_unit(const SummaryCall& call) {
  return find_unit(call, start(call), Direction::First);
}
Result index_of_unit_from(const SummaryCall& call) {
  return find_unit(call, call.argument(2, 32), Direction::First);
}
Result last_index_of_unit(const SummaryCall& call) {
  return find_unit(call, end(call), Direction::Last);
}
Result last_index_of_unit_from(const SummaryCall& call) {
  return find_unit(call, call.argument(2, 32), Direction::Last);
}

Result find_text(const SummaryCall& call, Term from, Direction which) {
  auto text = text_argument(call, 0);
  return text ? find_text_in(call, *text, 1, from, which) : std::nullopt;
}
Result index_of_text(const SummaryCall& call) {
  return find_text(call, start(call), Direction::First);
}
Result index_of_text_from(const SummaryCall& call) {
  return find_text(call, call.argument(2, 32), Direction::First);
}
Result last_index_of_text(const SummaryCall& call) {
  return find_text(call, end(call), Direction::Last);
}
Result last_index_of_text_from(const SummaryCall& call) {
  return find_text(call, call.argument(2, 32), Direction::Last);
}

/// The static methods (bytes, coder, count, text, from), which builders use too.
template <Direction Which>
Result find_in_bytes(const SummaryCall& call) {
  vm::Ref bytes = call.arguments[0].ref;
  if (!bytes || call.recorder.leaf(bytes) != nullptr) return std::nullopt;
  auto size = static_cast<std::uint32_t>(call.arguments[2].i);
  if (size > kLongestText) return std::nullopt;
  SymbolicText text(call.recorder, bytes, call.arguments[1].i != 0, size);
  if (text.is_symbolic() || call.symbolic(2)) pinned_argument(call, 2);
  return find_text_in(call, text, 3, call.argument(4, 32), Which);
}

constexpr std::string_view kString = "java/lang/String";
constexpr Summary kSummaries[] = {
    {kString, "indexOf", "(I)I", index_of_unit},
    {kString, "indexOf", "(II)I", index_of_unit_from},
    {kString, "lastIndexOf", "(I)I", last_index_of_unit},
    {kString, "lastIndexOf", "(II)I", last_index_of_unit_from},
    {kString, "indexOf", "(Ljava/lang/String;)I", index_of_text},
    {kString, "indexOf", "(Ljava/lang/String;I)I", index_of_text_from},
    {kString, "lastIndexOf", "(Ljava/lang/String;)I", last_index_of_text},
    {kString, "lastIndexOf", "(Ljava/lang/String;I)I", last_index_of_text_from},
    {kString, "indexOf", "([BBILjava/lang/String;I)I", find_in_bytes<Direction::First>},
    {kString, "lastIndexOf", "([BBILjava/lang/String;I)I", find_in_bytes<Direction::Last>},
};

}  // namespace

std::span<const Summary> string_search_summaries() { return kSummaries; }

}  // namespace assay::concolic
