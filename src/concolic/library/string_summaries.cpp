// SPDX-License-Identifier: Apache-2.0
// java.lang.String: comparisons, characters and hash codes as one term each.
#include <algorithm>

#include "base/result.h"
#include "concolic/library/symbolic_text.h"
#include "concolic/library/text_comparison.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

constexpr Term kAsOnThisRun{};  // the result depends on nothing but decisions made already

Result length(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !text->is_free()) return std::nullopt;
  return text->length();
}

Result is_empty(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !text->is_free()) return std::nullopt;
  Terms& terms = call.terms();
  return as_int(terms, terms.equal(text->length(), number(terms, 0)));
}

/// The character at an index that is inside the text.
Term unit_at(const SummaryCall& call, SymbolicText& text, unsigned argument) {
  constexpr std::uint32_t kMostChoices = 64;
  Terms& terms = call.terms();
  auto index = static_cast<std::uint32_t>(call.arguments[argument].i);
  if (!call.symbolic(argument)) return text.unit(index);
  std::uint32_t bound = text.bound(kUsualBound);
  if (bound > kMostChoices)
    return text.unit(static_cast<std::uint32_t>(pinned_argument(call, argument)));
  Term at = call.argument(argument, 32), found = text.unit(bound - 1);
  for (std::uint32_t i = bound - 1; i-- > 0;)
    found = terms.ite(terms.equal(at, number(terms, i)), text.unit(i), found);
  return found;
}

Result char_at(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !(text->is_symbolic() || call.symbolic(1))) return std::nullopt;
  Terms& terms = call.terms();
  bool inside = static_cast<std::uint32_t>(call.arguments[1].i) < text->size();
  Term condition = terms.binary(Op::Ult, call.argument(1, 32), text->length());
  call.recorder.decide(DecisionKind::Bounds, call.recorder.current_site(), condition, inside);
  if (!inside) return kAsOnThisRun;
  text->settle_encoding();
  return terms.zero_extend(unit_at(call, *text, 1), 32);
}

/// StringUTF16.getChar: two bytes as what they were made of.
Result wide_unit(const SummaryCall& call) {
  vm::Ref bytes = call.arguments[0].ref;
  if (!bytes || call.symbolic(1)) return std::nullopt;
  auto size = static_cast<std::uint32_t>(call.universe().heap().array_length(bytes)) / 2;
  SymbolicText text(call.recorder, bytes, true, size);
  auto index = static_cast<std::uint32_t>(call.arguments[1].i);
  if (!text.is_symbolic() || index > kLongestText) return std::nullopt;
  call.recorder.decide(DecisionKind::Bounds, call.recorder.current_site(), text.has(index),
                       index < size);
  if (index >= size) return std::nullopt;
  return call.terms().zero_extend(text.unit(index), 32);
}

Result hash_code(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !text->is_symbolic()) return std::nullopt;
  Terms& terms = call.terms();
  text->settle_encoding();
  text->settle_length();
  Term hash = number(terms, 0);
  for (std::uint32_t i = 0; i < text->size(); ++i) {
    Term unit = terms.zero_extend(text->unit(i), 32);
    hash = terms.binary(Op::Add, terms.binary(Op::Mul, hash, number(terms, 31)), unit);
  }
  return hash;
}

Result equals(const SummaryCall& call) {
  if (call.symbolic(1) && !settle_reference(call, 1)) return kAsOnThisRun;
  auto a = text_argument(call, 0), b = text_argument(call, 1);
  if (!a || !b || !(a->is_symbolic() || b->is_symbolic())) return std::nullopt;
  if (call.arguments[0].ref == call.arguments[1].ref) return kAsOnThisRun;
  return as_int(call.terms(), equal_texts(call.recorder, *a, *b));
}

Result content_equals(const SummaryCall& call) {
  auto a = text_argument(call, 0), b = builder_argument(call, 1);
  if (!a || !b || call.symbolic(1) || !(a->is_symbolic() || b->is_symbolic())) return std::nullopt;
  a->settle_encoding();
  return as_int(call.terms(), equal_units(call.recorder, *a, *b));
}

/// The receiver and an argument that must not be null.
struct Operands {
  SymbolicText text, other;
};
std::optional<Operands> operands(const SummaryCall& call, unsigned argument) {
  auto text = text_argument(call, 0), other = text_argument(call, argument);
  if (!text || !other) return std::nullopt;
  if (!text->is_symbolic() && !other->is_symbolic()) return std::nullopt;
  return Operands{*text, *other};
}
/// Such an argument is an input that is null on this run: the method throws.
bool is_null_input(const SummaryCall& call, unsigned argument) {
  return call.symbolic(argument) && !settle_reference(call, argument, DecisionKind::Null);
}

/// The case of all the characters there are is the library's business.
Result settle_both(Operands& both) {
  both.text.settle_contents();
  both.other.settle_contents();
  return kAsOnThisRun;
}

Result equals_ignore_case(const SummaryCall& call) {
  if (call.symbolic(1) && !settle_reference(call, 1)) return kAsOnThisRun;
  auto both = operands(call, 1);
  if (!both) return std::nullopt;
  if (call.arguments[0].ref == call.arguments[1].ref) return kAsOnThisRun;
  both->text.settle_encoding();
  both->other.settle_encoding();
  if (both->text.is_wide() && both->other.is_wide()) return settle_both(*both);
  Fold fold = both->text.is_wide() || both->other.is_wide() ? fold_any : fold_for_equality;
  return as_int(call.terms(), equal_units(call.recorder, both->text, both->other, fold));
}

template <Fold Fold>
Result compare(const SummaryCall& call) {
  if (is_null_input(call, 1)) return kAsOnThisRun;
  auto both = operands(call, 1);
  if (!both) return std::nullopt;
  both->text.settle_encoding();
  both->other.settle_encoding();
  bool wide = both->text.is_wide() || both->other.is_wide();
  if (Fold != nullptr && wide) return settle_both(*both);
  return compare_units(call.recorder, both->text, both->other, Fold);
}

/// startsWith(prefix, offset), startsWith(prefix).
Result starts_with_at(const SummaryCall& call, Term at, std::int32_t at_value) {
  if (is_null_input(call, 1)) return kAsOnThisRun;
  auto text = text_argument(call, 0), prefix = text_argument(call, 1);
  if (!text || !prefix) return std::nullopt;
  bool symbolic = text->is_symbolic() || prefix->is_symbolic();
  if (!symbolic && call.terms().is_constant(at)) return std::nullopt;
  text->settle_encoding();
  prefix->settle_encoding();
  prefix->settle_length();
  auto found =
      region_matches(call.recorder, *text, {at, at_value}, *prefix, {0, prefix->size()}, nullptr);
  return found ? Result(as_int(call.terms(), *found)) : std::nullopt;
}
Result starts_with(const SummaryCall& call) {
  return starts_with_at(call, number(call.terms(), 0), 0);
}
Result starts_with_offset(const SummaryCall& call) {
  return starts_with_at(call, call.argument(2, 32), call.arguments[2].i);
}

Result ends_with(const SummaryCall& call) {
  if (is_null_input(call, 1)) return kAsOnThisRun;
  auto both = operands(call, 1);
  if (!both) return std::nullopt;
  both->text.settle_encoding();
  both->other.settle_encoding();
  both->other.settle_length();
  return as_int(call.terms(), ends_with_text(call.recorder, both->text, both->other));
}

/// regionMatches([ignoreCase,] toffset, other, ooffset, len), from argument `first` on.
Result region(const SummaryCall& call, unsigned first, Fold fold) {
  unsigned other_argument = first + 1;
  if (is_null_input(call, other_argument)) return kAsOnThisRun;
  auto text = text_argument(call, 0), other = text_argument(call, other_argument);
  if (!text || !other) return std::nullopt;
  bool symbolic = text->is_symbolic() || other->is_symbolic();
  for (unsigned i : {first, first + 2, first + 3}) symbolic |= call.symbolic(i);
  if (!symbolic) return std::nullopt;
  text->settle_encoding();
  other->settle_encoding();
  other->settle_length();
  std::int32_t from = pinned_argument(call, first + 2), count = pinned_argument(call, first + 3);
  if (count < 0) return std::nullopt;
  if (fold != nullptr && text->is_wide() && other->is_wide()) {
    Operands both{*text, *other};
    pinned_argument(call, first);
    return settle_both(both);
  }
  if (fold != nullptr && (text->is_wide() || other->is_wide())) fold = fold_any;
  if (from < 0 || std::int64_t{from} + count > other->size()) return kAsOnThisRun;
  auto found = region_matches(
      call.recorder, *text, {call.argument(first, 32), call.arguments[first].i}, *other,
      {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(count)}, fold);
  return found ? Result(as_int(call.terms(), *found)) : std::nullopt;
}
Result region_matches_exactly(const SummaryCall& call) { return region(call, 1, nullptr); }
Result region_matches_case(const SummaryCall& call) {
  bool ignore_case = pinned_argument(call, 1) != 0;
  return region(call, 2, ignore_case ? fold_for_equality : nullptr);
}

Result is_blank(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !text->is_symbolic()) return std::nullopt;
  text->settle_encoding();
  Terms& terms = call.terms();
  std::uint32_t bound = text->bound(kUsualBound);
  Term blank = terms.boolean(true);
  for (std::uint32_t i = bound; i-- > 0;) {
    Term space = is_whitespace(terms, text->unit(i));
    blank = terms.both(blank, terms.either(terms.negate(text->has(i)), space));
  }
  return as_int(terms, blank);
}

constexpr std::string_view kString = "java/lang/String";
constexpr Summary kSummaries[] = {
    {kString, "length", "()I", length},
    {kString, "isEmpty", "()Z", is_empty},
    {kString, "charAt", "(I)C", char_at},
    {"java/lang/StringUTF16", "getChar", "([BI)C", wide_unit},
    {kString, "hashCode", "()I", hash_code},
    {kString, "equals", "(Ljava/lang/Object;)Z", equals},
    {kString, "contentEquals", "(Ljava/lang/CharSequence;)Z", content_equals},
    {kString, "equalsIgnoreCase", "(Ljava/lang/String;)Z", equals_ignore_case},
    {kString, "compareTo", "(Ljava/lang/String;)I", compare<nullptr>},
    {kString, "compareToIgnoreCase", "(Ljava/lang/String;)I", compare<fold_for_order>},
    {kString, "startsWith", "(Ljava/lang/String;)Z", starts_with},
    {kString, "startsWith", "(Ljava/lang/String;I)Z", starts_with_offset},
    {kString, "endsWith", "(Ljava/lang/String;)Z", ends_with},
    {kString, "regionMatches", "(ILjava/lang/String;II)Z", region_matches_exactly},
    {kString, "regionMatches", "(ZILjava/lang/String;II)Z", region_matches_case},
    {kString, "isBlank", "()Z", is_blank},
};

}  // namespace

std::span<const Summary> string_summaries() { return kSummaries; }

}  // namespace assay::concolic
