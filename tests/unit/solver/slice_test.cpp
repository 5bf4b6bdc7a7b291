// SPDX-License-Identifier: Apache-2.0
#include "solver/slice.h"

#include <gtest/gtest.h>

#include "fixtures.h"

namespace assay::solver {
namespace {

class SliceTest : public testing::Test {
 protected:
  std::vector<expr::Term> sliced(std::vector<expr::Term> constraints) {
    FakeLayer::Script script;
    Slice slice(inputs_.terms, std::make_unique<FakeLayer>(script));
    slice.solve(Query{.constraints = std::move(constraints)});
    return script.asked.empty() ? std::vector<expr::Term>{} : script.asked[0].constraints;
  }

  Inputs inputs_;
  expr::Term x_ = inputs_.integer("x"), y_ = inputs_.integer("y"), z_ = inputs_.integer("z"),
             w_ = inputs_.integer("w");
};

TEST_F(SliceTest, KeepsWhatSharesVariablesThroughOthers) {
  const expr::Term x_below_y = inputs_.less(x_, y_);
  const expr::Term y_below_z = inputs_.less(y_, z_);
  const expr::Term about_w = inputs_.less(w_, inputs_.number(5));
  const expr::Term last = inputs_.less(z_, inputs_.number(3));
  EXPECT_EQ(sliced({x_below_y, about_w, y_below_z, last}),
            (std::vector<expr::Term>{x_below_y, y_below_z, last}));
}

TEST_F(SliceTest, DropsRepetitionsButKeepsTheLastInPlace) {
  const expr::Term first = inputs_.less(x_, inputs_.number(9));
  const expr::Term last = inputs_.less(x_, inputs_.number(3));
  EXPECT_EQ(sliced({last, first, first, last}), (std::vector<expr::Term>{first, last}));
}

TEST_F(SliceTest, KeepsAFalseConstraintWithoutVariables) {
  const expr::Term never = inputs_.terms.boolean(false);
  const expr::Term last = inputs_.less(x_, inputs_.number(3));
  EXPECT_EQ(sliced({never, last}), (std::vector<expr::Term>{never, last}));
}

TEST_F(SliceTest, AnswersWhatIsPlainlyTrue) {
  FakeLayer::Script script;
  Slice slice(inputs_.terms, std::make_unique<FakeLayer>(script));
  EXPECT_TRUE(is_sat(slice.solve(Query{.constraints = {inputs_.terms.boolean(true)}})));
  EXPECT_TRUE(script.asked.empty());
}

}  // namespace
}  // namespace assay::solver
