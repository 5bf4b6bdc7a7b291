// SPDX-License-Identifier: Apache-2.0
// The very string that a literal of the program is: for proofs, where it matters that a caller may
// have passed it. There is one object per text, which outlives all runs.
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

class LiteralKind final : public InputKind {
 public:
  LiteralKind() : InputKind(Candidate::Kind::Literal, {.runs_code = false, .is_simple = true}) {}

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    return builder.keep(place, place.candidate().literal);
  }

  source::Expression write(InputWriter& writer, const Place& place) const override {
    return source::variable("a literal " + source::to_text(writer.type(*place.candidate().klass)));
  }
};

}  // namespace

const InputKind& literal_kind() {
  static const LiteralKind kind;
  return kind;
}

}  // namespace assay::concolic
