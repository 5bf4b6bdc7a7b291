// SPDX-License-Identifier: Apache-2.0
#include "crash/statics/static_blame.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <vector>

#include "explore/report.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "recipe/recipe.h"
#include "recipe/recipe_builder.h"
#include "recipe/recipe_edit.h"
#include "replay/test_run.h"
#include "search/blame/variables.h"
#include "search/input_copy.h"
#include "search/trial.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::crash {

namespace {

/// A static field that the test assigns an input to.
struct AssignedStatic {
  vm::Field* field;
  std::size_t leaf;
};

std::vector<AssignedStatic> assigned_statics(const recipe::Recipe& recipe) {
  std::vector<AssignedStatic> found;
  for (const recipe::Step& step : recipe.steps) {
    if (step.field == nullptr || !step.field->is_static()) continue;
    if (step.operands.back().kind == recipe::Operand::Kind::Leaf)
      found.push_back({step.field, step.operands.back().index});
  }
  return found;
}

/// Those whose values the condition speaks of; none if it speaks of anything else.
std::vector<AssignedStatic> spoken_of(const BlamedRun& run) {
  search::Trial& trial = *run.found.trial;
  if (!run.blame.condition) return {};
  std::set<std::uint32_t> open =
      search::Variables(trial.inputs().terms(), run.blame.condition).all();
  std::vector<AssignedStatic> found;
  for (const AssignedStatic& each : assigned_statics(trial.recipe())) {
    std::size_t known = 0;
    for (const expr::Variable variable :
         search::variables_of(trial.inputs(), trial.runner().leaves()[each.leaf], run.found.input))
      known += open.erase(variable.index);
    if (known > 0) found.push_back(each);
  }
  if (!open.empty()) found.clear();
  return found;
}

/// Whether one of the fields holds something else when the call has failed.
bool are_changed(interp::Machine& machine, const search::Finding& found,
                 const std::vector<AssignedStatic>& fields) {
  bool is_changed = false;
  const auto look = [&](const explore::RunRecord& record) {
    if (record.outcome.kind != explore::Outcome::Kind::Threw) return;
    is_changed = std::ranges::any_of(fields, [&](const AssignedStatic& each) {
      const std::uint8_t* held =
          machine.universe().heap().address(each.field->owner->mirror) + each.field->offset;
      const std::size_t size = std::size_t{1} << vm::log2_size(each.field->kind);
      return std::memcmp(held, &record.leaves[each.leaf], size) != 0;
    });
  };
  replay::run_test(machine, *found.trial, found.input, {}, look);
  return is_changed;
}

}  // namespace

bool fails_with_all_initialised(interp::Machine& machine, search::Campaign& campaign,
                                const search::Finding& found,
                                const explore::InitialisedClasses& classes,
                                search::Campaign::Deadline deadline) {
  recipe::RecipeBuilder builder(machine);
  for (const auto* each : {&classes.before, &classes.by_last_step}) {
    for (vm::Class* klass : *each) builder.add_initialisation(*klass);
  }
  search::Trial& original = *found.trial;
  const auto trial = campaign.trials().aside(recipe::joined(builder.take(), original.recipe()));
  expr::Assignment input;
  for (std::size_t i = 0; i < original.runner().leaves().size(); ++i) {
    const bool is_copied =
        search::copy_input(original.inputs(), original.runner().leaves()[i], found.input,
                           trial->inputs(), trial->runner().leaves()[i], input);
    if (!is_copied) return false;
  }
  const explore::Outcome outcome = trial->look(input, deadline).outcome;
  return outcome.kind == found.outcome.kind && outcome.exception == found.outcome.exception &&
         outcome.at == found.outcome.at;
}

void blame_static_state(interp::Machine& machine, search::Campaign& campaign, const BlamedRun& run,
                        findings::Crash& crash) {
  const explore::InitialisedClasses& classes = run.record.initialised;
  if (!classes.by_last_step.empty()) {
    crash.is_by_initialisation =
        !fails_with_all_initialised(machine, campaign, run.found, classes, run.deadline);
  }
  const std::vector<AssignedStatic> fields = spoken_of(run);
  if (!fields.empty() && crash.thrower == findings::Thrower::Program)
    crash.has_changed_state = are_changed(machine, run.found, fields);
}

}  // namespace assay::crash
