// SPDX-License-Identifier: Apache-2.0
#include "crash/earlier_calls.h"

#include <algorithm>
#include <cstdint>
#include <set>

#include "concolic/inputs/inputs.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "search/blame/variables.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::crash {

namespace {

/// A method that gives nothing back and has one parameter.
bool is_setter(const recipe::Step& step) {
  return step.method != nullptr && step.method->info->name != "<init>" &&
         step.method->return_kind == vm::Kind::Void &&
         step.operands.size() == (step.method->is_static() ? 1 : 2);
}

/// The arrays among the inputs that setters were given before the last call.
std::set<std::uint32_t> set_arrays(search::Trial& trial) {
  std::set<std::uint32_t> found;
  const recipe::Recipe& recipe = trial.recipe();
  for (std::size_t i = 0; i + 1 < recipe.steps.size(); ++i) {
    const recipe::Step& step = recipe.steps[i];
    if (!is_setter(step) || step.operands.back().kind != recipe::Operand::Kind::Leaf) continue;
    const concolic::NodeId leaf = trial.runner().leaves()[step.operands.back().index];
    const vm::Class* type = trial.inputs().node(leaf).type;
    if (type != nullptr && type->is_array()) found.insert(leaf.index);
  }
  return found;
}

/// A length that is compared as it is, with a number that nobody handed in.
bool is_bare_length(const expr::Terms& terms, expr::Term condition) {
  const search::Variables variables(terms, condition);
  return !variables.lengths().empty() && variables.values().empty() && !variables.is_computed();
}

/// The input that the length belongs to; the array is one of its candidates.
bool is_length_of(search::Trial& trial, std::uint32_t length,
                  const std::set<std::uint32_t>& arrays) {
  const concolic::NodeId* owner = trial.inputs().owner({length});
  return owner != nullptr && arrays.count(owner->index) != 0;
}

}  // namespace

bool is_of_set_array(search::Trial& trial, const search::Blame& blame) {
  const expr::Terms& terms = trial.inputs().terms();
  if (!blame.condition || !is_bare_length(terms, blame.condition)) return false;
  const std::set<std::uint32_t> arrays = set_arrays(trial);
  return !arrays.empty() &&
         std::ranges::all_of(search::Variables(terms, blame.condition).lengths(),
                             [&](std::uint32_t each) { return is_length_of(trial, each, arrays); });
}

}  // namespace assay::crash
