// SPDX-License-Identifier: Apache-2.0
// The table of the kinds of goals.
#include "search/goals/goal_finder.h"

#include <algorithm>
#include <iterator>

#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "recipe/stub_classes.h"
#include "vm/class.h"

namespace assay::search {

namespace {

struct Row {
  Goal::Kind kind;
  bool Criteria::*is_wanted;
  std::unique_ptr<GoalKind> (*make)(const GoalContext&);
  bool is_seen_quietly;  // by runs that record edges and how they ended only
};

constexpr Row kKinds[] = {
    {Goal::Kind::Ending, &Criteria::endings, endings, true},
    {Goal::Kind::Callee, &Criteria::callees, callees, false},
    {Goal::Kind::Rounds, &Criteria::rounds, rounds, true},
    {Goal::Kind::SameObject, &Criteria::endings, same_objects, true},
    {Goal::Kind::Overflow, &Criteria::overflow, overflows, false},
    {Goal::Kind::Path, &Criteria::paths, paths, false},
    {Goal::Kind::Failure, &Criteria::failures, failures, false},
    {Goal::Kind::WrongResult, &Criteria::wrong_results, wrong_results, false},
};

/// Each kind has its row where its number says.
constexpr bool is_complete() {
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    if (static_cast<std::size_t>(kKinds[i].kind) != i) return false;
  }
  return std::size(kKinds) == Goal::kKinds;
}
static_assert(is_complete());

}  // namespace

GoalFinder::GoalFinder(const vm::Class& klass, const ClassCalls& calls,
                       const recipe::StubClasses& stubs, const Criteria& criteria)
    : endings_(calls) {
  const GoalContext context{klass, calls, stubs, endings_};
  for (const Row& row : kKinds) {
    if (criteria.*row.is_wanted) kinds_.push_back(row.make(context));
  }
}

std::set<Goal> GoalFinder::goals_of(const SeenRun& run) {
  std::set<Goal> goals;
  for (const std::unique_ptr<GoalKind>& kind : kinds_) kind->add(run, goals);
  return goals;
}

bool GoalFinder::is_seen_quietly(const Goal& goal) {
  return kKinds[static_cast<std::size_t>(goal.kind)].is_seen_quietly;
}

}  // namespace assay::search
