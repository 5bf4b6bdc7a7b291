// SPDX-License-Identifier: Apache-2.0
#include "solver/small_models.h"

#include <gtest/gtest.h>

#include "fixtures.h"

namespace assay::solver {
namespace {

using expr::VariableKind;

class SmallModelsTest : public testing::Test {
 protected:
  /// What becomes of the only variable's value.
  std::uint64_t made_small(expr::Term variable, std::uint64_t found,
                           std::vector<expr::Term> constraints) {
    FakeLayer::Script script;
    script.answer = Sat{{{inputs_.variable_of(variable), found}}};
    TapeSource tapes(inputs_.terms);
    SmallModels layer(tapes, std::make_unique<FakeLayer>(script));
    const Query query{.constraints = std::move(constraints), .start = start_};
    const Answer answer = layer.solve(query);
    EXPECT_TRUE(all_hold(inputs_.terms, query, std::get<Sat>(answer).model));
    return value_in(answer, inputs_.variable_of(variable));
  }

  Inputs inputs_;
  expr::Assignment start_;
};

TEST_F(SmallModelsTest, PrefersTheSmallestNumberThatHolds) {
  const expr::Term x = inputs_.integer("x");
  EXPECT_EQ(made_small(x, 987654, {inputs_.less(inputs_.number(0), x)}), 1u);
}

TEST_F(SmallModelsTest, PrefersRoundNumbers) {
  const expr::Term x = inputs_.integer("x");
  EXPECT_EQ(made_small(x, 123457, {inputs_.less(inputs_.number(45678), x)}), 100000u);
}

TEST_F(SmallModelsTest, PrefersPrintableCharacters) {
  const expr::Term c = inputs_.variable(VariableKind::Latin1, 8);
  start_.set(inputs_.variable_of(c), 'x');
  EXPECT_EQ(made_small(c, 7,
                       {inputs_.terms.negate(inputs_.equal(c, inputs_.number('x', 8))),
                        inputs_.terms.negate(inputs_.equal(c, inputs_.number(0, 8)))}),
            static_cast<std::uint64_t>('a'));
}

TEST_F(SmallModelsTest, PrefersShortLengths) {
  const expr::Term length = inputs_.variable(VariableKind::Length, 32, 8);
  EXPECT_EQ(made_small(length, 17, {inputs_.less(inputs_.number(2), length)}), 3u);
}

TEST_F(SmallModelsTest, PrefersSimpleDecimals) {
  const expr::Term x = inputs_.real("x");
  const auto bits = std::bit_cast<std::uint64_t>(0.7300000000000001);
  const std::uint64_t small = made_small(x, bits,
                                         {inputs_.op(expr::Op::FLt, inputs_.number_real(0.7), x),
                                          inputs_.op(expr::Op::FLt, x, inputs_.number_real(0.9))});
  EXPECT_EQ(std::bit_cast<double>(small), 0.8);
}

TEST_F(SmallModelsTest, LeavesWhatTheStartHasChosen) {
  const expr::Term x = inputs_.integer("x");
  start_.set(inputs_.variable_of(x), 77);
  EXPECT_EQ(made_small(x, 77, {inputs_.less(inputs_.number(0), x)}), 77u);
}

}  // namespace
}  // namespace assay::solver
