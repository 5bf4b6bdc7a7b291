// SPDX-License-Identifier: Apache-2.0
// Floats left to chance: no question speaks of them, and a number of random values is tried
// instead. What was recorded about them still tells paths apart.
#include "explore/explorer.h"

namespace assay::explore {

/// Leaves out what a question must not speak of; true if there was something.
bool Explorer::drop_floats(std::vector<expr::Term>& constraints) {
  if (!options_.floats_by_chance) return false;
  return std::erase_if(constraints, [this](expr::Term term) { return floats_.contains(term); }) > 0;
}

/// Runs with new random values for all floats of a known input; false if enough were tried.
bool Explorer::try_floats(const Body& body, const Listener& listener) {
  if (!options_.floats_by_chance || statistics_.float_retries >= options_.float_retries ||
      !mutation_.has_floats())
    return false;
  ++statistics_.float_retries;
  execute(mutation_.with_other_floats(runs_[mutation_.below(runs_.size())].assignment), body,
          listener);
  return true;
}

}  // namespace assay::explore
