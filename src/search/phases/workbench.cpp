// SPDX-License-Identifier: Apache-2.0
#include "search/phases/workbench.h"

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "vm/class.h"

namespace assay::search {

Trial::Listener Workbench::listener() {
  return [this](Trial& trial, const expr::Assignment& input, const explore::RunRecord& record) {
    if (store.looks_for_failures()) store.count(*trial.tested(), record.outcome);
    if (is_usable(record.outcome, facts.options.criteria) || store.looks_for_failures())
      store.keep(store.finding_of(trial, input, record));
  };
}

expr::Assignment Workbench::draw(Trial& trial, const Finding* base) {
  constexpr unsigned kOther = 8;  // one in so many inputs is not kept
  expr::Assignment input;
  const std::vector<concolic::NodeId>& leaves = trial.runner().leaves();
  std::size_t kept = base == nullptr ? 0 : base->trial->runner().leaves().size();
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    if (i < kept && random.below(kOther) != 0) {
      random.copy({base->trial->inputs(), base->input}, base->trial->runner().leaves()[i],
                  trial.inputs(), leaves[i], input);
    } else {
      random.draw(trial.inputs(), leaves[i], input);
    }
  }
  return input;
}

bool Workbench::sample(Trial& trial, unsigned draws, Deadline limit, const Finding* base) {
  bool any = false;
  for (unsigned i = 0; i < draws && !time.is_over(limit); ++i) {
    expr::Assignment input = draw(trial, base);
    if (!store.is_promising(*trial.tested(), trial.look(input, limit))) continue;
    trial.try_input(input, listener(), limit);
    any = true;
  }
  return any;
}

void Workbench::pursue(Trial& trial, unsigned patience, Deadline limit) {
  const vm::Method& method = *trial.tested();
  trial.explore(listener(), {.patience = patience, .deadline = limit, .wanted = [this, &method] {
                               return store.wants(method);
                             }});
}

Finding Workbench::look(Trial& trial, const expr::Assignment& input, Deadline deadline,
                        bool quiet) {
  const explore::RunRecord record = trial.look(input, deadline, quiet);
  return store.finding_of(trial, input, record);
}

void Workbench::try_ending(const Walked& walked, const explore::SequenceWalk::Ending& ending,
                           Deadline limit) {
  explore::StraightRecipe straight = explore::straighten(walked.menu, ending.steps);
  std::unique_ptr<Trial> trial = trials.aside(std::move(straight.recipe));
  expr::Assignment input;
  for (std::size_t i = 0; i < straight.leaves.size(); ++i) {
    random.copy({walked.trial.inputs(), walked.input},
                walked.trial.runner().leaves()[straight.leaves[i]], trial->inputs(),
                trial->runner().leaves()[i], input);
  }
  const explore::RunRecord seen = trial->look(input, limit);
  const vm::Method& method = *trial->tested();
  if (!store.is_new(seen.path.edges) && !store.ends_anew(method, seen.outcome)) {
    ++counts.dropped_runs;
    return;
  }
  trial->try_input(input, listener(), limit);
  // The path may be an old one that ends in a new way.
  if (store.ends_anew(method, seen.outcome)) store.keep(look(*trial, input, limit, false));
  trials.adopt(std::move(trial));
}

}  // namespace assay::search
