// SPDX-License-Identifier: Apache-2.0
#include "solver/local/local_search.h"

#include <gtest/gtest.h>

#include <cmath>

#include "fixtures.h"

namespace assay::solver {
namespace {

using expr::Op;
using expr::Term;

class LocalSearchTest : public testing::Test {
 protected:
  /// Solves and checks the model; without another layer the search is on its own.
  Answer solve(std::vector<Term> constraints) {
    const Query query{.constraints = std::move(constraints)};
    TapeSource tapes(inputs_.terms);
    LocalSearch search(tapes, nullptr);
    Answer answer = search.solve(query);
    const auto* sat = std::get_if<Sat>(&answer);
    EXPECT_TRUE(sat != nullptr && all_hold(inputs_.terms, query, sat->model));
    return answer;
  }
  Term n(std::int64_t value) { return inputs_.number(value); }
  Term d(double value) { return inputs_.number_real(value); }
  Term op(Op o, Term a, Term b) { return inputs_.op(o, a, b); }

  Inputs inputs_;
  Term i_ = inputs_.integer("i"), j_ = inputs_.integer("j");
  Term x_ = inputs_.real("x"), y_ = inputs_.real("y");
};

TEST_F(LocalSearchTest, InvertsSumsProductsAndMasks) {
  const Term mixed = op(Op::Xor, op(Op::Mul, op(Op::Add, i_, n(77)), n(31)), n(0x5a5a5a));
  solve({inputs_.equal(mixed, n(123456789))});
}

TEST_F(LocalSearchTest, FindsBothFactors) {
  solve({inputs_.less(n(1), i_), inputs_.less(n(1), j_),
         inputs_.equal(op(Op::Mul, i_, j_), n(10007 * 10009))});
}

TEST_F(LocalSearchTest, ReadsDigitsBackwards) {
  std::vector<Term> constraints;
  Term number = n(0);
  for (int k = 0; k < 6; ++k) {
    const Term c =
        inputs_.terms.zero_extend(inputs_.variable(expr::VariableKind::Latin1, 8, '0'), 32);
    constraints.push_back(inputs_.at_most(n('0'), c));
    constraints.push_back(inputs_.at_most(c, n('9')));
    number = op(Op::Add, op(Op::Mul, number, n(10)), op(Op::Sub, c, n('0')));
  }
  constraints.push_back(inputs_.equal(number, n(271828)));
  solve(constraints);
}

TEST_F(LocalSearchTest, UndoesBitSpreading) {
  Term h = inputs_.integer("seed", 0, 64);
  h = op(Op::Xor, h, op(Op::Shl, h, inputs_.number(13, 64)));
  h = op(Op::Xor, h, op(Op::LShr, h, inputs_.number(7, 64)));
  solve({inputs_.equal(h, inputs_.number(0x123456789abcdef, 64))});
}

TEST_F(LocalSearchTest, FollowsChainsOfEqualities) {
  solve({inputs_.equal(i_, op(Op::Add, j_, n(3))), inputs_.less(n(100), j_)});
}

TEST_F(LocalSearchTest, ChoosesTheOtherArm) {
  const Term choice = inputs_.terms.ite(inputs_.equal(i_, n(9)), op(Op::Add, j_, n(1)), n(5));
  solve({inputs_.equal(choice, n(42))});
}

TEST_F(LocalSearchTest, FindsTheIndexOfAnElement) {
  const std::vector<std::uint64_t> elements{3, 1, 4, 1, 5, 9, 2, 6};
  const Term element = inputs_.terms.select(inputs_.terms.table(32, elements), i_);
  solve({inputs_.at_most(n(0), i_), inputs_.less(i_, n(8)), inputs_.equal(element, n(9))});
}

TEST_F(LocalSearchTest, FindsSquareRoots) { solve({op(Op::FEq, op(Op::FMul, x_, x_), d(2.25))}); }

TEST_F(LocalSearchTest, FindsRootsOfPolynomials) {
  const Term left = op(Op::FSub, op(Op::FMul, x_, x_), op(Op::FMul, d(5), x_));
  solve({op(Op::FLt, d(2.5), x_), op(Op::FEq, op(Op::FAdd, left, d(6)), d(0))});
}

TEST_F(LocalSearchTest, FindsIntegersBehindConversions) {
  const Term root = inputs_.terms.unary(Op::FSqrt, inputs_.terms.convert(Op::FFromS, i_, 64));
  solve({op(Op::FLt, d(10), root), op(Op::FLt, root, d(10.5))});
}

TEST_F(LocalSearchTest, FindsFractionsThatTruncate) {
  solve({inputs_.equal(inputs_.terms.convert(Op::FToS, x_, 32), n(42)),
         inputs_.terms.negate(op(Op::FEq, x_, d(42)))});
}

TEST_F(LocalSearchTest, UndoesRoundedAdditions) {
  Term sum = x_;
  for (int k = 0; k < 5; ++k) sum = op(Op::FAdd, sum, d(0.1));
  solve({op(Op::FEq, sum, d(1.0))});
}

TEST_F(LocalSearchTest, FindsNotANumber) { solve({inputs_.terms.negate(op(Op::FEq, x_, x_))}); }

TEST_F(LocalSearchTest, FindsInfinity) {
  solve(
      {op(Op::FLt, d(1e308), op(Op::FSub, x_, d(1e308))), op(Op::FEq, op(Op::FMul, x_, d(2)), x_)});
}

TEST_F(LocalSearchTest, FindsNegativeZeroByItsBits) {
  solve({op(Op::FEq, x_, d(0)), inputs_.less(x_, inputs_.number(0, 64))});
}

TEST_F(LocalSearchTest, SearchesThroughFunctionsWithoutInverse) {
  const std::uint16_t sine =
      inputs_.terms.add_external("Math.sin", [](std::uint64_t bits, std::uint64_t) {
        return std::bit_cast<std::uint64_t>(std::sin(std::bit_cast<double>(bits)));
      });
  solve({op(Op::FLt, d(0.99), inputs_.terms.external(sine, 64, x_)), op(Op::FLt, d(5), x_)});
}

TEST_F(LocalSearchTest, SearchesThroughTheFloatingRemainder) {
  solve({op(Op::FEq, op(Op::FRem, x_, d(7.5)), d(2)), op(Op::FLt, d(100), x_)});
}

TEST_F(LocalSearchTest, AsksOnWhenTheStepsAreUsedUp) {
  FakeLayer::Script script;
  TapeSource tapes(inputs_.terms);
  LocalSearch search(tapes, std::make_unique<FakeLayer>(script));
  // Fermat: no answer, but no shortcut to that either.
  const auto cube = [&](Term t) { return op(Op::Mul, op(Op::Mul, t, t), t); };
  Query query;
  for (const Term t : {i_, j_}) {
    query.constraints.push_back(inputs_.less(n(0), t));
    query.constraints.push_back(inputs_.less(t, n(1000)));
  }
  query.constraints.push_back(inputs_.equal(op(Op::Add, cube(i_), cube(j_)), n(1000000)));
  search.solve(query);
  EXPECT_EQ(script.asked.size(), 1u);
}

}  // namespace
}  // namespace assay::solver
