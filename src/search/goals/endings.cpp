// SPDX-License-Identifier: Apache-2.0
#include "explore/report.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/goals/ending_goals.h"
#include "search/goals/goal_kind.h"
#include "vm/class.h"

namespace assay::search {

namespace {

/// How the method under test ended.
class Endings : public GoalKind {
 public:
  explicit Endings(const GoalContext& context) : context_(context) {}

  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    const vm::Method& tested = *run.recipe.steps.back().method;
    // That an object can be made is seen wherever one is used.
    const bool constructs = tested.info->name == "<init>";
    if (constructs && record.outcome.kind == explore::Outcome::Kind::Returned) return;
    goals.insert(context_.endings.of(tested, record.outcome));
  }

 private:
  GoalContext context_;
};

}  // namespace

std::unique_ptr<GoalKind> endings(const GoalContext& context) {
  return std::make_unique<Endings>(context);
}

}  // namespace assay::search
