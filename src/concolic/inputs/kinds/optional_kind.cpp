// SPDX-License-Identifier: Apache-2.0
// An Optional: what is in it, or null, is an input of its own.
#include <array>

#include "classfile/class_file.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using source::Expression;

class OptionalKind final : public InputKind {
 public:
  OptionalKind() : InputKind(Candidate::Kind::Optional, {}) {}

  bool claims(const vm::Universe&, const vm::Class& klass) const override {
    return klass.name == "java/util/Optional";
  }

  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    Inputs& inputs = offers.inputs();
    vm::Class* type = inputs.node(id).element_type();
    if (type == nullptr) type = offers.machine().universe().well_known().object;
    const NodeId value =
        inputs.add(inputs.node(id).name + ".get()", vm::Kind::Ref, type, inputs.node(id).depth + 1);
    offers.add_candidate(id, kind(), klass).children.push_back(value);
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Class& klass = *place.candidate().klass;
    auto value = builder.build(place.candidate().children[0]);
    if (!value || !builder.initialise(klass)) return std::nullopt;
    vm::Method* of_nullable = builder.machine().universe().find_method(
        klass, "ofNullable", "(Ljava/lang/Object;)Ljava/util/Optional;");
    if (!builder.call(*of_nullable, std::array{*value})) return std::nullopt;
    return builder.keep(place, builder.returned().ref);
  }

  /// Optional.of("a"), Optional.empty(); of a raw type if javac would infer another one.
  Expression write(InputWriter& writer, const Place& place) const override {
    const NodeId value = place.candidate().children[0];
    const Candidate* content = place.inputs.chosen(value, writer.assignment());
    Expression made{Expression::Kind::StaticCall, content == nullptr ? "empty" : "of",
                    writer.type(*place.candidate().klass)};
    if (content == nullptr) return made;
    made.operands.push_back(writer.value(value));
    if (writer.spells_out() || is_exact(place)) return made;
    Expression cast{Expression::Kind::Cast, "", writer.type(*place.candidate().klass)};
    cast.operands.push_back(std::move(made));
    return cast;
  }

 private:
  static bool is_exact(const Place& place) {
    const vm::Class* element = place.inputs.node(place.id).element_type();
    return element != nullptr && element->file != nullptr &&
           !element->file->signature.starts_with('<');
  }
};

}  // namespace

const InputKind& optional_kind() {
  static const OptionalKind kind;
  return kind;
}

}  // namespace assay::concolic
