// SPDX-License-Identifier: Apache-2.0
// An object by a constructor, whose arguments are inputs.
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using source::Expression;

class ObjectKind final : public InputKind {
 public:
  ObjectKind()
      : InputKind(Candidate::Kind::Object, {.is_made_anew = true, .may_fix_type_arguments = true}) {
  }

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Constructor) return false;
    std::vector<NodeId> arguments =
        offers.add_arguments(id, *producer.method, producer.needs_outer);
    Candidate& object = offers.add_candidate(id, kind(), *producer.type);
    object.constructor = producer.method;
    object.children = std::move(arguments);
    return true;
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    const Candidate candidate = place.candidate();
    auto arguments = builder.build_all(candidate.children);
    if (!arguments || !builder.initialise(*candidate.klass)) return std::nullopt;
    vm::Ref made = builder.machine().universe().new_object(*candidate.klass);
    if (!made) return std::nullopt;
    arguments->insert(arguments->begin(), InputBuilder::Value{vm::Slot::of_ref(made), 0});
    if (!builder.call(*candidate.constructor, *arguments)) return std::nullopt;
    return builder.keep(place, made);
  }

  bool is_plain(const Candidate& candidate) const override { return candidate.children.empty(); }

  Expression write(InputWriter& writer, const Place& place) const override {
    const Candidate candidate = place.candidate();
    Expression made = writer.creation(*candidate.klass, *candidate.constructor);
    made.operands = writer.arguments(*candidate.constructor, candidate.children);
    return made;
  }
};

}  // namespace

const InputKind& object_kind() {
  static const ObjectKind kind;
  return kind;
}

}  // namespace assay::concolic
