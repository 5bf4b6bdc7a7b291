// SPDX-License-Identifier: Apache-2.0
#include "solver/enumeration.h"

#include <gtest/gtest.h>

#include <random>

#include "fixtures.h"

namespace assay::solver {
namespace {

class EnumerationTest : public testing::Test {
 protected:
  Answer ask(std::vector<expr::Term> constraints) {
    TapeSource tapes(inputs_.terms);
    script_ = {};
    Enumeration layer(tapes, std::make_unique<FakeLayer>(script_));
    query_ = Query{.constraints = std::move(constraints)};
    return layer.solve(query_);
  }
  bool was_passed_on() const { return !script_.asked.empty(); }
  expr::Term n(std::int64_t value) { return inputs_.number(value); }
  expr::Term between(std::int64_t low, expr::Term x, std::int64_t high) {
    return inputs_.terms.both(inputs_.at_most(n(low), x), inputs_.at_most(x, n(high)));
  }

  Inputs inputs_;
  expr::Term x_ = inputs_.integer("x"), y_ = inputs_.integer("y");
  FakeLayer::Script script_;
  Query query_;
};

TEST_F(EnumerationTest, FindsTheOnlySolutionOfASmallRange) {
  const expr::Term cube = inputs_.op(expr::Op::Mul, x_, inputs_.op(expr::Op::Mul, x_, x_));
  const Answer answer = ask({between(-50, x_, 50), inputs_.equal(cube, n(-24389))});
  ASSERT_TRUE(is_sat(answer));
  EXPECT_TRUE(all_hold(inputs_.terms, query_, std::get<Sat>(answer).model));
  EXPECT_EQ(static_cast<std::int32_t>(std::get<Sat>(answer).model[0].second), -29);
}

TEST_F(EnumerationTest, RefutesWhatNoValueOfTheRangesMeets) {
  const expr::Term rest = inputs_.op(expr::Op::SRem, x_, y_);
  EXPECT_TRUE(is_unsat(ask({between(1, x_, 8), between(1, y_, 8), inputs_.less(y_, rest)})));
}

TEST_F(EnumerationTest, PassesOnWhatHasTooManyValues) {
  EXPECT_FALSE(is_sat(ask({inputs_.at_most(n(0), x_), inputs_.equal(x_, y_)})));
  EXPECT_TRUE(was_passed_on());
}

TEST_F(EnumerationTest, SeesBoundsInNegationsAndDisjunctions) {
  const expr::Term outside = inputs_.terms.either(inputs_.less(x_, n(3)), inputs_.less(n(5), x_));
  const Answer answer = ask(
      {inputs_.terms.negate(outside), inputs_.equal(inputs_.op(expr::Op::SRem, x_, n(4)), n(1))});
  ASSERT_TRUE(is_sat(answer));
  EXPECT_EQ(std::get<Sat>(answer).model[0].second, 5u);
}

TEST_F(EnumerationTest, SeesBoundsOfWidenedBytes) {
  const expr::Term byte = inputs_.variable(expr::VariableKind::Byte, 8);
  const expr::Term wide = inputs_.terms.sign_extend(byte, 32);
  const expr::Term square = inputs_.op(expr::Op::Mul, wide, wide);
  const Answer answer = ask({inputs_.less(wide, n(0)), inputs_.equal(square, n(10201))});
  ASSERT_TRUE(is_sat(answer));
  EXPECT_EQ(static_cast<std::int8_t>(std::get<Sat>(answer).model[0].second), -101);
}

TEST_F(EnumerationTest, DoesNotBelieveFunctionsOfTheEvaluator) {
  const std::uint16_t twice = inputs_.terms.add_external(
      "twice", [](std::uint64_t x, std::uint64_t) -> std::uint64_t { return 2 * x; });
  const expr::Term doubled = inputs_.terms.external(twice, 32, x_);
  EXPECT_FALSE(is_unsat(ask({between(1, x_, 4), inputs_.equal(doubled, n(5))})));
  EXPECT_TRUE(was_passed_on());
}

TEST_F(EnumerationTest, AgreesWithTryingAllBytes) {
  std::mt19937 random(7);
  const expr::Term byte = inputs_.variable(expr::VariableKind::Byte, 8);
  const expr::Op comparisons[] = {expr::Op::Slt, expr::Op::Sle, expr::Op::Ult, expr::Op::Ule};
  for (int round = 0; round < 300; ++round) {
    std::vector<expr::Term> constraints;
    for (int i = 0; i < 3; ++i) {
      const expr::Term k = inputs_.terms.constant(8, random());
      expr::Term condition = random() % 2 == 0 ? inputs_.op(comparisons[random() % 4], byte, k)
                                               : inputs_.op(comparisons[random() % 4], k, byte);
      constraints.push_back(random() % 2 == 0 ? condition : inputs_.terms.negate(condition));
    }
    const Answer answer = ask(constraints);
    bool any = false;
    for (std::uint64_t value = 0; value < 256 && !any; ++value)
      any = all_hold(inputs_.terms, query_, {{inputs_.variable_of(byte), value}});
    EXPECT_EQ(is_sat(answer), any || (was_passed_on() && is_sat(answer)));
    EXPECT_EQ(is_unsat(answer), !any && !was_passed_on());
  }
}

}  // namespace
}  // namespace assay::solver
