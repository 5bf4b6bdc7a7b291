// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "concolic/recorder.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "search/criteria.h"
#include "search/goals/goal.h"
#include "search/trial.h"

namespace assay::search {

/// An input of a trial that showed something: the recipe is the trial's, and this is what is kept
/// of the record of its run.
struct Finding {
  Trial* trial = nullptr;
  expr::Assignment input;
  explore::Outcome outcome;
  std::vector<concolic::Edge> edges;  // of the class under test
  std::set<Goal> goals;
  std::set<concolic::ExceptionalJump> jumps;  // in the class under test
};

/// Whether a test can show how a run ended.
bool is_usable(const explore::Outcome& outcome, const Criteria& criteria);
/// Whether the call was not seen to end within its instructions or its time, or waits for ever.
bool never_ends(const explore::Outcome& outcome);

}  // namespace assay::search
