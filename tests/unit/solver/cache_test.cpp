// SPDX-License-Identifier: Apache-2.0
#include "solver/cache.h"

#include <gtest/gtest.h>

#include "fixtures.h"

namespace assay::solver {
namespace {

class CacheTest : public testing::Test {
 protected:
  Answer ask(std::vector<expr::Term> constraints) {
    return cache_.solve(Query{.constraints = std::move(constraints)});
  }

  Inputs inputs_;
  expr::Term x_ = inputs_.integer("x");
  expr::Term a_ = inputs_.less(x_, inputs_.number(1));
  expr::Term b_ = inputs_.less(x_, inputs_.number(2));
  expr::Term c_ = inputs_.less(x_, inputs_.number(3));
  FakeLayer::Script script_;
  Cache cache_{std::make_unique<FakeLayer>(script_)};
};

TEST_F(CacheTest, AsksOnceForTheSameSetInAnyOrder) {
  script_.answer = Sat{{{inputs_.variable_of(x_), 7}}};
  ask({a_, b_});
  const Answer second = ask({b_, a_});
  EXPECT_EQ(script_.asked.size(), 1u);
  EXPECT_EQ(value_in(second, inputs_.variable_of(x_)), 7u);
}

TEST_F(CacheTest, KnowsThatMoreConstraintsStayUnsatisfiable) {
  script_.answer = Unsat{};
  ask({a_, b_});
  EXPECT_TRUE(is_unsat(ask({a_, c_, b_})));
  EXPECT_EQ(script_.asked.size(), 1u);
}

TEST_F(CacheTest, AsksAgainForASmallerSet) {
  script_.answer = Unsat{};
  ask({a_, b_});
  ask({a_});
  EXPECT_EQ(script_.asked.size(), 2u);
}

TEST_F(CacheTest, DoesNotRememberIgnorance) {
  ask({a_});
  ask({a_});
  EXPECT_EQ(script_.asked.size(), 2u);
}

TEST_F(CacheTest, ForgetsTermsThatAreGone) {
  script_.answer = Unsat{};
  ask({a_, c_});
  cache_.forget_from(c_.id);
  ask({a_, c_});
  EXPECT_EQ(script_.asked.size(), 2u);
}

TEST_F(CacheTest, StaysWithinItsCapacity) {
  script_.answer = Unsat{};
  Cache small(std::make_unique<FakeLayer>(script_), 2);
  for (const expr::Term term : {a_, b_, c_, a_}) small.solve(Query{.constraints = {term}});
  EXPECT_EQ(script_.asked.size(), 4u);  // the third one emptied it
}

}  // namespace
}  // namespace assay::solver
