// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "explore/report.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "recipe/stub_classes.h"
#include "search/criteria.h"
#include "search/goals/ending_goals.h"
#include "search/goals/goal_kind.h"
#include "vm/class.h"

namespace assay::search {

/// Tells which goals a run reaches.
class GoalFinder {
 public:
  GoalFinder(const vm::Class& klass, const ClassCalls& calls, const recipe::StubClasses& stubs,
             const Criteria& criteria);

  std::set<Goal> goals_of(const SeenRun& run);
  /// The goal that is the end of a call.
  Goal ending_of(const vm::Method& method, const explore::Outcome& outcome) {
    return endings_.of(method, outcome);
  }
  /// Whether a run that recorded edges only may show such a goal.
  static bool is_seen_quietly(const Goal& goal);

 private:
  EndingGoals endings_;
  std::vector<std::unique_ptr<GoalKind>> kinds_;  // that are wanted
};

}  // namespace assay::search
