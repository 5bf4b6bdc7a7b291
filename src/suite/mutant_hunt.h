// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <deque>
#include <set>
#include <vector>

#include "base/clocks.h"
#include "drafts/draft.h"
#include "expr/assignment.h"
#include "mutants/mutants.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/tidy_inputs.h"
#include "search/trial.h"
#include "suite/mutation_run.h"

namespace assay::suite {

/// Looks for inputs that notice the mutants that got away: for boundaries of conditions the solver
/// is asked, for the rest other values are drawn for the calls that reach them.
class MutantHunt {
 public:
  MutantHunt(search::Campaign& campaign, drafts::Drafter& drafter, MutationRun& mutation,
             std::uint64_t seed);

  using Deadline = WorkClock::time_point;
  /// Adds drafts that kill something new; they belong to the finds in `store`. False: cut short.
  bool run(std::vector<drafts::Draft>& drafts, std::deque<search::Finding>& store,
           Deadline deadline);

 private:
  struct Hunt {
    std::vector<drafts::Draft>& drafts;
    std::deque<search::Finding>& store;
    std::set<std::uint32_t> survivors, everything;
    Deadline deadline;
    bool is_over() const { return WorkClock::now() >= deadline; }
  };
  std::vector<search::Trial*> trials_of(const std::vector<drafts::Draft>& drafts) const;
  expr::Assignment draw(search::Trial& trial);
  std::optional<drafts::Draft> new_draft(search::Trial& trial, const expr::Assignment& input,
                                         std::deque<search::Finding>& store, Deadline deadline);
  /// Tries an input on the survivors; what it kills is taken from them.
  void try_input(search::Trial& trial, const expr::Assignment& input, Hunt& hunt);
  void hunt_boundary(const mutants::Mutant& mutant, std::uint32_t number, Hunt& hunt);

  search::Campaign& campaign_;
  drafts::Drafter& drafter_;
  MutationRun& mutation_;
  search::TidyInputs inputs_;
};

}  // namespace assay::suite
