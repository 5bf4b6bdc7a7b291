// SPDX-License-Identifier: Apache-2.0
// The same object as another input's. It has the number of the original's candidate: the axioms say
// that the original is that one, and whoever is built first makes the object.
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

class AliasKind final : public InputKind {
 public:
  AliasKind() : InputKind(Candidate::Kind::Alias, {.stands_alone = false, .is_simple = true}) {}

  /// Null: the object it stands for was not built after all. Where no code of the program makes
  /// objects, they can be made in any order.
  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    const NodeId original = *place.candidate().alias;
    if (place.inputs.limits().any_state) return builder.same_as(place, original);
    return InputBuilder::Value{vm::Slot(), builder.choice(place.id)};
  }

  source::Expression write(InputWriter& writer, const Place& place) const override {
    return writer.same_as(*place.candidate().alias);
  }
};

}  // namespace

const InputKind& alias_kind() {
  static const AliasKind kind;
  return kind;
}

}  // namespace assay::concolic
