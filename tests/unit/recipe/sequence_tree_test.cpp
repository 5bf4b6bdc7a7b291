// SPDX-License-Identifier: Apache-2.0
#include "recipe/sequences/sequence_tree.h"

#include <gtest/gtest.h>

namespace assay::recipe {
namespace {

TEST(SequenceTree, SharesWhatSequencesBeginWith) {
  SequenceTree tree;
  tree.add({0, 1, 2});
  tree.add({0, 1, 3});
  ASSERT_EQ(tree.node(SequenceTree::kRoot).children.size(), 1u);
  const SequenceTree::Node& first = tree.node(tree.node(SequenceTree::kRoot).children[0]);
  ASSERT_EQ(first.children.size(), 1u);
  const SequenceTree::Node& second = tree.node(first.children[0]);
  EXPECT_EQ(second.depth, 2u);
  EXPECT_FALSE(second.is_end);
  EXPECT_EQ(second.children.size(), 2u);
  EXPECT_EQ(tree.endings(3), 2u * 27u);
}

TEST(SequenceTree, NumbersNodesByWhatFollows) {
  SequenceTree tree;
  for (const std::vector<std::uint32_t>& each :
       std::vector<std::vector<std::uint32_t>>{{0, 2}, {0, 3}, {1, 3}, {1, 2}, {4, 2}})
    tree.add(each);
  tree.number_rests();
  const std::vector<std::uint32_t>& children = tree.node(SequenceTree::kRoot).children;
  EXPECT_EQ(tree.node(children[0]).rest, tree.node(children[1]).rest);
  EXPECT_NE(tree.node(children[0]).rest, tree.node(children[2]).rest);
}

}  // namespace
}  // namespace assay::recipe
