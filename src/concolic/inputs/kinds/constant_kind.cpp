// SPDX-License-Identifier: Apache-2.0
// What a static field holds.
#include <cstring>

#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using source::Expression;

class ConstantKind final : public InputKind {
 public:
  ConstantKind()
      : InputKind(Candidate::Kind::Constant,
                  {.has_open_class = true, .may_fix_type_arguments = true}) {}

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Constant) return false;
    offers.add_candidate(id, kind(), *producer.type).field = producer.field;
    return true;
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    const vm::Field& field = *place.candidate().field;
    if (!builder.initialise(*field.owner)) return std::nullopt;
    vm::Ref object;
    std::memcpy(&object, builder.machine().universe().static_address(field), sizeof object);
    return builder.keep_produced(place, object);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const vm::Field& field = *place.candidate().field;
    Expression constant{Expression::Kind::StaticField, std::string(field.info->name),
                        writer.type(*field.owner)};
    return writer.produced(place, field.info->descriptor, std::move(constant));
  }
};

}  // namespace

const InputKind& constant_kind() {
  static const ConstantKind kind;
  return kind;
}

}  // namespace assay::concolic
