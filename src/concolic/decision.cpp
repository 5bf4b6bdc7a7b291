// SPDX-License-Identifier: Apache-2.0
#include "concolic/decision.h"

#include "classfile/class_file.h"
#include "concolic/inputs/inputs.h"
#include "expr/term.h"

namespace assay::concolic {

bool is_outside_code(const Site& site) {
  return site.bytecode_index < 0 &&
         (site.method == nullptr || !site.method->is(classfile::access::kNative));
}

std::uint64_t outcome_count(const Decision& decision) {
  if (decision.kind != DecisionKind::Switch) return 2;
  return static_cast<const SwitchTargets*>(decision.targets)->keys.size();
}

expr::Term condition_of(Inputs& inputs, const Decision& decision, std::uint64_t outcome) {
  expr::Terms& terms = inputs.terms();
  if (decision.type != nullptr) return type_condition(inputs, decision, outcome);
  switch (decision.kind) {
    case DecisionKind::Switch:
      return switch_condition(terms, decision, outcome);
    case DecisionKind::Pin:
      return terms.equal(decision.subject, terms.constant(terms.width(decision.subject), outcome));
    default:
      return outcome != 0 ? decision.subject : terms.negate(decision.subject);
  }
}

}  // namespace assay::concolic
