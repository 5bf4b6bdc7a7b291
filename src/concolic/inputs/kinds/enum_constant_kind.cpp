// SPDX-License-Identifier: Apache-2.0
// A constant of an enum: one candidate each, with numbers in the order of the ordinals, so that the
// recorder can write an ordinal as a difference of numbers.
#include <cstring>

#include "classfile/class_file.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using source::Expression;

bool is_constant(const vm::Field& field) {
  return (field.access_flags & classfile::access::kEnum) != 0;
}

class EnumConstantKind final : public InputKind {
 public:
  EnumConstantKind()
      : InputKind(Candidate::Kind::EnumConstant, {.runs_code = false,
                                                  .is_simple = true,
                                                  .is_whole = true,
                                                  .may_fix_type_arguments = true}) {}

  bool claims(const vm::Universe&, const vm::Class& klass) const override {
    return klass.super != nullptr && klass.super->name == "java/lang/Enum";
  }

  /// From the class file alone: types are also offered while Java code runs, when no other may.
  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    const vm::SymbolTable& symbols = offers.machine().universe().symbols();
    std::uint32_t ordinal = 0;
    for (const vm::Field& field : klass.fields) {  // in the order of declaration
      if (!is_constant(field)) continue;
      Candidate& constant = offers.add_candidate(id, kind(), klass);
      constant.ordinal = ordinal++;
      constant.constant = symbols.text(field.name);
    }
    if (ordinal == 0) offers.note_unbuildable(klass);
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    if (!klass.is_initialised()) builder.machine().initialise(klass);
    for (const vm::Field& field : klass.fields) {
      if (!is_constant(field) || universe.symbols().text(field.name) != place.candidate().constant)
        continue;
      vm::Ref constant;
      std::memcpy(&constant, universe.static_address(field), sizeof constant);
      if (!constant) return std::nullopt;
      return builder.keep(place, constant);
    }
    return std::nullopt;
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const Candidate& candidate = place.candidate();
    return {Expression::Kind::StaticField, candidate.constant, writer.type(*candidate.klass)};
  }
};

}  // namespace

const InputKind& enum_constant_kind() {
  static const EnumConstantKind kind;
  return kind;
}

}  // namespace assay::concolic
