// SPDX-License-Identifier: Apache-2.0
#include "explore/tree/path_trees.h"

#include <gtest/gtest.h>

namespace assay::explore {
namespace {

using concolic::Call;
using concolic::Decision;

/// Paths through methods that are nothing but their addresses.
class PathTreesTest : public ::testing::Test {
 protected:
  Decision decision(const vm::Method& method, std::int32_t at, bool holds, std::uint32_t call) {
    return {.call = call, .site = {&method, at}, .outcome = holds ? 1u : 0u};
  }
  /// The places and outcomes of a path as the trees give it back.
  std::vector<std::pair<std::int32_t, std::uint64_t>> expanded(const PathEnd& end) {
    std::vector<PathTrees::Step> steps;
    expand(trees_, end, steps);
    std::vector<std::pair<std::int32_t, std::uint64_t>> all;
    for (const PathTrees::Step& step : steps)
      all.emplace_back(trees_.question(step.question).site.bytecode_index, step.outcome);
    return all;
  }
  /// A call of the caller that asks whether the argument has each of the bits.
  PathEnd call_helper(const vm::Method& caller, unsigned bits, std::int32_t count) {
    std::vector<Call> calls{{}, {0, &caller}, {1, &helper_}};
    std::vector<Decision> path;
    for (std::int32_t i = 0; i < count; ++i)
      path.push_back(decision(helper_, i, (bits >> i & 1) != 0, 2));
    return add_path(trees_, path, calls);
  }
  /// A method that calls itself as often, and decides about that each time.
  PathEnd recurse(std::uint32_t depth) {
    std::vector<Call> calls{{}};
    std::vector<Decision> path;
    for (std::uint32_t i = 0; i <= depth; ++i) {
      calls.push_back({i, &helper_});
      path.push_back(decision(helper_, 1, i == depth, i + 1));
    }
    return add_path(trees_, path, calls);
  }

  PathTrees trees_;
  vm::Method helper_, first_, second_;
};

TEST_F(PathTreesTest, CallersShareTheNodesOfACallee) {
  call_helper(first_, 0b0101, 20);
  EXPECT_EQ(trees_.counts().decisions, 20u);
  EXPECT_EQ(trees_.counts().calls, 1u);
  call_helper(second_, 0b0101, 20);
  EXPECT_EQ(trees_.counts().decisions, 20u);
  EXPECT_EQ(trees_.counts().calls, 2u);
  EXPECT_EQ(trees_.counts_by_method().at(&helper_).decisions, 20u);
  EXPECT_EQ(trees_.counts_by_method().at(&first_).calls, 1u);
}

TEST_F(PathTreesTest, ARecursionCostsOneCallPerDepth) {
  recurse(0);
  recurse(1);
  EXPECT_EQ(trees_.counts().decisions, 2u);
  EXPECT_EQ(trees_.counts().calls, 1u);
  for (std::uint32_t depth = 2; depth <= 20; ++depth) {
    recurse(depth);
    EXPECT_EQ(trees_.counts().decisions, 2u);
    EXPECT_EQ(trees_.counts().calls, depth);
  }
}

TEST_F(PathTreesTest, GivesPathsBackInTheirOrder) {
  std::vector<Call> calls{{}, {0, &first_}, {1, &helper_}, {1, &helper_}};
  std::vector<Decision> path{decision(first_, 10, true, 0),  decision(first_, 11, false, 1),
                             decision(helper_, 20, true, 2), decision(first_, 12, true, 1),
                             decision(helper_, 20, true, 3), decision(helper_, 21, false, 3)};
  const std::vector<std::pair<std::int32_t, std::uint64_t>> wanted{{10, 1}, {11, 0}, {20, 1},
                                                                   {12, 1}, {20, 1}, {21, 0}};
  EXPECT_EQ(expanded(add_path(trees_, path, calls)), wanted);
  EXPECT_EQ(expanded(recurse(3)).size(), 4u);
}

TEST_F(PathTreesTest, DifferentPathsEndAtDifferentNodes) {
  PathEnd one = call_helper(first_, 0b01, 2), other = call_helper(first_, 0b10, 2);
  EXPECT_NE(one.inside, other.inside);
  EXPECT_EQ(call_helper(first_, 0b01, 2).inside, one.inside);
  EXPECT_NE(call_helper(second_, 0b01, 2).inside, one.inside);
}

TEST_F(PathTreesTest, KeepsDecisionsOutsideOfCallsApart) {
  PathEnd end = add_path(trees_, {decision(first_, 3, true, 0)}, std::vector<Call>(1));
  EXPECT_EQ(end.inside, PathTrees::kNone);
  EXPECT_EQ(trees_.counts_by_method().at(nullptr).decisions, 1u);
}

}  // namespace
}  // namespace assay::explore
