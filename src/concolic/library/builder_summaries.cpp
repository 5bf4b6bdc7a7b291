// SPDX-License-Identifier: Apache-2.0
// StringBuilder and StringBuffer. A builder that texts of open length were put into is open itself:
// the recorder keeps its text, and its array holds no terms. Every method of a builder that is not
// described here closes it first: its length is fixed and the array gets its terms.
#include <limits>

#include "base/result.h"
#include "concolic/library/derived_text.h"
#include "concolic/library/text_search.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;
using Text = std::shared_ptr<const DerivedText>;

constexpr Term kAsOnThisRun{};

void close_builder(Recorder& recorder, vm::Ref builder) {
  Text text = builder ? recorder.open_builder(builder) : nullptr;
  if (text == nullptr) return;
  recorder.set_open_builder(builder, nullptr);
  SymbolicText settled(recorder, text);
  settled.settle_length();
  vm::Universe& universe = recorder.machine().universe();
  vm::Class& base = *universe.class_of(builder)->super;
  auto bytes = universe.get<vm::Ref>(builder, universe.field(base, "value"));
  recorder.set_cell(builder, universe.field(base, "count").offset, {});
  SymbolicText contents(recorder, bytes, false, settled.size());
  for (std::uint32_t i = 0; i < settled.size(); ++i) {
    recorder.check_value(text->units[i], contents.unit_value(i));
    recorder.set_cell(bytes, vm::kArrayBase + i, recorder.terms().extract(text->units[i], 0, 8));
  }
}

/// The builder and whatever builders are among the arguments.
void close_all(const SummaryCall& call) {
  for (std::uint32_t i = 0; i < call.method.argument_count; ++i) {
    vm::Ref argument = call.arguments[i].ref;
    if (call.recorder.open_builder(argument) != nullptr) close_builder(call.recorder, argument);
  }
}

Result closed(const SummaryCall& call) {
  close_all(call);
  return std::nullopt;
}

/// The builder has these contents when the method has returned.
Result becomes(const SummaryCall& call, DerivedText text) {
  Recorder& recorder = call.recorder;
  vm::Ref builder = call.arguments[0].ref;
  auto kept = std::make_shared<const DerivedText>(std::move(text));
  recorder.when_returned(
      [&recorder, builder, kept](vm::Ref) { recorder.set_open_builder(builder, kept); });
  return kAsOnThisRun;
}

/// The texts one after the other become the contents. They are Latin-1, or the method is left to
/// the library.
Result becomes_all(const SummaryCall& call, std::vector<SymbolicText> texts) {
  bool free = false, wide = false;
  for (const SymbolicText& text : texts) {
    text.settle_encoding();
    free |= text.is_free();
    wide |= text.is_wide();
  }
  if (!free || wide) return closed(call);
  auto whole = concatenated(call.terms(), texts);
  if (!whole || call.terms().is_constant(whole->length)) return closed(call);
  return becomes(call, std::move(*whole));
}

Result construct(const SummaryCall& call) {
  if (call.symbolic(1) && !settle_reference(call, 1, DecisionKind::Null)) return kAsOnThisRun;
  auto text = text_argument(call, 1);
  return text && text->is_free() ? becomes_all(call, {*text}) : std::nullopt;
}

Result append_text(const SummaryCall& call) {
  if (call.symbolic(1) && !settle_reference(call, 1)) return closed(call);
  auto text = text_argument(call, 1);
  bool is_open = call.recorder.open_builder(call.arguments[0].ref) != nullptr;
  if (!text || !(is_open || text->is_free())) return closed(call);
  auto contents = builder_argument(call, 0);
  return contents ? becomes_all(call, {*contents, *text}) : closed(call);
}

/// Part of a text whose length is at least `begin`, or from there to `end` if that is given.
SymbolicText part(const SummaryCall& call, const SymbolicText& text, std::uint32_t begin,
                  std::optional<std::uint32_t> end) {
  Terms& terms = call.terms();
  DerivedText part{end ? number(terms, *end - begin)
                       : terms.binary(Op::Sub, text.length(), number(terms, begin)),
                   {}};
  for (std::uint32_t i = begin; i < end.value_or(text.capacity()); ++i)
    part.units.push_back(text.unit(i));
  return {call.recorder, std::make_shared<const DerivedText>(std::move(part))};
}

Result append_unit(const SummaryCall& call) {
  Text open = call.recorder.open_builder(call.arguments[0].ref);
  if (open == nullptr) return std::nullopt;
  Terms& terms = call.terms();
  Term unit = call.argument(1, 32);
  if (!decide(call, DecisionKind::Summary, terms.binary(Op::Ult, unit, number(terms, 0x100))))
    return closed(call);
  DerivedText added{number(terms, 1), {terms.extract(unit, 0, 16)}};
  return becomes_all(call, {SymbolicText(call.recorder, open),
                            {call.recorder, std::make_shared<const DerivedText>(added)}});
}

Result insert_text(const SummaryCall& call) {
  if (call.symbolic(2) && !settle_reference(call, 2)) return closed(call);
  auto text = text_argument(call, 2);
  bool is_open = call.recorder.open_builder(call.arguments[0].ref) != nullptr;
  if (!text || !(is_open || text->is_free())) return closed(call);
  auto contents = builder_argument(call, 0);
  if (!contents || contents->is_wide()) return closed(call);
  Terms& terms = call.terms();
  Term inside = terms.binary(Op::Ule, call.argument(1, 32), contents->length());
  if (!decide(call, DecisionKind::Bounds, inside)) return kAsOnThisRun;
  auto at = static_cast<std::uint32_t>(pinned_argument(call, 1));
  return becomes_all(
      call, {part(call, *contents, 0, at), *text, part(call, *contents, at, std::nullopt)});
}

/// The open text and an index that is inside, which is decided.
std::optional<SymbolicText> open_text_at(const SummaryCall& call, bool& inside) {
  Text open = call.recorder.open_builder(call.arguments[0].ref);
  if (open == nullptr) return std::nullopt;
  Term condition = call.terms().binary(Op::Ult, call.argument(1, 32), open->length);
  inside = decide(call, DecisionKind::Bounds, condition);
  return SymbolicText(call.recorder, open);
}

Result delete_unit(const SummaryCall& call) {
  bool inside = false;
  auto text = open_text_at(call, inside);
  if (!text) return std::nullopt;
  if (!inside) return kAsOnThisRun;
  auto at = static_cast<std::uint32_t>(pinned_argument(call, 1));
  return becomes_all(call, {part(call, *text, 0, at), part(call, *text, at + 1, std::nullopt)});
}

Result char_at(const SummaryCall& call) {
  bool inside = false;
  auto text = open_text_at(call, inside);
  if (!text) return std::nullopt;
  if (!inside) return kAsOnThisRun;
  Terms& terms = call.terms();
  if (!call.symbolic(1))
    return terms.zero_extend(text->unit(static_cast<std::uint32_t>(call.arguments[1].i)), 32);
  Term found = text->unit(text->capacity() - 1);
  for (std::uint32_t i = text->capacity() - 1; i-- > 0;)
    found = terms.ite(terms.equal(call.argument(1, 32), number(terms, i)), text->unit(i), found);
  return terms.zero_extend(found, 32);
}

Result length(const SummaryCall& call) {
  Text open = call.recorder.open_builder(call.arguments[0].ref);
  return open == nullptr ? std::nullopt : Result(open->length);
}

Result to_string(const SummaryCall& call) {
  Text open = call.recorder.open_builder(call.arguments[0].ref);
  if (open == nullptr) return std::nullopt;
  Term zero = number(call.terms(), 0);
  if (decide(call, DecisionKind::Summary, call.terms().equal(open->length, zero)))
    return kAsOnThisRun;
  return_text(call.recorder, *open);
  return kAsOnThisRun;
}

template <Direction Which, bool HasStart>
Result find(const SummaryCall& call) {
  Text open = call.recorder.open_builder(call.arguments[0].ref);
  if (open == nullptr) return std::nullopt;
  Terms& terms = call.terms();
  std::uint32_t whole = Which == Direction::First ? 0 : std::numeric_limits<std::int32_t>::max();
  SymbolicText text(call.recorder, open);
  Term from = HasStart ? call.argument(2, 32) : number(terms, whole);
  Result found = find_text_in(call, text, 1, from, Which);
  return found ? found : closed(call);
}

/// What neither reads nor changes the text, or leaves that to another method.
Result untouched(const SummaryCall&) { return std::nullopt; }

constexpr std::string_view kBase = "java/lang/AbstractStringBuilder",
                           kBuilder = "java/lang/StringBuilder", kBuffer = "java/lang/StringBuffer";
constexpr Summary kSummaries[] = {
    {kBase, "<init>", "(Ljava/lang/String;)V", construct},
    {kBase, "<init>", "(Ljava/lang/CharSequence;)V", untouched},
    {kBase, "append", "(Ljava/lang/String;)Ljava/lang/AbstractStringBuilder;", append_text},
    {kBase, "append", "(Ljava/lang/Object;)Ljava/lang/AbstractStringBuilder;", untouched},
    {kBase, "append", "(C)Ljava/lang/AbstractStringBuilder;", append_unit},
    {kBase, "insert", "(ILjava/lang/String;)Ljava/lang/AbstractStringBuilder;", insert_text},
    {kBase, "insert", "(ILjava/lang/Object;)Ljava/lang/AbstractStringBuilder;", untouched},
    {kBase, "insert", "(II)Ljava/lang/AbstractStringBuilder;", untouched},
    {kBase, "insert", "(IJ)Ljava/lang/AbstractStringBuilder;", untouched},
    {kBase, "deleteCharAt", "(I)Ljava/lang/AbstractStringBuilder;", delete_unit},
    {kBase, "charAt", "(I)C", char_at},
    {kBase, "length", "()I", length},
    {kBuffer, "length", "()I", length},
    {kBuilder, "toString", "()Ljava/lang/String;", to_string},
    {kBuffer, "toString", "()Ljava/lang/String;", closed},
    {kBase, "indexOf", "(Ljava/lang/String;)I", find<Direction::First, false>},
    {kBase, "indexOf", "(Ljava/lang/String;I)I", find<Direction::First, true>},
    {kBase, "lastIndexOf", "(Ljava/lang/String;)I", find<Direction::Last, false>},
    {kBase, "lastIndexOf", "(Ljava/lang/String;I)I", find<Direction::Last, true>},
    {kBase, "getCoder", "()B", untouched},
    {kBase, "isLatin1", "()Z", untouched},
};

}  // namespace

std::span<const Summary> builder_summaries() { return kSummaries; }

const Summary& closed_builder_summary() {
  static constexpr Summary kClosed{kBase, "", "", closed};
  return kClosed;
}

}  // namespace assay::concolic
