// SPDX-License-Identifier: Apache-2.0
#include "explore/tree/constraint_tree.h"

#include <gtest/gtest.h>

#include "expr/evaluator.h"
#include "support/booted_machine.h"

namespace assay::explore {
namespace {

using concolic::Decision;
using concolic::DecisionKind;
using State = ConstraintTree::State;

/// A tree over one int input x.
class ConstraintTreeTest : public ::testing::Test {
 protected:
  ConstraintTreeTest()
      : inputs_(machine().machine(), terms_, {}),
        x_(inputs_.add("x", vm::Kind::Int, nullptr)),
        tree_(inputs_, /*shares_calls=*/true) {}

  static test::BootedMachine& machine() {
    static test::BootedMachine booted(std::uint64_t{64} << 20);
    return booted;
  }
  expr::Term x() { return terms_.variable(inputs_.node(x_).variable); }
  Decision less(std::uint64_t limit, bool holds) {
    return {.kind = DecisionKind::Branch,
            .subject = terms_.binary(expr::Op::Slt, x(), terms_.constant(32, limit)),
            .outcome = holds ? 1u : 0u};
  }
  Decision pin(std::uint64_t value) {
    return {.kind = DecisionKind::Pin, .subject = x(), .outcome = value};
  }
  bool holds(const std::vector<expr::Term>& constraints, std::uint64_t value) {
    expr::Assignment assignment;
    assignment.set(inputs_.node(x_).variable, value);
    expr::Evaluator evaluator(terms_);
    evaluator.assign(assignment);
    for (expr::Term constraint : constraints) {
      if (!evaluator.holds(constraint)) return false;
    }
    return true;
  }

  expr::Terms terms_;
  concolic::Inputs inputs_;
  concolic::NodeId x_;
  ConstraintTree tree_;
};

TEST_F(ConstraintTreeTest, AnEmptyPathIsTheOnlyOne) {
  EXPECT_TRUE(tree_.insert({}).is_new);
  EXPECT_EQ(tree_.counts().terminal, 1u);
  EXPECT_EQ(tree_.counts().unexplored, 0u);
  EXPECT_FALSE(tree_.insert({}).is_new);
}

TEST_F(ConstraintTreeTest, EveryDecisionBringsTheOutcomeNotTaken) {
  auto inserted = tree_.insert({less(10, true), less(5, false)});
  EXPECT_EQ(inserted.leaves.size(), 2u);
  EXPECT_EQ(tree_.counts().terminal, 1u);
  EXPECT_EQ(tree_.counts().unexplored, 2u);
}

TEST_F(ConstraintTreeTest, ConstraintsOfALeafArePrefixAndNegation) {
  auto inserted = tree_.insert({less(10, true), less(5, false)});
  auto constraints = tree_.constraints(inserted.leaves[1]);
  EXPECT_TRUE(holds(constraints, 3));
  EXPECT_FALSE(holds(constraints, 7));
  EXPECT_FALSE(holds(constraints, 12));
}

TEST_F(ConstraintTreeTest, NoPathIsCountedTwice) {
  tree_.insert({less(10, true)});
  EXPECT_FALSE(tree_.insert({less(10, true)}).is_new);
  EXPECT_TRUE(tree_.insert({less(10, false)}).is_new);
  EXPECT_EQ(tree_.counts().terminal, 2u);
  EXPECT_EQ(tree_.counts().unexplored, 0u);
}

TEST_F(ConstraintTreeTest, APinHasALeafForAnotherValue) {
  auto inserted = tree_.insert({pin(4)});
  ASSERT_EQ(inserted.leaves.size(), 1u);
  LeafId other = inserted.leaves[0];
  EXPECT_TRUE(tree_.leaf(other).is_other);
  tree_.insert({pin(7)});
  EXPECT_EQ(tree_.values_seen(other), 2u);
  EXPECT_FALSE(holds(tree_.constraints(other), 4));
  EXPECT_FALSE(holds(tree_.constraints(other), 7));
  EXPECT_TRUE(holds(tree_.constraints(other), 5));
}

TEST_F(ConstraintTreeTest, ReportsARunOfARefutedLeaf) {
  auto inserted = tree_.insert({less(10, true)});
  tree_.mark_infeasible(inserted.leaves[0]);
  EXPECT_EQ(tree_.counts().infeasible, 1u);
  EXPECT_TRUE(tree_.insert({less(10, false)}).ran_infeasible);
}

TEST_F(ConstraintTreeTest, ReportsDifferentQuestionsAfterTheSamePrefix) {
  tree_.insert({less(10, true), less(5, true)});
  EXPECT_TRUE(tree_.insert({less(10, true), less(6, true)}).inconsistent);
  EXPECT_TRUE(tree_.insert({less(10, true)}).inconsistent);
}

TEST_F(ConstraintTreeTest, ASwitchHasALeafPerTarget) {
  concolic::SwitchTargets targets{{{1}, {2, 3}, {}}};
  Decision decision{
      .kind = DecisionKind::Switch, .subject = x(), .outcome = 2, .targets = &targets};
  auto inserted = tree_.insert({decision});
  ASSERT_EQ(inserted.leaves.size(), 2u);
  EXPECT_TRUE(holds(tree_.constraints(inserted.leaves[1]), 3));
  EXPECT_FALSE(holds(tree_.constraints(inserted.leaves[1]), 1));
}

/// The sample run of call-sequences 4.1 with kg and m as x: two asserts and two comparisons.
TEST_F(ConstraintTreeTest, GrowsLikeThatOfTheBodyIndex) {
  auto expect = [&](std::uint64_t terminal, std::uint64_t unexplored) {
    EXPECT_EQ(tree_.counts().terminal, terminal);
    EXPECT_EQ(tree_.counts().unexplored, unexplored);
  };
  tree_.insert({less(1, false), less(2, true)});
  expect(1, 2);
  tree_.insert({less(1, false), less(2, false), less(18, false), less(25, false)});
  expect(2, 3);
  tree_.insert({less(1, true)});
  expect(3, 2);
  tree_.insert({less(1, false), less(2, false), less(18, true)});
  tree_.insert({less(1, false), less(2, false), less(18, false), less(25, true)});
  expect(5, 0);
  EXPECT_EQ(tree_.counts().infeasible, 0u);
}

TEST_F(ConstraintTreeTest, LeavesAWrongGuessWhereThePathLeavesIt) {
  const auto first = tree_.insert({less(10, true), less(5, true), less(2, true)});
  const auto second = tree_.insert({less(10, true), less(5, false), less(7, true)},
                                   {.run = 1, .aimed_at = first.leaves[1]});
  // Aimed at the end of the second path, but it goes on as the first one did.
  const auto third = tree_.insert({less(10, true), less(5, true), less(2, false)},
                                  {.run = 2, .aimed_at = second.leaves.front()});
  EXPECT_TRUE(third.is_new);
  EXPECT_FALSE(third.inconsistent);
  EXPECT_EQ(tree_.leaf(first.leaves[2]).state, State::Taken);
  EXPECT_EQ(tree_.leaf(second.leaves.front()).state, State::Unexplored);
  EXPECT_EQ(tree_.counts().terminal, 3u);
}

TEST_F(ConstraintTreeTest, FollowsPathsThatBranchOffAnywhere) {
  auto first = tree_.insert({less(10, true), less(5, true), less(2, true)});
  auto second = tree_.insert({less(10, true), less(5, false), less(7, true)},
                             {.run = 1, .aimed_at = first.leaves[1]});
  EXPECT_TRUE(second.is_new);
  ASSERT_EQ(second.leaves.size(), 1u);
  EXPECT_EQ(tree_.run(second.leaves[0]), 1u);
  EXPECT_TRUE(holds(tree_.constraints(second.leaves[0]), 8));
  EXPECT_FALSE(holds(tree_.constraints(second.leaves[0]), 6));
  EXPECT_TRUE(tree_.insert({less(10, true), less(5, false), less(7, false)}).is_new);
  EXPECT_FALSE(tree_.insert({less(10, true), less(5, false), less(7, true)}).is_new);
  EXPECT_EQ(tree_.counts().terminal, 3u);
  EXPECT_EQ(tree_.counts().unexplored, 2u);
}

TEST_F(ConstraintTreeTest, GoesOnWhereARunWasCut) {
  tree_.insert({less(10, true)}, {.cut = true});
  EXPECT_EQ(tree_.counts().terminal, 0u);
  EXPECT_EQ(tree_.counts().unknown, 1u);
  EXPECT_TRUE(tree_.insert({less(10, true), less(5, true)}).is_new);
  EXPECT_TRUE(tree_.insert({less(10, true), less(5, false)}).is_new);
  EXPECT_EQ(tree_.counts().terminal, 2u);
  EXPECT_EQ(tree_.counts().unknown, 0u);
}

TEST_F(ConstraintTreeTest, ACutRunMayEndTheNextTime) {
  tree_.insert({less(10, true)}, {.cut = true});
  EXPECT_TRUE(tree_.insert({less(10, true)}).is_new);
  EXPECT_EQ(tree_.counts().terminal, 1u);
  EXPECT_EQ(tree_.counts().unknown, 0u);
}

TEST_F(ConstraintTreeTest, StoresTheSameNodesAsPathsWithoutSharing) {
  ConstraintTree plain(inputs_, /*shares_calls=*/false);
  std::vector<concolic::Call> calls(3);
  for (bool first : {true, false}) {
    for (bool second : {true, false}) {
      std::vector<Decision> path{less(10, first), less(5, second)};
      path[0].call = 1;
      path[1].call = 2;
      EXPECT_TRUE(plain.insert(path, {.calls = calls}).is_new);
    }
  }
  EXPECT_EQ(plain.counts().nodes, 6u);
  EXPECT_EQ(plain.counts().call_nodes, 0u);
  EXPECT_EQ(plain.counts().unshared_nodes, 6u);
}

TEST_F(ConstraintTreeTest, NamesWhyLeavesAreUnknown) {
  auto inserted = tree_.insert({less(10, true), less(5, true)});
  const concolic::Obstacle step_limit{concolic::Obstacle::Kind::Solver, "step limit"};
  for (LeafId leaf : inserted.leaves) tree_.mark_unknown(leaf, step_limit);
  EXPECT_EQ(tree_.unknown_reasons().at(step_limit), 2u);
}

}  // namespace
}  // namespace assay::explore
