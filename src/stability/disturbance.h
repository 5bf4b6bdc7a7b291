// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "expr/assignment.h"
#include "interp/machine.h"
#include "recipe/sequences/sequences.h"
#include "search/campaign.h"
#include "search/random_inputs.h"
#include "search/trial.h"
#include "stability/static_values.h"

namespace assay::stability {

/// What tests of other classes may have done to the static state that a class uses, before a test
/// of it runs: calls of their methods, stores to their fields.
class Disturbance {
 public:
  Disturbance(interp::Machine& machine, search::Campaign& campaign, std::uint64_t seed);

  /// Disturbs more and more, undoes it at the end, and calls `look` each time when something may be
  /// different.
  void each_state(const std::function<void()>& look);

 private:
  struct Call {
    search::Trial* trial;
    expr::Assignment input;
    bool shows;  // in static fields whether it did anything
  };
  void add(const recipe::Invokable& invokable, search::RandomInputs& random);
  bool run(const Call& call);

  interp::Machine& machine_;
  search::Campaign& campaign_;
  std::vector<std::unique_ptr<search::Trial>> trials_;
  std::vector<Call> calls_;
};

}  // namespace assay::stability
