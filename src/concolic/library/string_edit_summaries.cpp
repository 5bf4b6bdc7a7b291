// SPDX-License-Identifier: Apache-2.0
// Methods that make strings: substring, trim, replace, concat, join, toLowerCase, toUpperCase.
// Methods that depend on the case or class of characters beyond Latin-1 get them fixed.
#include "base/result.h"
#include "concolic/library/derived_text.h"
#include "concolic/library/text_comparison.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

constexpr Term kAsOnThisRun{};

/// Part of a text from a fixed position on: `length` characters.
Result part(const SummaryCall& call, SymbolicText& text, std::uint32_t begin, Term length) {
  std::uint32_t bound = text.bound(begin + kUsualBound);
  Terms& terms = call.terms();
  if (decide(call, DecisionKind::Summary, terms.equal(length, number(terms, 0))))
    return kAsOnThisRun;
  DerivedText derived{length, {}};
  for (std::uint32_t i = begin; i < bound; ++i) derived.units.push_back(text.unit(i));
  return_text(call.recorder, std::move(derived));
  return kAsOnThisRun;
}

/// A part of a text with characters beyond Latin-1 may have none itself.
Result wide_part(const SummaryCall& call, const SymbolicText& text, std::uint32_t begin, Term end) {
  Terms& terms = call.terms();
  auto last = static_cast<std::uint32_t>(call.recorder.evaluator().value(end));
  call.recorder.pin(call.recorder.current_site(), end, last);
  DerivedText derived{number(terms, last - begin), {}};
  Term narrow = terms.boolean(true);
  for (std::uint32_t i = begin; i < last; ++i) {
    derived.units.push_back(text.unit(i));
    Term small = terms.binary(Op::Ult, text.unit(i), terms.constant(16, 0x100));
    narrow = terms.both(narrow, small);
  }
  decide(call, DecisionKind::Summary, narrow);
  if (begin != last) return_text(call.recorder, std::move(derived));
  return kAsOnThisRun;
}

Result substring(const SummaryCall& call, SymbolicText& text, Term end) {
  Terms& terms = call.terms();
  Term begin = call.argument(1, 32);
  Term inside =
      terms.both(terms.binary(Op::Ule, begin, end), terms.binary(Op::Ule, end, text.length()));
  if (!decide(call, DecisionKind::Bounds, inside)) return kAsOnThisRun;
  text.settle_encoding();
  auto first = static_cast<std::uint32_t>(pinned_argument(call, 1));
  // The whole string is the string itself.
  if (first == 0 && decide(call, DecisionKind::Summary, terms.equal(end, text.length())))
    return kAsOnThisRun;
  if (text.is_wide()) return wide_part(call, text, first, end);
  if (terms.is_constant(end)) return kAsOnThisRun;
  return part(call, text, first, terms.binary(Op::Sub, end, number(terms, first)));
}
Result substring_from(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !(text->is_symbolic() || call.symbolic(1))) return std::nullopt;
  return substring(call, *text, text->length());
}
Result substring_between(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !(text->is_symbolic() || call.symbolic(1) || call.symbolic(2))) return std::nullopt;
  return substring(call, *text, call.argument(2, 32));
}

Result settle(SymbolicText& text) {
  text.settle_contents();
  return kAsOnThisRun;
}

/// trim: no character beyond the space is cut.
Term is_trimmed(Terms& terms, Term unit) {
  return terms.binary(Op::Ule, unit, terms.constant(16, ' '));
}

/// trim and strip: how many characters are cut off at either end is fixed, the rest is not.
template <Term (*IsBlank)(Terms&, Term), bool Leading, bool Trailing>
Result trim(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  if (!text || !text->is_symbolic()) return std::nullopt;
  text->settle_encoding();
  Terms& terms = call.terms();
  if (decide(call, DecisionKind::Summary, terms.equal(text->length(), number(terms, 0))))
    return kAsOnThisRun;
  std::uint32_t bound = text->bound(kUsualBound);
  Term nowhere = number(terms, ~0u), first = nowhere, last = nowhere;
  for (std::uint32_t i = 0; i < bound; ++i) {
    std::uint32_t from_end = bound - 1 - i;
    auto stays = [&](std::uint32_t at) {
      return terms.both(text->has(at), terms.negate(IsBlank(terms, text->unit(at))));
    };
    first = terms.ite(stays(from_end), number(terms, from_end), first);
    last = terms.ite(stays(i), number(terms, i), last);
  }
  if (decide(call, DecisionKind::Summary, terms.equal(first, nowhere))) return kAsOnThisRun;
  auto fix = [&](Term count) {
    auto value = static_cast<std::uint32_t>(call.recorder.evaluator().value(count));
    call.recorder.pin(call.recorder.current_site(), count, value);
    return value;
  };
  Term end = terms.binary(Op::Add, last, number(terms, 1));
  std::uint32_t before = Leading ? fix(first) : 0;
  std::uint32_t behind = Trailing ? fix(terms.binary(Op::Sub, text->length(), end)) : 0;
  if (before + behind == 0) return kAsOnThisRun;
  Term rest = terms.binary(Op::Sub, text->length(), number(terms, behind));
  if (text->is_wide()) return wide_part(call, *text, before, rest);
  return part(call, *text, before,
              terms.binary(Op::Sub, text->length(), number(terms, before + behind)));
}

/// The characters of an array that the library handles as Latin-1.
std::optional<SymbolicText> latin1_bytes(const SummaryCall& call, unsigned argument) {
  vm::Ref bytes = call.arguments[argument].ref;
  if (!bytes) return std::nullopt;
  auto size = static_cast<std::uint32_t>(call.universe().heap().array_length(bytes));
  if (size > kLongestText) return std::nullopt;
  SymbolicText text(call.recorder, bytes, false, size);
  text.settle_encoding();
  return text;
}

/// A text of the same length, each of its characters changed or not. If all stay as they are, the
/// library returns what it had.
Result mapped(const SummaryCall& call, SymbolicText& text, std::uint32_t bound,
              const std::function<Term(Term)>& map) {
  Terms& terms = call.terms();
  DerivedText derived{text.length(), {}};
  Term changes = terms.boolean(false);
  for (std::uint32_t i = 0; i < bound; ++i) {
    Term unit = text.unit(i);
    derived.units.push_back(map(unit));
    Term differs = terms.negate(terms.equal(derived.units.back(), unit));
    changes = terms.either(changes, terms.both(text.has(i), differs));
  }
  if (!decide(call, DecisionKind::Summary, changes)) return kAsOnThisRun;
  return_text(call.recorder, std::move(derived));
  return kAsOnThisRun;
}

/// StringLatin1.replace(bytes, from, to): null if there is no such character.
Result replace_unit(const SummaryCall& call) {
  auto text = latin1_bytes(call, 0);
  if (!text || !(text->is_symbolic() || call.symbolic(1))) return std::nullopt;
  Terms& terms = call.terms();
  Term limit = number(terms, 0x100), from = call.argument(1, 32), to = call.argument(2, 32);
  if (!decide(call, DecisionKind::Summary, terms.binary(Op::Ult, from, limit))) return kAsOnThisRun;
  decide(call, DecisionKind::Summary, terms.binary(Op::Ult, to, limit));  // the new encoding
  if (decide(call, DecisionKind::Summary, terms.equal(from, to))) return std::nullopt;
  from = terms.extract(from, 0, 16);
  to = terms.extract(to, 0, 16);
  return mapped(call, *text, text->bound(kUsualBound),
                [&](Term unit) { return terms.ite(terms.equal(unit, from), to, unit); });
}

/// Turkish, Azerbaijani and Lithuanian have rules of their own.
bool has_usual_case_rules(vm::Universe& universe, vm::Ref locale) {
  if (!locale) return false;
  auto field = [&](vm::Ref object, std::string_view name) {
    return universe.get<vm::Ref>(object, universe.field(*universe.class_of(object), name));
  };
  std::string language = universe.strings().utf8(field(field(locale, "baseLocale"), "language"));
  return language != "tr" && language != "az" && language != "lt";
}

/// StringLatin1.toLowerCase and toUpperCase(string, bytes, locale).
template <bool Upper>
Result change_case(const SummaryCall& call) {
  auto text = latin1_bytes(call, 1);
  if (!text || !text->is_symbolic()) return std::nullopt;
  if (!has_usual_case_rules(call.universe(), call.arguments[2].ref)) return std::nullopt;
  Terms& terms = call.terms();
  std::uint32_t bound = text->bound(kUsualBound);
  Term special = terms.boolean(false);
  for (std::uint32_t i = 0; Upper && i < bound; ++i) {
    Term here = has_special_upper_case(terms, text->unit(i));
    special = terms.either(special, terms.both(text->has(i), here));
  }
  if (decide(call, DecisionKind::Summary, special)) return settle(*text);
  return mapped(call, *text, bound, [&](Term unit) {
    return Upper ? latin1_upper_case(terms, unit) : fold_for_equality(terms, unit);
  });
}

Result concatenate(const SummaryCall& call, std::vector<SymbolicText> texts) {
  for (const SymbolicText& text : texts) text.settle_encoding();
  for (const SymbolicText& text : texts) {
    if (text.is_wide()) return std::nullopt;
  }
  auto whole = concatenated(call.terms(), texts);
  if (!whole) return std::nullopt;
  return_text(call.recorder, std::move(*whole));
  return kAsOnThisRun;
}

Result concat(const SummaryCall& call) {
  if (call.symbolic(1) && !settle_reference(call, 1, DecisionKind::Null)) return kAsOnThisRun;
  auto text = text_argument(call, 0), other = text_argument(call, 1);
  if (!text || !other || !(text->is_symbolic() || other->is_symbolic())) return std::nullopt;
  // With nothing to add the string itself is the result; nothing before it may give a copy.
  Terms& terms = call.terms();
  Term zero = number(terms, 0);
  if (decide(call, DecisionKind::Summary, terms.equal(other->length(), zero))) return kAsOnThisRun;
  if (decide(call, DecisionKind::Summary, terms.equal(text->length(), zero)))
    return concatenate(call, {*other});
  return concatenate(call, {*text, *other});
}

/// String.join(prefix, suffix, delimiter, elements, size), which StringJoiner uses too.
Result join(const SummaryCall& call) {
  constexpr std::int32_t kMostElements = 16;
  auto prefix = text_argument(call, 0), suffix = text_argument(call, 1);
  auto delimiter = text_argument(call, 2);
  std::int32_t count = call.arguments[4].i;
  vm::Ref elements = call.arguments[3].ref;
  if (!prefix || !suffix || !delimiter || !elements || call.symbolic(4)) return std::nullopt;
  if (count < 0 || count > kMostElements) return std::nullopt;
  vm::Universe& universe = call.universe();
  std::vector<SymbolicText> texts{*prefix};
  for (std::int32_t i = 0; i < count; ++i) {
    auto offset = vm::kArrayBase + (static_cast<std::uint64_t>(i) << 2);
    auto element = universe.heap().read<vm::Ref>(elements, offset);
    if (!element) return std::nullopt;
    if (i > 0) texts.push_back(*delimiter);
    texts.push_back(SymbolicText::of_string(call.recorder, element));
    if (texts.back().size() > kLongestText) return std::nullopt;
  }
  texts.push_back(*suffix);
  bool symbolic = false;
  for (const SymbolicText& text : texts) symbolic |= text.is_symbolic();
  return symbolic ? concatenate(call, std::move(texts)) : std::nullopt;
}

template <unsigned Argument>
Result settle_wide_bytes(const SummaryCall& call) {
  vm::Ref bytes = call.arguments[Argument].ref;
  if (!bytes) return std::nullopt;
  auto size = static_cast<std::uint32_t>(call.universe().heap().array_length(bytes)) / 2;
  SymbolicText text(call.recorder, bytes, true, size);
  return text.is_symbolic() ? settle(text) : std::nullopt;
}

constexpr std::string_view kString = "java/lang/String", kLatin1 = "java/lang/StringLatin1",
                           kWide = "java/lang/StringUTF16";
constexpr std::string_view kMakeString = "()Ljava/lang/String;";
constexpr std::string_view kChangeCase =
    "(Ljava/lang/String;[BLjava/util/Locale;)Ljava/lang/String;";
constexpr Summary kSummaries[] = {
    {kString, "substring", "(I)Ljava/lang/String;", substring_from},
    {kString, "substring", "(II)Ljava/lang/String;", substring_between},
    {kString, "trim", kMakeString, trim<is_trimmed, true, true>},
    {kString, "strip", kMakeString, trim<is_whitespace, true, true>},
    {kString, "stripLeading", kMakeString, trim<is_whitespace, true, false>},
    {kString, "stripTrailing", kMakeString, trim<is_whitespace, false, true>},
    {kString, "concat", "(Ljava/lang/String;)Ljava/lang/String;", concat},
    {kString, "join",
     "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/String;I)"
     "Ljava/lang/String;",
     join},
    {kLatin1, "replace", "([BCC)Ljava/lang/String;", replace_unit},
    {kLatin1, "toLowerCase", kChangeCase, change_case<false>},
    {kLatin1, "toUpperCase", kChangeCase, change_case<true>},
    {kWide, "toLowerCase", kChangeCase, settle_wide_bytes<1>},
    {kWide, "toUpperCase", kChangeCase, settle_wide_bytes<1>},
};

}  // namespace

std::span<const Summary> string_edit_summaries() { return kSummaries; }

}  // namespace assay::concolic
