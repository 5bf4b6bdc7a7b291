// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "recipe/stub_classes.h"
#include "search/class_calls.h"
#include "search/goals/goal.h"
#include "vm/class.h"

namespace assay::search {

class EndingGoals;

/// What kinds of goals may want to know of the class under test.
struct GoalContext {
  const vm::Class& klass;
  const ClassCalls& calls;
  const recipe::StubClasses& stubs;
  EndingGoals& endings;
};

/// A run with what it was a run of.
struct SeenRun {
  const recipe::Recipe& recipe;
  const explore::RunRecord& record;
  /// The inputs that the terms of the record speak of; null: nobody asks whose values they were.
  concolic::Inputs* inputs = nullptr;
  const std::vector<concolic::NodeId>* leaves = nullptr;
};

/// One kind of goal: tells which goals of its kind a run reached, by the record of the run alone.
class GoalKind {
 public:
  virtual ~GoalKind() = default;
  virtual void add(const SeenRun& run, std::set<Goal>& goals) = 0;
};

// Each is in the file of its name; the table of all is in goal_finder.cpp.
std::unique_ptr<GoalKind> callees(const GoalContext& context);
std::unique_ptr<GoalKind> endings(const GoalContext& context);
std::unique_ptr<GoalKind> failures(const GoalContext& context);
std::unique_ptr<GoalKind> overflows(const GoalContext& context);
std::unique_ptr<GoalKind> paths(const GoalContext& context);
std::unique_ptr<GoalKind> rounds(const GoalContext& context);
std::unique_ptr<GoalKind> same_objects(const GoalContext& context);
std::unique_ptr<GoalKind> wrong_results(const GoalContext& context);

}  // namespace assay::search
