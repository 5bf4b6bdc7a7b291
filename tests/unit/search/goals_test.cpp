// SPDX-License-Identifier: Apache-2.0
// Goals are told by records alone: these are made up, nothing runs.
#include <gtest/gtest.h>

#include "recipe/recipe_builder.h"
#include "search/goals/goal_finder.h"
#include "search/goals/same_objects.h"
#include "unit/recipe/fixture_program.h"

namespace assay::search {
namespace {

using explore::Outcome;
using explore::RunRecord;
using recipe::test::FixtureProgram;

class GoalsTest : public ::testing::Test {
 protected:
  /// What is found with these criteria in a run of a method that has this record.
  std::set<Goal> goals(const Criteria& criteria, vm::Method& method, const RunRecord& record) {
    recipe::Recipe recipe;
    recipe.steps.push_back({.method = &method});
    GoalFinder finder(klass_, calls_, stubs_, criteria);
    return finder.goals_of({recipe, record});
  }
  static Criteria only(bool Criteria::*criterion) {
    Criteria none{
        .branches = false, .mutants = false, .endings = false, .callees = false, .rounds = false};
    none.*criterion = true;
    return none;
  }
  static RunRecord returned(Outcome::Result result, std::string value = "") {
    RunRecord record;
    record.outcome.result = result;
    record.outcome.value = std::move(value);
    record.steps.resize(1);
    return record;
  }

  FixtureProgram& program_ = FixtureProgram::get();
  vm::Class& klass_ = program_.find("SortedList");
  vm::Method& method_ = klass_.methods.back();
  ClassCalls calls_{program_.machine(), {&klass_}};
  recipe::Visibility visibility_{"fixtures", true};
  recipe::StubClasses stubs_{program_.machine(), *klass_.loader, visibility_};
};

TEST_F(GoalsTest, TellNullFromTheTextNull) {
  const Criteria endings = only(&Criteria::endings);
  RunRecord null = returned(Outcome::Result::Null, "null");
  RunRecord text = returned(Outcome::Result::Text, "null");
  recipe::Recipe recipe;
  recipe.steps.push_back({.method = &method_});
  GoalFinder finder(klass_, calls_, stubs_, endings);
  EXPECT_NE(finder.goals_of({recipe, null}), finder.goals_of({recipe, text}));
  EXPECT_EQ(finder.goals_of({recipe, null}), finder.goals_of({recipe, null}));
}

TEST_F(GoalsTest, TellExceptionsByTheirClass) {
  GoalFinder finder(klass_, calls_, stubs_, only(&Criteria::endings));
  Outcome one{.kind = Outcome::Kind::Threw, .exception = "java.lang.Error", .message = "a"};
  Outcome same{.kind = Outcome::Kind::Threw, .exception = "java.lang.Error", .message = "b"};
  Outcome other{.kind = Outcome::Kind::Threw, .exception = "java.lang.AssertionError"};
  EXPECT_EQ(finder.ending_of(method_, one), finder.ending_of(method_, same));
  EXPECT_NE(finder.ending_of(method_, one), finder.ending_of(method_, other));
}

TEST_F(GoalsTest, AreOnlyThoseThatAreAskedFor) {
  EXPECT_TRUE(goals(only(&Criteria::callees), method_, returned(Outcome::Result::True)).empty());
  EXPECT_EQ(goals(only(&Criteria::endings), method_, returned(Outcome::Result::True)).size(), 1u);
}

TEST_F(GoalsTest, ThatAnObjectWasMadeIsNone) {
  vm::Method& constructor = program_.method("SortedList", "<init>");
  EXPECT_TRUE(
      goals(only(&Criteria::endings), constructor, returned(Outcome::Result::None)).empty());
}

TEST_F(GoalsTest, SumsThatWrappedInTheClassCount) {
  RunRecord record = returned(Outcome::Result::Positive);
  record.path.sums.push_back({.site = {&method_, 3}, .did_wrap = true});
  record.path.sums.push_back({.site = {&method_, 7}, .did_wrap = false});
  vm::Method& elsewhere = program_.method("Counter", "<init>");
  record.path.sums.push_back({.site = {&elsewhere, 1}, .did_wrap = true});
  const std::set<Goal> found = goals(only(&Criteria::overflow), method_, record);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(*found.begin(), (Goal{Goal::Kind::Overflow, method_.id, 3, 0}));
}

TEST_F(GoalsTest, PathsDifferByWhatWasDecidedInTheLastStepOnly) {
  RunRecord one = returned(Outcome::Result::True);
  one.path.decisions.resize(2);
  for (concolic::Decision& decision : one.path.decisions) decision.site = {&method_, 4};
  one.steps.back().decisions_before = 1;
  RunRecord before = one, after = one;
  before.path.decisions[0].outcome = 1;
  after.path.decisions[1].outcome = 1;
  const Criteria paths = only(&Criteria::paths);
  EXPECT_EQ(goals(paths, method_, one), goals(paths, method_, before));
  EXPECT_NE(goals(paths, method_, one), goals(paths, method_, after));
}

TEST_F(GoalsTest, QuietRunsSeeWhatEdgesAndEndingsTell) {
  EXPECT_TRUE(GoalFinder::is_seen_quietly({Goal::Kind::Ending, 0, 0, 0}));
  EXPECT_TRUE(GoalFinder::is_seen_quietly({Goal::Kind::Rounds, 0, 0, 0}));
  EXPECT_FALSE(GoalFinder::is_seen_quietly({Goal::Kind::Overflow, 0, 0, 0}));
  EXPECT_FALSE(GoalFinder::is_seen_quietly({Goal::Kind::Path, 0, 0, 0}));
}

}  // namespace
}  // namespace assay::search
