// SPDX-License-Identifier: Apache-2.0
// A collection that is made from an array of elements: new X(Arrays.asList(array)).
#include <algorithm>
#include <array>

#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using source::Expression;

constexpr std::string_view kCollections[] = {"java/util/ArrayList", "java/util/LinkedList",
                                             "java/util/HashSet", "java/util/ArrayDeque",
                                             "java/util/TreeSet"};

bool is_null(const Expression& expression) {
  return expression.kind == Expression::Kind::Literal && expression.text == "null";
}

class ListKind final : public InputKind {
 public:
  ListKind() : InputKind(Candidate::Kind::List, {.is_made_anew = true}) {}

  bool claims(const vm::Universe&, const vm::Class& klass) const override {
    return std::find(std::begin(kCollections), std::end(kCollections), klass.name) !=
           std::end(kCollections);
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
    using Value = InputBuilder::Value;
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    auto elements = builder.build(place.candidate().children[0]);
    if (!elements) return std::nullopt;
    vm::Method* as_list = universe.find_method(*universe.load_boot("java/util/Arrays"), "asList",
                                               "([Ljava/lang/Object;)Ljava/util/List;");
    if (!builder.call(*as_list, std::array{*elements})) return std::nullopt;
    Value view{builder.returned(), 0};
    if (!builder.initialise(klass)) return std::nullopt;
    vm::Ref made = universe.new_object(klass);
    vm::Method* constructor = universe.find_method(klass, "<init>", "(Ljava/util/Collection;)V");
    if (!made || !builder.call(*constructor, std::array{Value{vm::Slot::of_ref(made), 0}, view}))
      return std::nullopt;
    return builder.keep(place, made);
  }

  /// new ArrayList<>(Arrays.asList(a, b)); a raw type if javac would object to an element.
  Expression write(InputWriter& writer, const Place& place) const override {
    const NodeId array = place.candidate().children[0];
    Expression made{Expression::Kind::New, "", writer.type(*place.candidate().klass)};
    made.has_diamond = writer.spells_out() || elements_fit(writer, place);
    Expression elements = writer.value(array);
    Expression as_list{Expression::Kind::StaticCall, "asList", {"java.util.Arrays", {}, 0}};
    if (writer.spells_out()) {
      as_list.operands.push_back(std::move(elements));
      made.operands.push_back(std::move(as_list));
      return made;
    }
    bool is_empty =
        elements.kind == Expression::Kind::NewArray && elements.operands.front().text == "0";
    if (is_empty) return made;
    bool is_one_null = elements.operands.size() == 1 && is_null(elements.operands.front());
    if (elements.kind != Expression::Kind::Array || is_one_null) {
      made.has_diamond = false;
      as_list.operands.push_back(std::move(elements));
    } else {
      as_list.operands = std::move(elements.operands);
    }
    made.operands.push_back(std::move(as_list));
    return made.has_diamond ? made : source::with_typed_lambdas(std::move(made));
  }

 private:
  /// Whether javac would let all elements into a collection of this declared element type.
  static bool elements_fit(const InputWriter& writer, const Place& place) {
    Inputs& inputs = place.inputs;
    const vm::Class* wanted = inputs.node(place.id).element_type();
    NodeId array = place.candidate().children[0];
    const Candidate* chosen = inputs.chosen(array, writer.assignment());
    if (chosen == nullptr) return true;
    const InputKind& array_kind = kind_of(*chosen);
    Place elements{inputs, array, chosen->number};
    std::uint32_t count = array_kind.part_count(elements, writer.assignment());
    for (std::uint32_t i = 0; i < count; ++i) {
      const Candidate* element = inputs.chosen(array_kind.part(elements, i), writer.assignment());
      if (element == nullptr) continue;
      if (wanted == nullptr || !element->klass->is_assignable_to(wanted)) return false;
    }
    return true;
  }
};

}  // namespace

const InputKind& list_kind() {
  static const ListKind kind;
  return kind;
}

}  // namespace assay::concolic
