// SPDX-License-Identifier: Apache-2.0
// A map of the library: empty, or with one entry whose key and value are inputs. What more there
// has to be in it, calls before the one under test put there.
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

constexpr std::string_view kMaps[] = {"java/util/HashMap", "java/util/LinkedHashMap",
                                      "java/util/TreeMap"};

class MapKind final : public InputKind {
 public:
  MapKind()
      : InputKind(Candidate::Kind::Map, {.is_made_anew = true, .may_fix_type_arguments = true}) {}

  bool claims(const vm::Universe&, const vm::Class& klass) const override {
    return std::find(std::begin(kMaps), std::end(kMaps), klass.name) != std::end(kMaps);
  }

  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    vm::Universe& universe = offers.machine().universe();
    Inputs& inputs = offers.inputs();
    offers.add_candidate(id, kind(), klass).constructor =
        universe.find_method(klass, "<init>", "()V");
    if (inputs.node(id).depth >= inputs.limits().max_depth) return;
    const NodeId key = add_part(offers, id, "key", 0);
    const NodeId value = add_part(offers, id, "value", 1);
    Candidate& filled = offers.add_candidate(id, kind(), klass);
    filled.constructor = universe.find_method(klass, "<init>", "(Ljava/util/Map;)V");
    filled.children = {key, value};
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    using Value = InputBuilder::Value;
    vm::Universe& universe = builder.machine().universe();
    const Candidate candidate = place.candidate();
    auto parts = builder.build_all(candidate.children);
    if (!parts) return std::nullopt;
    std::vector<Value> arguments;
    if (!parts->empty()) {
      vm::Class* collections = universe.load_boot("java/util/Collections");
      vm::Method* entry = universe.find_method(
          *collections, "singletonMap", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/util/Map;");
      if (!builder.initialise(*collections) || !builder.call(*entry, *parts)) return std::nullopt;
      arguments.push_back({builder.returned(), 0});
    }
    if (!builder.initialise(*candidate.klass)) return std::nullopt;
    vm::Ref made = universe.new_object(*candidate.klass);
    if (!made) return std::nullopt;
    arguments.insert(arguments.begin(), Value{vm::Slot::of_ref(made), 0});
    if (!builder.call(*candidate.constructor, arguments)) return std::nullopt;
    return builder.keep(place, made);
  }

  bool is_plain(const Candidate& candidate) const override { return candidate.children.empty(); }

  /// new HashMap<>(Collections.singletonMap("a", 1)); a raw type if javac would object to a part.
  Expression write(InputWriter& writer, const Place& place) const override {
    const Candidate candidate = place.candidate();
    Expression made = writer.creation(*candidate.klass, *candidate.constructor);
    if (candidate.children.empty()) return made;
    Expression entry{
        Expression::Kind::StaticCall, "singletonMap", {"java.util.Collections", {}, 0}};
    for (const NodeId part : candidate.children) entry.operands.push_back(writer.element(part));
    made.has_diamond = writer.spells_out() || parts_fit(writer, place);
    made.operands.push_back(std::move(entry));
    return made.has_diamond ? made : source::with_typed_lambdas(std::move(made));
  }

 private:
  static NodeId add_part(InputOffers& offers, NodeId id, const char* name, std::size_t argument) {
    Inputs& inputs = offers.inputs();
    const std::vector<vm::Class*>& arguments = inputs.node(id).type_arguments;
    vm::Class* type = argument < arguments.size() ? arguments[argument] : nullptr;
    if (type == nullptr) type = offers.machine().universe().well_known().object;
    return inputs.add(inputs.node(id).name + "." + name, vm::Kind::Ref, type,
                      inputs.node(id).depth + 1);
  }

  /// Whether javac would let key and value into a map of the declared types.
  static bool parts_fit(const InputWriter& writer, const Place& place) {
    Inputs& inputs = place.inputs;
    const std::vector<vm::Class*>& wanted = inputs.node(place.id).type_arguments;
    const std::vector<NodeId>& parts = place.candidate().children;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Candidate* chosen = inputs.chosen(parts[i], writer.assignment());
      const vm::Class* type = i < wanted.size() ? wanted[i] : nullptr;
      if (chosen != nullptr && (type == nullptr || !chosen->klass->is_assignable_to(type)))
        return false;
    }
    return true;
  }
};

}  // namespace

const InputKind& map_kind() {
  static const MapKind kind;
  return kind;
}

}  // namespace assay::concolic
