// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "boot/runtime.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "interp/run/run_scope.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "recipe/recipe.h"
#include "search/class_facts.h"
#include "search/finding_store.h"
#include "search/phases/phase.h"
#include "search/phases/workbench.h"
#include "search/random_inputs.h"
#include "search/recipe_maker.h"
#include "search/schedule.h"
#include "search/search_options.h"
#include "search/trials.h"
#include "vm/class.h"

namespace assay::search {

/// The search for tests of one class: many trials (a recipe with its explorer each), in rounds of
/// growing effort. In each, every method is explored by itself, on objects as they are made; then
/// after calls that may change what it does, by the read and write sets; then random sequences fill
/// in what nobody thought of. What it gives is a store of findings; which of them become tests is
/// decided later.
class Campaign {
 public:
  /// `prefix`: how each recipe begins.
  Campaign(boot::Runtime& runtime, const recipe::ClassIndex& index, const SearchOptions& options,
           vm::Class& klass, recipe::Recipe prefix, process::Standby& standby);

  using Deadline = Schedule::Deadline;
  void run(Deadline deadline);

  ClassFacts& facts() { return facts_; }
  FindingStore& store() { return store_; }
  Trials& trials() { return trials_; }
  const SearchCounts& counts() const { return bench_.counts; }
  /// What a run with this input shows; without the goals that a quiet run does not see, if quiet.
  Finding look(Trial& trial, const expr::Assignment& input, Deadline deadline, bool quiet = true) {
    return bench_.look(trial, input, deadline, quiet);
  }
  /// What is known of every branch: covered, infeasible where that is proved, or why not.
  std::vector<explore::BranchVerdict> verdicts();
  std::uint64_t runs() const { return trials_.runs() + bench_.counts.dropped_runs; }
  /// Whether a limit of time decided what was found.
  bool was_cut() const { return time_.was_cut() || trials_.was_cut(); }

 private:
  void observe_branches();
  bool initialise_class();
  void run_from_static_state(Deadline deadline);
  void cover_branches(unsigned first_round);
  void see_more(Deadline limit);

  ClassFacts facts_;
  interp::RunScope scope_;  // what all runs of the search have in common
  FindingStore store_;
  Trials trials_;
  Schedule time_;
  RandomInputs random_;
  RecipeMaker recipes_;
  Workbench bench_;
};

}  // namespace assay::search
