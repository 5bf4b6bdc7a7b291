// SPDX-License-Identifier: Apache-2.0
// A class literal. Which classes there are to choose from grows with what the program asks of the
// input (concolic/class_questions.h); one may be invented, and then what its annotations say are
// inputs.
#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/kinds/invented_inputs.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using source::Expression;

/// What it may be before the program asks.
constexpr const char* kUsual[] = {"java/lang/Object", "java/lang/String"};

class ClassLiteralKind final : public InputKind {
 public:
  ClassLiteralKind()
      : InputKind(Candidate::Kind::ClassLiteral, {.runs_code = false, .is_simple = true}) {}

  bool claims(const vm::Universe& universe, const vm::Class& klass) const override {
    return &klass == universe.well_known().class_;
  }

  void offer(InputOffers& offers, NodeId id, vm::Class&) const override {
    offers.note_open(id);
    vm::Universe& universe = offers.machine().universe();
    vm::Class* bound = offers.inputs().node(id).element_type();
    if (bound != nullptr && bound != universe.well_known().object) {
      // Enum.class is no Class<? extends Enum<?>>.
      const std::vector<vm::Class*> below = offers.subtypes(*bound);
      const bool is_generic = bound->file != nullptr && bound->file->signature.starts_with('<');
      if (!is_generic || below.empty()) offers.offer_class(id, *bound);
      for (vm::Class* each : below) offers.offer_class(id, *each);
      return;
    }
    for (const char* name : kUsual) offers.offer_class(id, *universe.load_boot(name));
    offers.offer_class(id, *universe.primitive(vm::Kind::Int));
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Class& named = *place.candidate().named;
    const std::vector<NodeId> children = place.candidate().children;
    if (!children.empty()) {
      auto values = builder.build_all(children);
      if (!values || !builder.initialise(named)) return std::nullopt;
      forget_reflection(builder, named);
      store_statics(builder, annotation_fields(named), children, *values);
    }
    return builder.keep(place, named.mirror);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const vm::Class& named = *place.candidate().named;
    Expression literal{Expression::Kind::ClassOf, "", writer.type(named)};
    const InventedClass* invented = writer.invented(named);
    if (invented == nullptr) return literal;
    Expression made = class_of(writer, place.inputs, *invented);
    made.is_anonymous = false;  // it has a name here, and no object of it is made
    const std::vector<NodeId> children = place.candidate().children;
    write_shape(writer, place.inputs, *invented, /*has_object=*/false, children.begin(), made);
    literal.operands.push_back(std::move(made));
    return literal;
  }
};

}  // namespace

const InputKind& class_literal_kind() {
  static const ClassLiteralKind kind;
  return kind;
}

}  // namespace assay::concolic
