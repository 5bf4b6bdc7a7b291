// SPDX-License-Identifier: Apache-2.0
#include "expr/terms.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "base/check.h"

namespace assay::expr {
namespace {

class TermsTest : public testing::Test {
 protected:
  Term variable(unsigned width) {
    return terms_.variable(terms_.new_variable("v", VariableKind::Int, width));
  }

  Terms terms_;
};

TEST_F(TermsTest, GivesEqualExpressionsEqualNumbers) {
  const Term x = variable(32);
  const Term y = variable(32);
  EXPECT_EQ(terms_.binary(Op::Add, x, y), terms_.binary(Op::Add, x, y));
  EXPECT_EQ(terms_.constant(32, 7), terms_.constant(32, 7));
  EXPECT_NE(terms_.constant(32, 7), terms_.constant(16, 7));
  EXPECT_NE(terms_.binary(Op::Sub, x, y), terms_.binary(Op::Sub, y, x));
}

TEST_F(TermsTest, CutsConstantsToTheirWidth) {
  EXPECT_EQ(terms_.constant(8, 0x1ff), terms_.constant(8, 0xff));
  EXPECT_EQ(terms_.node(terms_.constant(64, ~std::uint64_t{0})).constant(), ~std::uint64_t{0});
  EXPECT_EQ(terms_.constant(1, 3), terms_.boolean(true));
}

TEST_F(TermsTest, TellsTrueFromFalseAndFromNumbers) {
  EXPECT_TRUE(terms_.is_true(terms_.boolean(true)));
  EXPECT_TRUE(terms_.is_false(terms_.boolean(false)));
  EXPECT_FALSE(terms_.is_true(terms_.constant(32, 1)));
  EXPECT_FALSE(terms_.is_true(Term{}));
  EXPECT_FALSE(terms_.is_false(Term{}));
}

TEST_F(TermsTest, KeepsTheMeaningOfNumbersWhileItGrows) {
  const Term x = variable(32);
  std::vector<Term> sums;
  for (std::uint64_t i = 1; i < 10'000; ++i) {
    sums.push_back(terms_.binary(Op::Add, x, terms_.constant(32, i)));
  }
  for (std::uint64_t i = 1; i < 10'000; ++i) {
    EXPECT_EQ(terms_.binary(Op::Add, x, terms_.constant(32, i)), sums[i - 1]);
  }
}

TEST_F(TermsTest, ForgetsTruncatedTermsAndFindsTheOthers) {
  const Term x = variable(32);
  std::vector<Term> sums;
  for (std::uint64_t i = 1; i < 3000; ++i) {
    sums.push_back(terms_.binary(Op::Add, x, terms_.constant(32, i)));
  }
  for (std::size_t keep : {2900u, 2000u, 100u, 1u}) {
    const std::size_t size = sums[keep].id + 1;
    terms_.truncate(size);
    EXPECT_EQ(terms_.size(), size);
    for (std::uint64_t i = 1; i <= keep; ++i) {
      ASSERT_EQ(terms_.binary(Op::Add, x, terms_.constant(32, i)), sums[i - 1]);
    }
    EXPECT_EQ(terms_.size(), size) << "nothing should be made twice";
  }
}

TEST_F(TermsTest, KeepsTrueAndFalseForever) {
  terms_.truncate(0);
  EXPECT_TRUE(terms_.is_true(terms_.boolean(true)));
  EXPECT_TRUE(terms_.is_false(terms_.boolean(false)));
}

TEST_F(TermsTest, KnowsWhichTermsOutlivedTruncations) {
  const Term x = variable(32);
  for (std::uint64_t i = 1; i < 100; ++i) terms_.binary(Op::Add, x, terms_.constant(32, i));
  const std::uint32_t first = terms_.generation();
  terms_.truncate(50);
  terms_.binary(Op::Mul, x, x);
  const std::uint32_t second = terms_.generation();
  EXPECT_NE(first, second);
  terms_.binary(Op::Sub, terms_.binary(Op::Mul, x, x), x);
  terms_.truncate(51);
  EXPECT_EQ(terms_.unchanged_since(first), 50u);
  EXPECT_EQ(terms_.unchanged_since(second), 51u);
  EXPECT_EQ(terms_.unchanged_since(terms_.generation()), terms_.size());
}

TEST_F(TermsTest, GivesEqualTablesOneNumber) {
  const std::array<std::uint64_t, 3> primes{2, 3, 5};
  const std::array<std::uint64_t, 3> others{2, 3, 6};
  EXPECT_EQ(terms_.table(8, primes), terms_.table(8, primes));
  EXPECT_NE(terms_.table(8, primes), terms_.table(16, primes));
  EXPECT_NE(terms_.table(8, primes), terms_.table(8, others));
}

TEST_F(TermsTest, RefusesOperandsOfDifferentWidths) {
  const Term x = variable(32);
  const Term y = variable(64);
  EXPECT_THROW(terms_.binary(Op::Add, x, y), CheckFailure);
  EXPECT_THROW(terms_.extract(x, 30, 8), CheckFailure);
}

TEST_F(TermsTest, BuildsAndUndoesChainsTooDeepForRecursion) {
  const Term x = variable(32);
  Term hash = x;
  for (std::uint64_t i = 0; i < 200'000; ++i) {
    const Op op = i % 2 ? Op::Mul : Op::Xor;
    hash = terms_.plain({op, 32, 0, hash, terms_.constant(32, i % 2 ? 16777619 : 0x55 + i % 50)});
  }
  const Term solved = terms_.binary(Op::Eq, hash, terms_.constant(32, 12345));
  EXPECT_EQ(terms_.node(solved).op, Op::Eq);
  EXPECT_EQ(terms_.node(solved).a, x);
}

TEST_F(TermsTest, TakesDeepConcatenationsApart) {
  Term word = terms_.zero_extend(variable(8), 32);
  const Term low = terms_.node(word).a;
  for (int i = 0; i < 200'000; ++i) {
    word = terms_.plain(
        {Op::Or, 32, 0, word, terms_.binary(Op::Shl, variable(32), terms_.constant(32, 8))});
  }
  EXPECT_EQ(terms_.extract(word, 0, 8), low);
}

}  // namespace
}  // namespace assay::expr
