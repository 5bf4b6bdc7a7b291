// SPDX-License-Identifier: Apache-2.0
#include "solver/bounds.h"

#include <gtest/gtest.h>

#include "fixtures.h"
#include "solver/local/search_state.h"

namespace assay::solver {
namespace {

class BoundsTest : public testing::Test {
 protected:
  bool refutes(std::vector<expr::Term> constraints) {
    FakeLayer::Script script;
    TapeSource tapes(inputs_.terms);
    Bounds bounds(tapes, std::make_unique<FakeLayer>(script));
    const Answer answer = bounds.solve(Query{.constraints = std::move(constraints)});
    EXPECT_EQ(is_unsat(answer), script.asked.empty());
    return is_unsat(answer);
  }
  expr::Term n(std::int64_t value) { return inputs_.number(value); }

  Inputs inputs_;
  expr::Term x_ = inputs_.integer("x"), y_ = inputs_.integer("y"), z_ = inputs_.integer("z");
};

TEST_F(BoundsTest, RefutesAConditionBesideItsNegation) {
  const expr::Term odd = inputs_.equal(inputs_.op(expr::Op::SRem, x_, y_), n(1));
  EXPECT_TRUE(refutes({odd, inputs_.terms.negate(odd)}));
  EXPECT_FALSE(refutes({odd}));
}

TEST_F(BoundsTest, RefutesBoundsThatLeaveNoValue) {
  EXPECT_TRUE(refutes({inputs_.less(n(10), x_), inputs_.less(x_, n(11))}));
  EXPECT_FALSE(refutes({inputs_.less(n(10), x_), inputs_.less(x_, n(12))}));
}

TEST_F(BoundsTest, SeesThroughWideningsAndSums) {
  const expr::Term character = inputs_.variable(expr::VariableKind::Latin1, 8);
  const expr::Term digit =
      inputs_.op(expr::Op::Sub, inputs_.terms.zero_extend(character, 32), n('0'));
  const expr::Term is_digit = inputs_.at_most(inputs_.terms.zero_extend(character, 32), n('9'));
  EXPECT_TRUE(refutes({is_digit, inputs_.less(n(9), digit)}));
  EXPECT_FALSE(refutes({is_digit, inputs_.less(n(8), digit)}));
}

TEST_F(BoundsTest, RefutesComparisonsInACircle) {
  EXPECT_TRUE(refutes({inputs_.less(x_, y_), inputs_.at_most(y_, z_), inputs_.at_most(z_, x_)}));
  EXPECT_FALSE(
      refutes({inputs_.at_most(x_, y_), inputs_.at_most(y_, z_), inputs_.at_most(z_, x_)}));
  EXPECT_TRUE(refutes({inputs_.less(x_, y_), inputs_.less(y_, z_), inputs_.equal(z_, x_)}));
}

TEST_F(BoundsTest, KeepsSignedAndUnsignedOrdersApart) {
  EXPECT_FALSE(refutes({inputs_.less(x_, y_), inputs_.op(expr::Op::Ult, y_, x_)}));
}

TEST_F(BoundsTest, KnowsThatDoublesAreEvenAndSquaresHaveNoSecondBit) {
  EXPECT_TRUE(refutes({inputs_.equal(inputs_.op(expr::Op::Mul, x_, x_), n(3))}));
  EXPECT_TRUE(refutes({inputs_.equal(inputs_.op(expr::Op::Add, x_, x_), n(7))}));
  EXPECT_FALSE(refutes({inputs_.equal(inputs_.op(expr::Op::Mul, x_, x_), n(9))}));
}

TEST_F(BoundsTest, LetsSumsWrapAround) {
  const expr::Term next = inputs_.op(expr::Op::Add, x_, n(1));
  EXPECT_FALSE(refutes({inputs_.less(n(100), x_), inputs_.less(next, n(0))}));
}

/// Whether some values of the variables, four bits each, meet all constraints.
bool has_model(const expr::Terms& terms, const Query& query) {
  TapeSource tapes(terms);
  const Tape& tape = tapes.tape_of(query.constraints);
  SearchState state(tape);
  const std::size_t count = tape.variables().size();
  for (std::uint64_t all = 0; all < std::uint64_t{1} << (4 * count); ++all) {
    std::vector<std::uint64_t> values;
    for (std::size_t k = 0; k < count; ++k) values.push_back(all >> (4 * k) & 15);
    state.load(values);
    if (state.solved()) return true;
  }
  return false;
}

TEST(Bounds, NeverRefutesWhatHasAModel) {
  Inputs inputs;
  RandomQueries queries(inputs, 31, 4);
  TapeSource tapes(inputs.terms);
  FakeLayer::Script script;
  Bounds bounds(tapes, std::make_unique<FakeLayer>(script));
  int refuted = 0;
  for (int round = 0; round < 1500; ++round) {
    const Query query = queries.next(2 + static_cast<std::size_t>(round) % 3);
    if (!is_unsat(bounds.solve(query))) continue;
    ++refuted;
    ASSERT_FALSE(has_model(inputs.terms, query)) << round;
  }
  EXPECT_GT(refuted, 50);
}

}  // namespace
}  // namespace assay::solver
