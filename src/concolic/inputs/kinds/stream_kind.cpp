// SPDX-License-Identifier: Apache-2.0
// A stream over the elements of an array, which are inputs: Arrays.stream(array).
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

class StreamKind final : public InputKind {
 public:
  StreamKind() : InputKind(Candidate::Kind::Stream, {.is_made_anew = true}) {}

  bool claims(const vm::Universe&, const vm::Class& klass) const override {
    return klass.name == "java/util/stream/Stream";
  }

  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    Inputs& inputs = offers.inputs();
    vm::Universe& universe = offers.machine().universe();
    vm::Class* element = inputs.node(id).element_type();
    if (element == nullptr) element = universe.well_known().object;
    NodeId elements = inputs.add(inputs.node(id).name + ".elements", vm::Kind::Ref,
                                 universe.array_of(element), inputs.node(id).depth + 1,
                                 /*nullable=*/false);
    offers.add_candidate(id, kind(), klass).children.push_back(elements);
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Universe& universe = builder.machine().universe();
    auto elements = builder.build(place.candidate().children[0]);
    vm::Class* arrays = universe.load_boot("java/util/Arrays");
    if (!elements || !builder.initialise(*arrays)) return std::nullopt;
    vm::Method* stream =
        universe.find_method(*arrays, "stream", "([Ljava/lang/Object;)Ljava/util/stream/Stream;");
    if (!builder.call(*stream, std::array{*elements})) return std::nullopt;
    return builder.keep(place, builder.returned().ref);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    Expression made{Expression::Kind::StaticCall, "stream", {"java.util.Arrays", {}, 0}};
    made.operands.push_back(writer.value(place.candidate().children[0]));
    if (writer.spells_out() || is_exact(place)) return made;
    // Of elements that are of a generic type, or of no known one.
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

const InputKind& stream_kind() {
  static const StreamKind kind;
  return kind;
}

}  // namespace assay::concolic
