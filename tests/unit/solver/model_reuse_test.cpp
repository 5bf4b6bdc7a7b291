// SPDX-License-Identifier: Apache-2.0
#include "solver/model_reuse.h"

#include <gtest/gtest.h>

#include "fixtures.h"

namespace assay::solver {
namespace {

class ModelReuseTest : public testing::Test {
 protected:
  Inputs inputs_;
  expr::Term x_ = inputs_.integer("x"), y_ = inputs_.integer("y");
  expr::Variable vx_ = inputs_.variable_of(x_), vy_ = inputs_.variable_of(y_);
  expr::Term large_ = inputs_.less(inputs_.number(1000), x_);
  TapeSource tapes_{inputs_.terms};
  FakeLayer::Script script_;
  ModelReuse reuse_{tapes_, std::make_unique<FakeLayer>(script_)};
};

TEST_F(ModelReuseTest, TakesTheFirstCandidateThatHolds) {
  const Query query{.constraints = {large_}, .candidates = {{{vx_, 5}}, {{vx_, 2000}, {vy_, 1}}}};
  const Answer answer = reuse_.solve(query);
  EXPECT_EQ(value_in(answer, vx_), 2000u);
  EXPECT_TRUE(script_.asked.empty());
}

TEST_F(ModelReuseTest, SpeaksOnlyOfTheQuerysVariables) {
  const Query query{.constraints = {large_}, .candidates = {{{vx_, 2000}, {vy_, 1}}}};
  EXPECT_EQ(std::get<Sat>(reuse_.solve(query)).model.size(), 1u);
}

TEST_F(ModelReuseTest, TriesEarlierModels) {
  script_.answer = Sat{{{vx_, 5000}}};
  reuse_.solve(Query{.constraints = {large_}});
  const expr::Term larger = inputs_.less(inputs_.number(4000), x_);
  EXPECT_EQ(value_in(reuse_.solve(Query{.constraints = {larger}}), vx_), 5000u);
  EXPECT_EQ(script_.asked.size(), 1u);
}

TEST_F(ModelReuseTest, AsksOnWhenNothingFits) {
  reuse_.solve(Query{.constraints = {large_}, .candidates = {{{vx_, 5}}, {{vy_, 5}}}});
  EXPECT_EQ(script_.asked.size(), 1u);
}

}  // namespace
}  // namespace assay::solver
