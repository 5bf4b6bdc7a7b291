// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/explore.h"
#include "explore/explorer.h"
#include "explore/recipe_runner.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "recipe/producers.h"
#include "recipe/recipe.h"
#include "vm/class.h"

namespace assay::search {

/// What all trials of a class have in common.
struct TrialContext {
  interp::Machine& machine;
  explore::ExploreOptions options;  // patience is set anew for each exploration
  explore::Explorer::Shared shared;
  recipe::Producers& producers;
  std::vector<std::u16string> words;
  explore::RecipeRunner::Options running;
  bool was_cut = false;  // a trial was ended by its deadline
};

/// A recipe with the search for its inputs.
class Trial {
 public:
  Trial(TrialContext& context, recipe::Recipe recipe);

  using Deadline = WorkClock::time_point;
  using Listener = std::function<void(Trial&, const expr::Assignment&, const explore::RunRecord&)>;
  /// Searches from the simplest input on, or goes on with the search, until `patience` questions
  /// in a row showed nothing new.
  struct Search {
    unsigned patience = 24;
    Deadline deadline;
    std::function<bool()> wanted;  // whether there is still something to find
  };
  void explore(const Listener& listener, const Search& search);
  /// Explores from this input as well.
  void try_input(const expr::Assignment& input, const Listener& listener, Deadline deadline);
  /// What a run with this input does; nothing is searched from there. If quiet, which is quicker,
  /// only edges are recorded. The run is undone, objects in the record are gone.
  explore::RunRecord look(const expr::Assignment& input, Deadline deadline, bool quiet = true);

  const recipe::Recipe& recipe() const { return recipe_; }
  vm::Method* tested() const { return recipe_.steps.back().method; }
  const explore::RecipeRunner& runner() const { return *runner_; }
  concolic::Inputs& inputs() { return explorer_.inputs(); }
  explore::Explorer& explorer() { return explorer_; }
  bool is_started() const { return started_; }
  bool is_exhausted() const { return started_ && !explorer_.has_leaves(); }

 private:
  void note_time(Deadline deadline);
  void offer_mentioned();
  void offer_narrower_array(const vm::Method& method, const recipe::Operand& operand);
  explore::Explorer::Listener forward(const Listener& listener);

  TrialContext& context_;
  recipe::Recipe recipe_;
  explore::Explorer explorer_;
  std::unique_ptr<explore::RecipeRunner> runner_;
  explore::Explorer::Body body_;
  bool started_ = false;
};

}  // namespace assay::search
