// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <deque>
#include <set>
#include <vector>

#include "base/clocks.h"
#include "generate/campaign.h"
#include "generate/draft.h"
#include "generate/mutation_run.h"
#include "generate/tidy_inputs.h"

namespace assay::generate {

/// Looks for inputs that notice the mutants that got away: for boundaries of conditions the solver
/// is asked, for the rest other values are drawn for the calls that reach them.
class MutantHunt {
 public:
  MutantHunt(Campaign& campaign, Drafter& drafter, MutationRun& mutation, std::uint64_t seed);

  using Deadline = WorkClock::time_point;
  /// Adds drafts that kill something new; they belong to the finds in `store`. False: cut short.
  bool run(std::vector<Draft>& drafts, std::deque<Found>& store, Deadline deadline);

 private:
  struct Hunt {
    std::vector<Draft>& drafts;
    std::deque<Found>& store;
    std::set<std::uint32_t> survivors, everything;
    Deadline deadline;
    bool is_over() const { return WorkClock::now() >= deadline; }
  };
  std::vector<Trial*> trials_of(const std::vector<Draft>& drafts) const;
  expr::Assignment draw(Trial& trial);
  std::optional<Draft> new_draft(Trial& trial, expr::Assignment input, std::deque<Found>& store,
                                 Deadline deadline);
  /// Tries an input on the survivors; what it kills is taken from them.
  void try_input(Trial& trial, expr::Assignment input, Hunt& hunt);
  void hunt_boundary(const mutants::Mutant& mutant, std::uint32_t number, Hunt& hunt);

  Campaign& campaign_;
  Drafter& drafter_;
  MutationRun& mutation_;
  TidyInputs inputs_;
};

}  // namespace assay::generate
