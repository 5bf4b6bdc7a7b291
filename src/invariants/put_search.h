// SPDX-License-Identifier: Apache-2.0
// Looks for inputs with which a test ends in what was not demanded of its last step.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/clocks.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "recipe/recipe.h"
#include "search/finding.h"
#include "search/random_inputs.h"
#include "search/trial.h"
#include "search/trials.h"

namespace assay::invariants {

/// Whether a run's last call did not give what was demanded of it: another result, or an exception.
bool breaks(recipe::Demand demand, const explore::Outcome& outcome);

/// What exploring a recipe came to.
struct Explored {
  std::unique_ptr<search::Trial> trial;
  std::optional<search::Finding> broken;  // an input that breaks what was demanded
  std::vector<search::Finding> kept;      // a few that do not
};

class PutSearch {
 public:
  PutSearch(search::Trials& trials, search::RandomInputs& random)
      : trials_(trials), random_(random) {}

  /// Explores a recipe until something breaks. What returned the wrong thing is preferred to what
  /// threw.
  Explored search(recipe::Recipe recipe, WorkClock::time_point deadline);
  std::uint64_t runs() const { return runs_; }

 private:
  search::Trials& trials_;
  search::RandomInputs& random_;
  std::uint64_t runs_ = 0;
};

}  // namespace assay::invariants
