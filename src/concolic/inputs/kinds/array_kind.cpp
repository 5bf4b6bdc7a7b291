// SPDX-License-Identifier: Apache-2.0
// An array: its length is a variable, its elements are inputs that are made when asked for.
#include <cstring>

#include "concolic/inputs/kinds/input_kind.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"
#include "vm/well_known.h"

namespace assay::concolic {

namespace {

using expr::Term;
using source::Expression;

constexpr std::uint32_t kMostZeros = 3;  // that are written out to javac

std::uint32_t length_of(const Place& array, const expr::Assignment& values) {
  return static_cast<std::uint32_t>(values.get(array.inputs.terms(), array.candidate().length));
}

class ArrayKind final : public InputKind {
 public:
  ArrayKind() : InputKind(Candidate::Kind::Array, {.is_whole = true, .is_made_anew = true}) {}

  bool claims(const vm::Universe&, const vm::Class& klass) const override {
    return klass.is_array();
  }

  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    add(offers, id, klass);
    const vm::WellKnown& known = offers.machine().universe().well_known();
    if (offers.inputs().limits().narrow_arrays && klass.component == known.object)
      add(offers, id, *offers.machine().universe().array_of(known.string));
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    std::uint32_t length = length_of(place, builder.recorder().assignment());
    vm::Ref made = universe.new_array(klass, static_cast<std::int32_t>(length));
    if (!made) return std::nullopt;
    Term size = builder.terms().variable(place.candidate().length);
    builder.recorder().set_cell(made, kLengthOffset, builder.terms().zero_extend(size, 32));
    builder.recorder().add_leaf(made, {place.id, place.number, false, false});
    if (klass.element_kind == vm::Kind::Ref && place.inputs.runs_code(klass.component))
      builder.recorder().pin_length({place.inputs.node(place.id).looked_at_by, -1}, made);
    for (std::uint32_t i = 0; i < length; ++i) {
      NodeId child = part(place, i);
      auto value = builder.build(child);
      if (!value) return std::nullopt;
      std::uint64_t offset =
          vm::kArrayBase + (std::uint64_t{i} << vm::log2_size(klass.element_kind));
      builder.store(made, offset, child, *value);
    }
    return builder.keep(place, made);
  }

  std::uint32_t part_count(const Place& place, const expr::Assignment& values) const override {
    return length_of(place, values);
  }

  NodeId part(const Place& place, std::uint32_t index) const override {
    return place.inputs.element(place.id, place.candidate(), index);
  }

  void add_variables(const Place& place, const expr::Assignment&,
                     std::vector<expr::Variable>& found) const override {
    found.push_back(place.candidate().length);
  }

  void assign(const Place& place, ValueSource& source,
              expr::Assignment& assignment) const override {
    assignment.set(place.candidate().length, source.length(place.inputs.limits().max_length));
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    source::Type type = writer.type(*place.candidate().klass);
    if (type.dimensions == 0) type.dimensions = 1;  // nobody can name the elements' class
    std::uint32_t length = length_of(place, writer.assignment());
    std::vector<Expression> elements;
    bool all_zero = true;
    for (std::uint32_t i = 0; i < length; ++i) {
      NodeId child = part(place, i);
      all_zero &= is_zero(writer, place.inputs, child);
      elements.push_back(writer.element(child));
    }
    bool is_brief = all_zero && length > kMostZeros && !writer.spells_out();
    if (length > 0 && !is_brief) {
      Expression made{Expression::Kind::Array, "", type};
      made.operands = std::move(elements);
      return made;
    }
    Expression made{Expression::Kind::NewArray, "", type};
    made.operands.push_back(source::int_literal(static_cast<std::int32_t>(length)));
    return made;
  }

 private:
  void add(InputOffers& offers, NodeId id, vm::Class& klass) const {
    expr::Variable length = offers.new_length(id, offers.inputs().node(id).name + ".length");
    offers.add_candidate(id, kind(), klass).length = length;
  }

  static bool is_zero(const InputWriter& writer, Inputs& inputs, NodeId id) {
    const InputNode& node = inputs.node(id);
    return node.kind == vm::Kind::Ref ? inputs.chosen(id, writer.assignment()) == nullptr
                                      : writer.bits(node.variable) == 0;
  }
};

}  // namespace

const InputKind& array_kind() {
  static const ArrayKind kind;
  return kind;
}

}  // namespace assay::concolic
