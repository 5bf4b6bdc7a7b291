// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <deque>
#include <set>
#include <vector>

#include "generate/campaign.h"
#include "generate/draft.h"
#include "generate/mutation_run.h"
#include "generate/tidy_inputs.h"

namespace assay::generate {

/// Looks for inputs that notice the mutants that got away: other values for the calls that reach
/// them.
class MutantHunt {
 public:
  MutantHunt(Campaign& campaign, Drafter& drafter, MutationRun& mutation, std::uint64_t seed);

  using Deadline = std::chrono::steady_clock::time_point;
  /// Adds drafts that kill something new; they belong to the finds in `store`. False: cut short.
  bool run(std::vector<Draft>& drafts, std::deque<Found>& store, Deadline deadline);

 private:
  std::vector<Trial*> trials_of(const std::vector<Draft>& drafts) const;
  std::optional<Draft> new_draft(Trial& trial, std::deque<Found>& store, Deadline deadline);

  Campaign& campaign_;
  Drafter& drafter_;
  MutationRun& mutation_;
  TidyInputs inputs_;
};

}  // namespace assay::generate
