// SPDX-License-Identifier: Apache-2.0
#include "explore/constraint_tree.h"

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
        tree_(inputs_) {}

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
  VertexId other = inserted.leaves[0];
  EXPECT_TRUE(tree_.vertex(other).is_other);
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

TEST_F(ConstraintTreeTest, NamesWhyLeavesAreUnknown) {
  auto inserted = tree_.insert({less(10, true), less(5, true)});
  for (VertexId leaf : inserted.leaves) tree_.mark_unknown(leaf, "step limit");
  EXPECT_EQ(tree_.unknown_reasons().at("step limit"), 2u);
}

}  // namespace
}  // namespace assay::explore
