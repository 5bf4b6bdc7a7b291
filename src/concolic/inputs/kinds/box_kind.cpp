// SPDX-License-Identifier: Apache-2.0
// A boxed number. Boxes come from valueOf, as the compiler would make them: small ones are shared
// objects, so the value's term travels with the reference instead of living in the object.
#include <fmt/format.h>

#include <algorithm>

#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/literals.h"
#include "expr/term.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;
using source::Expression;

class BoxKind final : public InputKind {
 public:
  BoxKind()
      : InputKind(Candidate::Kind::Box,
                  {.runs_code = false, .is_simple = true, .is_whole = true, .is_box = true}) {}

  bool claims(const vm::Universe& universe, const vm::Class& klass) const override {
    const auto& boxes = universe.well_known().boxes;
    return std::find(std::begin(boxes), std::end(boxes), &klass) != std::end(boxes);
  }

  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    Inputs& inputs = offers.inputs();
    const auto& boxes = offers.machine().universe().well_known().boxes;
    auto value_kind = static_cast<vm::Kind>(std::find(std::begin(boxes), std::end(boxes), &klass) -
                                            std::begin(boxes));
    NodeId value = inputs.add(inputs.node(id).name, value_kind, nullptr, inputs.node(id).depth + 1);
    offers.add_candidate(id, kind(), klass).children.push_back(value);
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Class& klass = *place.candidate().klass;
    NodeId part = place.candidate().children[0];
    const InputNode& value = place.inputs.node(part);
    Term choice{builder.choice(place.id)};
    if (place.inputs.limits().any_state) return build_alone(builder, place, choice);
    constexpr std::string_view kDescriptors = "ZBCSIJFD";
    std::string descriptor =
        fmt::format("({})L{};", kDescriptors[static_cast<unsigned>(value.kind)], klass.name);
    interp::Machine& machine = builder.machine();
    vm::Method* value_of = machine.universe().find_method(klass, "valueOf", descriptor);
    interp::Completion boxed = machine.call(*value_of, {builder.plain_value(part)});
    if (!boxed.returned()) return builder.fail(boxed);
    Term shadow = builder.recorder().box(builder.terms().variable(value.variable), choice);
    return InputBuilder::Value{boxed.value, shadow.id};
  }

  bool is_plain(const Candidate&) const override { return true; }

  /// One that is no other's, as constructors make it.
  static std::optional<InputBuilder::Value> build_alone(InputBuilder& builder, const Place& place,
                                                        Term choice) {
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    const NodeId part = place.candidate().children[0];
    if (!builder.initialise(klass)) return std::nullopt;
    vm::Ref made = universe.new_object(klass);
    if (!made) return std::nullopt;
    builder.store(made, universe.field(klass, "value").offset, part,
                  {builder.plain_value(part), 0});
    InputBuilder::Value box = builder.keep(place, made);
    const expr::Variable value = place.inputs.node(part).variable;
    box.shadow = builder.recorder().box(builder.terms().variable(value), choice).id;
    return box;
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const InputNode& value = place.inputs.node(place.candidate().children[0]);
    Expression made{Expression::Kind::StaticCall, "valueOf",
                    writer.well_known_type(*place.candidate().klass)};
    made.operands.push_back(literal_of(value.kind, writer.bits(value.variable)));
    return made;
  }
};

}  // namespace

const InputKind& box_kind() {
  static const BoxKind kind;
  return kind;
}

}  // namespace assay::concolic
