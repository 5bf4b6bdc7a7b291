// SPDX-License-Identifier: Apache-2.0
#include "search/statics/init_sets.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace assay::search {
namespace {

using ClassSet = std::vector<std::uint32_t>;

std::vector<ClassSet> all_of(InitSets& sets) {
  std::vector<ClassSet> given;
  for (ClassSet set; sets.next(set);) given.push_back(set);
  return given;
}

TEST(InitSets, GivesAllSubsetsSmallOnesFirst) {
  InitSets sets(100);
  sets.add(7);
  sets.add(3);
  sets.add(7);
  EXPECT_EQ(all_of(sets), (std::vector<ClassSet>{{}, {3}, {7}, {3, 7}}));
  EXPECT_EQ(sets.left_out(), 0U);
}

TEST(InitSets, GoesOnWithClassesThatBecomeKnownLater) {
  InitSets sets(100);
  ClassSet set;
  ASSERT_TRUE(sets.next(set));
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(sets.next(set));
  sets.add(5);
  ASSERT_TRUE(sets.next(set));
  EXPECT_EQ(set, ClassSet{5});
  EXPECT_FALSE(sets.next(set));
}

TEST(InitSets, PrefersSetsWithClassesThatChangedSomething) {
  InitSets sets(100);
  for (const std::uint32_t each : {1U, 2U, 3U}) sets.add(each);
  sets.note_change(3);
  EXPECT_EQ(all_of(sets),
            (std::vector<ClassSet>{{}, {3}, {1}, {2}, {1, 3}, {2, 3}, {1, 2}, {1, 2, 3}}));
}

TEST(InitSets, SaysHowManyAreLeftOut) {
  InitSets sets(24);
  for (std::uint32_t i = 0; i < 10; ++i) sets.add(i);
  EXPECT_EQ(all_of(sets).size(), 24U);
  EXPECT_EQ(sets.left_out(), 1024U - 24U);
}

TEST(InitSets, EndsSoonHoweverManyClassesThereAre) {
  InitSets sets(24);
  for (std::uint32_t i = 0; i < 200; ++i) sets.add(i);
  EXPECT_EQ(all_of(sets).size(), 24U);
  EXPECT_GT(sets.left_out(), 1'000'000U);
}

TEST(OrdersOf, KeepsDependentClassesInBothOrders) {
  const auto both = [](std::uint32_t, std::uint32_t) { return true; };
  EXPECT_EQ(orders_of({1, 2}, both), (std::vector<InitOrder>{{1, 2}, {2, 1}}));
}

TEST(OrdersOf, KeepsIndependentClassesInOneOrder) {
  const auto none = [](std::uint32_t, std::uint32_t) { return false; };
  EXPECT_EQ(orders_of({1, 2, 3}, none), (std::vector<InitOrder>{{1, 2, 3}}));
}

TEST(OrdersOf, TellsOrdersApartByTheDependentOnesOnly) {
  const auto ends = [](std::uint32_t one, std::uint32_t other) { return one + other == 4; };
  // 2 may stand anywhere: only whether 1 comes before 3 matters.
  const std::vector<InitOrder> orders = orders_of({1, 2, 3}, ends);
  bool has_forwards = false, has_backwards = false;
  for (const InitOrder& order : orders) {
    std::size_t first = 0, last = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (order[i] == 1) first = i;
      if (order[i] == 3) last = i;
    }
    (first < last ? has_forwards : has_backwards) = true;
  }
  EXPECT_TRUE(has_forwards);
  EXPECT_TRUE(has_backwards);
  EXPECT_LT(orders.size(), 6U);
}

TEST(OrdersOf, TriesTwoOrdersOfManyClasses) {
  const auto both = [](std::uint32_t, std::uint32_t) { return true; };
  EXPECT_EQ(orders_of({1, 2, 3, 4, 5}, both),
            (std::vector<InitOrder>{{1, 2, 3, 4, 5}, {5, 4, 3, 2, 1}}));
}

}  // namespace
}  // namespace assay::search
