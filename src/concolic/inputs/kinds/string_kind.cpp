// SPDX-License-Identifier: Apache-2.0
// A string: its length, its encoding and its characters are variables. The characters of the two
// encodings are variables of their own, because they differ in width.
#include "concolic/inputs/kinds/string_kind.h"

#include "concolic/inputs/kinds/input_kind.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/strings.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using source::Expression;

void set_units(const Place& string, const std::u16string& units, bool wide,
               expr::Assignment& assignment) {
  assignment.set(string.candidate().length, units.size());
  assignment.set(string.candidate().utf16, wide ? 1 : 0);
  for (std::uint32_t i = 0; i < units.size(); ++i)
    assignment.set(string.inputs.character(string.id, string.candidate(), i, wide), units[i]);
}

class StringKind final : public InputKind {
 public:
  StringKind()
      : InputKind(Candidate::Kind::String,
                  {.runs_code = false, .is_simple = true, .is_whole = true}) {}

  bool claims(const vm::Universe& universe, const vm::Class& klass) const override {
    return &klass == universe.well_known().string;
  }

  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    const std::string name = offers.inputs().node(id).name;
    Candidate& string = offers.add_candidate(id, kind(), klass);
    string.length = offers.new_length(id, name + ".length()");
    string.utf16 = offers.new_encoding(id, name + ".isWide()", string.length);
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Ref text = builder.recorder().quiet() ? literal(builder, place) : open(builder, place);
    if (!text) return std::nullopt;
    return builder.keep(place, text);
  }

  void add_variables(const Place& place, const expr::Assignment& values,
                     std::vector<expr::Variable>& found) const override {
    const expr::Terms& terms = place.inputs.terms();
    const Candidate& string = place.candidate();
    auto length = static_cast<std::uint32_t>(values.get(terms, string.length));
    bool wide = values.get(terms, string.utf16) != 0;
    found.push_back(string.length);
    for (std::uint32_t i = 0; i < length; ++i)
      found.push_back(place.inputs.character(place.id, place.candidate(), i, wide));
  }

  void assign(const Place& place, ValueSource& source,
              expr::Assignment& assignment) const override {
    std::u16string units = source.text(place.inputs.limits().max_length);
    set_units(place, units, source.is_wide(units), assignment);
  }

  bool is_plain(const Candidate&) const override { return true; }

  Expression write(InputWriter& writer, const Place& place) const override {
    Expression literal =
        source::string_literal(text_of(place.inputs, place.id, writer.assignment()));
    if (!place.inputs.is_identity_noted(place.id)) return literal;
    Expression made{Expression::Kind::New, "", writer.well_known_type(*place.candidate().klass)};
    made.operands.push_back(std::move(literal));
    return made;
  }

 private:
  /// Nobody asks for terms: it is what Java makes of a literal, be it called wide or not.
  static vm::Ref literal(InputBuilder& builder, const Place& place) {
    vm::Strings& strings = builder.machine().universe().strings();
    vm::Ref text = strings.make(text_of(place.inputs, place.id, builder.recorder().assignment()));
    bool is_literal = text && !place.inputs.is_identity_noted(place.id);
    return is_literal ? strings.intern(text) : text;
  }

  /// With terms for its length, encoding and characters.
  static vm::Ref open(InputBuilder& builder, const Place& place) {
    vm::Universe& universe = builder.machine().universe();
    Recorder& recorder = builder.recorder();
    expr::Terms& terms = builder.terms();
    const Candidate& candidate = place.candidate();
    auto length = static_cast<std::uint32_t>(builder.value_of(candidate.length));
    bool wide = builder.value_of(candidate.utf16) != 0 && length > 0;
    vm::Ref bytes = universe.new_array(*universe.primitive_array(vm::Kind::Byte),
                                       static_cast<std::int32_t>(length << (wide ? 1U : 0U)));
    vm::Ref text = bytes ? universe.new_object(*universe.well_known().string) : vm::kNull;
    if (!text) return vm::kNull;
    Term size = terms.zero_extend(terms.variable(candidate.length), 32);
    // Until its encoding is decided, the size of the array depends on that as well.
    Term shift = terms.zero_extend(terms.variable(candidate.utf16), 32);
    recorder.set_cell(bytes, kLengthOffset, terms.binary(Op::Shl, size, shift));
    Term any_wide = terms.boolean(false);
    for (std::uint32_t i = 0; i < length; ++i) {
      expr::Variable unit = place.inputs.character(place.id, place.candidate(), i, wide);
      if (wide) {
        any_wide = terms.either(any_wide, put_wide(builder, place, bytes, i, unit));
      } else {
        put_latin1(builder, bytes, i, unit);
      }
    }
    if (wide) recorder.path().assumptions.push_back(any_wide);
    vm::Heap& heap = universe.heap();
    const auto& fields = universe.well_known().string_fields;
    heap.initialise(text, fields.value, bytes);
    heap.initialise(text, fields.coder, static_cast<std::uint8_t>(wide ? 1 : 0));
    recorder.set_cell(text, fields.coder, terms.zero_extend(terms.variable(candidate.utf16), 8));
    recorder.add_leaf(bytes, {place.id, place.number, true, wide});
    return text;
  }

  static void put_latin1(InputBuilder& builder, vm::Ref bytes, std::uint32_t index,
                         expr::Variable unit) {
    std::uint64_t offset = vm::kArrayBase + std::uint64_t{index};
    builder.machine().universe().heap().initialise(
        bytes, offset, static_cast<std::uint8_t>(builder.value_of(unit)));
    builder.recorder().set_cell(bytes, offset, builder.terms().variable(unit));
  }

  /// The condition under which this character is in the text and beyond Latin-1.
  static Term put_wide(InputBuilder& builder, const Place& place, vm::Ref bytes,
                       std::uint32_t index, expr::Variable unit) {
    expr::Terms& terms = builder.terms();
    Term term = terms.variable(unit);
    std::uint64_t offset = vm::kArrayBase + (std::uint64_t{index} << 1);
    builder.machine().universe().heap().initialise(
        bytes, offset, static_cast<std::uint16_t>(builder.value_of(unit)));
    builder.recorder().set_cell(bytes, offset, terms.extract(term, 0, 8));
    builder.recorder().set_cell(bytes, offset + 1, terms.extract(term, 8, 8));
    Term inside =
        terms.binary(Op::Ult, terms.constant(16, index), terms.variable(place.candidate().length));
    Term beyond = terms.binary(Op::Ult, terms.constant(16, 0xff), term);
    return terms.both(inside, beyond);
  }
};

}  // namespace

std::u16string text_of(Inputs& inputs, NodeId id, const expr::Assignment& assignment) {
  std::u16string units;
  const Candidate* string = inputs.chosen(id, assignment);
  if (string == nullptr || string->kind != Candidate::Kind::String) return units;
  auto length = static_cast<std::uint32_t>(assignment.get(inputs.terms(), string->length));
  bool wide = assignment.get(inputs.terms(), string->utf16) != 0;
  Place place{inputs, id, string->number};
  for (std::uint32_t i = 0; i < length; ++i) {
    expr::Variable unit = inputs.character(id, place.candidate(), i, wide);
    units += static_cast<char16_t>(assignment.get(inputs.terms(), unit));
  }
  return units;
}

void set_text(const Place& string, const std::u16string& units, expr::Assignment& assignment) {
  set_units(string, units, needs_utf16(units), assignment);
}

const InputKind& string_kind() {
  static const StringKind kind;
  return kind;
}

}  // namespace assay::concolic
