// SPDX-License-Identifier: Apache-2.0
// Methods that make strings: substring, replace, toLowerCase, toUpperCase. The new object is the
// library's own; once it is there its characters get their terms. Methods that depend on the case
// or class of characters beyond Latin-1 get them fixed.
#include "concolic/symbolic_text.h"
#include "concolic/text_comparison.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

constexpr Term kAsOnThisRun{};

vm::Ref bytes_of(vm::Universe& universe, vm::Ref string) {
  return universe.heap().read<vm::Ref>(string, universe.well_known().string_fields.value);
}
bool is_wide(vm::Universe& universe, vm::Ref string) {
  return universe.heap().read<std::uint8_t>(string, universe.well_known().string_fields.coder) != 0;
}

/// Gives a new string its characters, 16 bits each.
void set_units(Recorder& recorder, vm::Ref string, const std::vector<Term>& units) {
  Terms& terms = recorder.terms();
  vm::Universe& universe = recorder.machine().universe();
  vm::Ref bytes = bytes_of(universe, string);
  bool wide = is_wide(universe, string);
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::uint64_t offset = vm::kArrayBase + (std::uint64_t{i} << wide);
    recorder.set_cell(bytes, offset, terms.extract(units[i], 0, 8));
    if (wide) recorder.set_cell(bytes, offset + 1, terms.extract(units[i], 8, 8));
    auto index = static_cast<std::uint32_t>(i);
    recorder.check_value(units[i], SymbolicText::of_string(recorder, string).unit_value(index));
  }
}

bool decide(const SummaryCall& call, DecisionKind kind, Term condition) {
  bool holds = call.recorder.evaluator().holds(condition);
  call.recorder.decide(kind, call.recorder.current_site(), condition, holds);
  return holds;
}

/// The rest of a free Latin-1 text is as free as the whole: it stays a part of the input.
Result rest_from(const SummaryCall& call, SymbolicText& text, std::uint32_t begin) {
  Terms& terms = call.terms();
  Recorder& recorder = call.recorder;
  if (begin == 0) return kAsOnThisRun;  // the string itself
  if (decide(call, DecisionKind::Summary, terms.equal(text.length(), number(terms, begin))))
    return kAsOnThisRun;
  vm::Ref whole = bytes_of(call.universe(), call.arguments[0].ref);
  Recorder::Leaf leaf = *recorder.leaf(whole);
  leaf.offset += begin;
  Term length = terms.binary(Op::Sub, text.length(), number(terms, begin));
  recorder.when_returned([&recorder, leaf, length](vm::Ref string) {
    vm::Ref bytes = bytes_of(recorder.machine().universe(), string);
    recorder.set_cell(bytes, kLengthOffset, length);
    recorder.add_leaf(bytes, leaf);
  });
  return kAsOnThisRun;
}

Result substring(const SummaryCall& call, Term end) {
  auto text = text_argument(call, 0);
  Terms& terms = call.terms();
  if (!text) return std::nullopt;
  bool is_rest = end == text->length();
  bool indices = call.symbolic(1) || (!is_rest && call.symbolic(2));
  if (!text->is_symbolic() && !indices) return std::nullopt;
  Term begin = call.argument(1, 32);
  Term inside =
      terms.both(terms.binary(Op::Ule, begin, end), terms.binary(Op::Ule, end, text->length()));
  if (!decide(call, DecisionKind::Bounds, inside)) return kAsOnThisRun;
  text->settle_encoding();
  if (text->is_wide()) return std::nullopt;
  auto first = static_cast<std::uint32_t>(pinned_argument(call, 1));
  if (is_rest && text->is_free()) return rest_from(call, *text, first);
  pinned_argument(call, 2);
  return kAsOnThisRun;
}
Result substring_from(const SummaryCall& call) {
  auto text = text_argument(call, 0);
  return text && (text->is_free() || call.symbolic(1)) ? substring(call, text->length())
                                                       : std::nullopt;
}
Result substring_between(const SummaryCall& call) { return substring(call, call.argument(2, 32)); }

/// Characters in which one character was replaced, and whether there was any.
Result replace_unit(const SummaryCall& call) {
  vm::Ref bytes = call.arguments[0].ref;
  if (!bytes) return std::nullopt;
  auto size = static_cast<std::uint32_t>(call.universe().heap().array_length(bytes));
  SymbolicText text(call.recorder, bytes, false, size);
  if (size > kLongestText || !(text.is_symbolic() || call.symbolic(1))) return std::nullopt;
  Terms& terms = call.terms();
  text.settle_encoding();
  text.settle_length();
  Term limit = number(terms, 0x100), from = call.argument(1, 32), to = call.argument(2, 32);
  if (!decide(call, DecisionKind::Summary, terms.binary(Op::Ult, from, limit))) return kAsOnThisRun;
  from = terms.extract(from, 0, 16);
  Term any = terms.boolean(false);
  for (std::uint32_t i = 0; i < size; ++i) any = terms.either(any, terms.equal(text.unit(i), from));
  if (!decide(call, DecisionKind::Summary, any)) return kAsOnThisRun;
  decide(call, DecisionKind::Summary, terms.binary(Op::Ult, to, limit));
  to = terms.extract(to, 0, 16);
  std::vector<Term> units;
  for (std::uint32_t i = 0; i < size; ++i)
    units.push_back(terms.ite(terms.equal(text.unit(i), from), to, text.unit(i)));
  Recorder& recorder = call.recorder;
  recorder.when_returned(
      [&recorder, units](vm::Ref string) { set_units(recorder, string, units); });
  return kAsOnThisRun;
}

/// Turkish, Azerbaijani and Lithuanian have rules of their own.
bool has_usual_case_rules(vm::Universe& universe, vm::Ref locale) {
  if (!locale) return false;
  vm::Ref base =
      universe.get<vm::Ref>(locale, universe.field(*universe.class_of(locale), "baseLocale"));
  vm::Ref language =
      universe.get<vm::Ref>(base, universe.field(*universe.class_of(base), "language"));
  std::string name = universe.strings().utf8(language);
  return name != "tr" && name != "az" && name != "lt";
}

/// StringLatin1.toLowerCase and toUpperCase(string, bytes, locale). What is changed is one
/// decision; the string itself is returned if there is nothing.
template <bool upper>
Result change_case(const SummaryCall& call) {
  vm::Ref string = call.arguments[0].ref;
  if (!string || !has_usual_case_rules(call.universe(), call.arguments[2].ref)) return std::nullopt;
  SymbolicText text = SymbolicText::of_string(call.recorder, string);
  if (text.is_wide() || text.size() > kLongestText || !text.is_symbolic()) return std::nullopt;
  Terms& terms = call.terms();
  text.settle_encoding();
  text.settle_length();
  Term special = terms.boolean(false), changes = terms.boolean(false);
  std::vector<Term> units;
  for (std::uint32_t i = 0; i < text.size(); ++i) {
    Term unit = text.unit(i);
    if (upper) special = terms.either(special, has_special_upper_case(terms, unit));
    units.push_back(upper ? latin1_upper_case(terms, unit) : fold_for_equality(terms, unit));
    changes = terms.either(changes, terms.negate(terms.equal(units.back(), unit)));
  }
  if (upper && decide(call, DecisionKind::Summary, special)) return std::nullopt;
  if (!decide(call, DecisionKind::Summary, changes)) return kAsOnThisRun;
  Recorder& recorder = call.recorder;
  recorder.when_returned([&recorder, units](vm::Ref made) { set_units(recorder, made, units); });
  return kAsOnThisRun;
}

template <unsigned argument>
Result settle_bytes(const SummaryCall& call) {
  vm::Ref bytes = call.arguments[argument].ref;
  if (!bytes) return std::nullopt;
  auto size = static_cast<std::uint32_t>(call.universe().heap().array_length(bytes)) / 2;
  SymbolicText text(call.recorder, bytes, true, size);
  if (!text.is_symbolic()) return std::nullopt;
  text.settle_contents();
  return kAsOnThisRun;
}

constexpr std::string_view kChangeCase =
    "(Ljava/lang/String;[BLjava/util/Locale;)Ljava/lang/String;";
constexpr Summary kSummaries[] = {
    {"java/lang/String", "substring", "(I)Ljava/lang/String;", substring_from},
    {"java/lang/String", "substring", "(II)Ljava/lang/String;", substring_between},
    {"java/lang/StringLatin1", "replace", "([BCC)Ljava/lang/String;", replace_unit},
    {"java/lang/StringLatin1", "toLowerCase", kChangeCase, change_case<false>},
    {"java/lang/StringLatin1", "toUpperCase", kChangeCase, change_case<true>},
    {"java/lang/StringUTF16", "toLowerCase", kChangeCase, settle_bytes<1>},
    {"java/lang/StringUTF16", "toUpperCase", kChangeCase, settle_bytes<1>},
    {"java/lang/StringUTF16", "trim", "([B)Ljava/lang/String;", settle_bytes<0>},
    {"java/lang/StringUTF16", "strip", "([B)Ljava/lang/String;", settle_bytes<0>},
    {"java/lang/StringUTF16", "stripLeading", "([B)Ljava/lang/String;", settle_bytes<0>},
    {"java/lang/StringUTF16", "stripTrailing", "([B)Ljava/lang/String;", settle_bytes<0>},
};

}  // namespace

std::span<const Summary> string_edit_summaries() { return kSummaries; }

}  // namespace assay::concolic
