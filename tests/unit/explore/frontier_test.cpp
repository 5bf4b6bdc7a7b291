// SPDX-License-Identifier: Apache-2.0
#include "explore/tree/frontier.h"

#include <gtest/gtest.h>

#include "support/booted_machine.h"

namespace assay::explore {
namespace {

using concolic::Decision;
using concolic::DecisionKind;

/// Leaves of decisions on one int input, at places of one library method.
class FrontierTest : public ::testing::Test {
 protected:
  FrontierTest()
      : inputs_(machine().machine(), terms_, {}),
        x_(inputs_.add("x", vm::Kind::Int, nullptr)),
        tree_(inputs_, /*shares_calls=*/true),
        branches_(machine().machine()),
        frontier_(tree_, branches_) {}

  static test::BootedMachine& machine() {
    static test::BootedMachine booted(std::uint64_t{64} << 20);
    return booted;
  }
  Decision decision(std::int32_t place, std::uint64_t limit, bool holds) {
    return {.kind = DecisionKind::Branch,
            .site = {&machine().method("java/lang/Integer", "compare", "(II)I"), place},
            .subject = terms_.binary(expr::Op::Slt, terms_.variable(inputs_.node(x_).variable),
                                     terms_.constant(32, limit)),
            .outcome = holds ? 1u : 0u};
  }
  /// Puts a path into the tree and its leaves into the frontier.
  void insert(const std::vector<Decision>& path) {
    for (LeafId leaf : tree_.insert(path).leaves) frontier_.push({leaf, 0});
    frontier_.note(path);
  }
  std::int32_t pop_place() {
    const auto leaf = frontier_.pop();
    return leaf ? tree_.question(leaf->id).site.bytecode_index : -1;
  }

  expr::Terms terms_;
  concolic::Inputs inputs_;
  concolic::NodeId x_;
  ConstraintTree tree_;
  BranchMap branches_;
  Frontier frontier_;
};

TEST_F(FrontierTest, TakesTurnsBetweenPlaces) {
  std::vector<Decision> path;
  for (std::uint64_t i = 0; i < 3; ++i) path.push_back(decision(10, i, false));
  for (std::uint64_t i = 10; i < 13; ++i) path.push_back(decision(20, i, false));
  insert(path);
  EXPECT_EQ(frontier_.size(), 6u);
  std::vector<std::int32_t> places;
  for (int i = 0; i < 6; ++i) places.push_back(pop_place());
  EXPECT_EQ(places, (std::vector<std::int32_t>{10, 20, 10, 20, 10, 20}));
  EXPECT_EQ(pop_place(), -1);
  EXPECT_EQ(frontier_.size(), 0u);
}

TEST_F(FrontierTest, AsksFirstWhichObjectsTheRunLookedAt) {
  const auto choice_of = [&](const char* name) {
    const concolic::NodeId input = inputs_.add(name, vm::Kind::Int, nullptr);
    return Decision{.kind = DecisionKind::Pin,
                    .site = {nullptr, -1},
                    .subject = terms_.variable(inputs_.node(input).variable),
                    .outcome = 0};
  };
  const auto leaves =
      tree_.insert({choice_of("idle"), choice_of("first"), choice_of("second")}).leaves;
  ASSERT_EQ(leaves.size(), 3u);
  for (LeafId leaf : leaves) frontier_.push({.id = leaf, .run = 0, .is_idle = leaf == leaves[0]});
  EXPECT_EQ(frontier_.pop()->id, leaves[1]);
  EXPECT_EQ(frontier_.pop()->id, leaves[2]);
  EXPECT_EQ(frontier_.pop()->id, leaves[0]);
}

TEST_F(FrontierTest, PassesOverWhatIsSettled) {
  insert({decision(10, 1, false), decision(20, 2, false), decision(30, 3, false)});
  tree_.mark_infeasible(LeafId{1});
  std::vector<std::int32_t> places;
  for (int i = 0; i < 3; ++i) places.push_back(pop_place());
  EXPECT_EQ(places, (std::vector<std::int32_t>{10, 30, -1}));
}

TEST_F(FrontierTest, PutsOffWhatWasGivenUpOnce) {
  insert({decision(10, 1, false), decision(20, 2, false)});
  const auto first = frontier_.pop();
  ASSERT_TRUE(first);
  frontier_.push({first->id, 0, first->attempt + 1});
  EXPECT_EQ(pop_place(), 20);
  EXPECT_EQ(pop_place(), 10);
}

}  // namespace
}  // namespace assay::explore
