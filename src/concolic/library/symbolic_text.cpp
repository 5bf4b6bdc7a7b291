// SPDX-License-Identifier: Apache-2.0
// A string seen as terms whether it is an input, was derived from inputs or is plain. Its encoding
// and length are settled, that is made decisions, only by whoever cannot do without.
#include "concolic/library/symbolic_text.h"

#include <algorithm>
#include <cstring>

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

/// Two bytes that were cut from one value are put together again.
Term joined(Terms& terms, Term low, Term high) {
  const expr::Node& l = terms.node(low);
  const expr::Node& h = terms.node(high);
  bool same = l.op == Op::Extract && h.op == Op::Extract && l.a == h.a && h.detail == l.detail + 8;
  if (same) return terms.extract(l.a, l.detail, 16);
  Term shifted = terms.binary(Op::Shl, terms.zero_extend(high, 16), terms.constant(16, 8));
  return terms.binary(Op::Or, shifted, terms.zero_extend(low, 16));
}

}  // namespace

SymbolicText::SymbolicText(Recorder& recorder, vm::Ref bytes, bool wide, std::uint32_t size)
    : recorder_(&recorder), bytes_(bytes), wide_(wide), size_(size) {
  const Recorder::Leaf* leaf = recorder.leaf(bytes);
  if (leaf != nullptr && leaf->is_string) {
    leaf_ = *leaf;
    length_ = is_derived() ? leaf->derived->length
                           : terms().zero_extend(terms().variable(candidate().length), 32);
  } else {
    length_ = terms().constant(32, size);
  }
}

SymbolicText::SymbolicText(Recorder& recorder, const std::shared_ptr<const DerivedText>& text)
    : recorder_(&recorder),
      wide_(false),
      size_(static_cast<std::uint32_t>(recorder.evaluator().value(text->length))),
      leaf_(Recorder::Leaf{
          .node = {}, .candidate = 0, .is_string = true, .wide = false, .derived = text}),
      settled_(recorder.terms().is_constant(text->length)),
      length_(text->length) {}

SymbolicText SymbolicText::of_string(Recorder& recorder, vm::Ref string) {
  const vm::Heap& heap = recorder.machine().universe().heap();
  const auto& fields = recorder.machine().universe().well_known().string_fields;
  auto bytes = heap.read<vm::Ref>(string, fields.value);
  bool wide = heap.read<std::uint8_t>(string, fields.coder) != 0;
  return {recorder, bytes, wide, static_cast<std::uint32_t>(heap.array_length(bytes)) >> wide};
}

bool SymbolicText::is_symbolic() const {
  if (leaf_) return true;
  if (!recorder_->machine().universe().shadows().is_marked(bytes_)) return false;
  for (std::uint32_t i = 0; i < size_ << wide_; ++i) {
    if (recorder_->cell(bytes_, vm::kArrayBase + i)) return true;
  }
  return false;
}

Term SymbolicText::wide_condition() const {
  if (!leaf_ || is_derived()) return terms().boolean(wide_);
  return terms().variable(candidate().utf16);
}

Term SymbolicText::unit(std::uint32_t index, bool wide) const {
  if (!leaf_) return cell_unit(index);
  if (is_derived()) return leaf_->derived->units[index];
  expr::Variable variable = recorder_->inputs().character(leaf_->node, candidate(), index, wide);
  return terms().zero_extend(terms().variable(variable), 16);
}

std::uint16_t SymbolicText::unit_value(std::uint32_t index) const {
  if (!bytes_) return static_cast<std::uint16_t>(recorder_->evaluator().value(unit(index)));
  const vm::Heap& heap = recorder_->machine().universe().heap();
  std::uint64_t offset = vm::kArrayBase + (std::uint64_t{index} << wide_);
  return wide_ ? heap.read<std::uint16_t>(bytes_, offset) : heap.read<std::uint8_t>(bytes_, offset);
}

Candidate& SymbolicText::candidate() const {
  return *recorder_->inputs().candidate(leaf_->node, leaf_->candidate);
}

std::uint32_t SymbolicText::capacity() const {
  if (!is_free()) return size_;
  return is_derived() ? static_cast<std::uint32_t>(leaf_->derived->units.size()) : kLongestText;
}

Term SymbolicText::cell_unit(std::uint32_t index) const {
  std::uint64_t offset = vm::kArrayBase + (std::uint64_t{index} << wide_);
  std::uint16_t value = unit_value(index);
  Term low = recorder_->cell(bytes_, offset);
  if (!wide_) return low ? terms().zero_extend(low, 16) : terms().constant(16, value);
  Term high = recorder_->cell(bytes_, offset + 1);
  if (!low && !high) return terms().constant(16, value);
  return joined(terms(), low ? low : terms().constant(8, value & 0xffu),
                high ? high : terms().constant(8, value >> 8));
}

Term SymbolicText::has(std::uint32_t index) const {
  return terms().binary(Op::Ult, terms().constant(32, index), length_);
}

void SymbolicText::settle_encoding() const {
  if (!leaf_ || is_derived()) return;
  recorder_->decide_encoding(recorder_->current_site(), candidate().utf16);
}

void SymbolicText::settle_length() {
  if (!is_free()) return;
  recorder_->pin(recorder_->current_site(), length_, size_);
  length_ = terms().constant(32, size_);
  settled_ = true;
}

void SymbolicText::settle_contents() {
  settle_encoding();
  settle_length();
  for (std::uint32_t i = 0; i < size_; ++i)
    recorder_->pin(recorder_->current_site(), unit(i), unit_value(i));
}

std::uint32_t SymbolicText::bound(std::uint32_t limit) {
  if (!is_free()) return size_;
  if (is_derived()) return capacity();
  Term inside = terms().binary(Op::Ule, length_, terms().constant(32, limit));
  bool holds = size_ <= limit;
  recorder_->decide(DecisionKind::Summary, recorder_->current_site(), inside, holds);
  if (holds) return limit;
  settle_length();
  return size_;
}

bool settle_reference(const SummaryCall& call, unsigned index, DecisionKind kind) {
  return call.recorder.settle(kind, call.recorder.current_site(), Term{call.shadows[index]},
                              call.arguments[index].ref);
}

std::optional<SymbolicText> text_argument(const SummaryCall& call, unsigned index) {
  vm::Ref string = call.arguments[index].ref;
  vm::Universe& universe = call.universe();
  if (!string || universe.class_of(string) != universe.well_known().string) return std::nullopt;
  SymbolicText text = SymbolicText::of_string(call.recorder, string);
  if (text.size() > kLongestText) return std::nullopt;
  return text;
}

std::optional<SymbolicText> builder_argument(const SummaryCall& call, unsigned index) {
  vm::Ref builder = call.arguments[index].ref;
  vm::Universe& universe = call.universe();
  if (!builder) return std::nullopt;
  vm::Class* base = universe.class_of(builder)->super;
  if (base == nullptr || base->name != "java/lang/AbstractStringBuilder") return std::nullopt;
  if (auto open = call.recorder.open_builder(builder)) return SymbolicText(call.recorder, open);
  const vm::Field& count = universe.field(*base, "count");
  if (Term shadow = call.recorder.cell(builder, count.offset)) {
    auto size = static_cast<std::uint32_t>(universe.get<std::int32_t>(builder, count));
    call.recorder.pin(call.recorder.current_site(), shadow, size);
  }
  auto size = static_cast<std::uint32_t>(universe.get<std::int32_t>(builder, count));
  if (size > kLongestText) return std::nullopt;
  bool wide = universe.get<std::int8_t>(builder, universe.field(*base, "coder")) != 0;
  return SymbolicText(call.recorder, universe.get<vm::Ref>(builder, universe.field(*base, "value")),
                      wide, size);
}

std::int32_t pinned_argument(const SummaryCall& call, unsigned index) {
  std::int32_t value = call.arguments[index].i;
  if (call.symbolic(index)) {
    call.recorder.pin(call.recorder.current_site(), Term{call.shadows[index]},
                      static_cast<std::uint32_t>(value));
  }
  return value;
}

}  // namespace assay::concolic
