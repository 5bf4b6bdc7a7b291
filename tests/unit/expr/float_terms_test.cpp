// SPDX-License-Identifier: Apache-2.0
#include "expr/float_terms.h"

#include <gtest/gtest.h>

namespace assay::expr {
namespace {

class FloatTermsTest : public testing::Test {
 protected:
  Terms terms_;
  FloatTerms floats_{terms_};
  Term number_ = terms_.variable(terms_.new_variable("n", VariableKind::Int, 32));
  Term real_ = terms_.variable(terms_.new_variable("d", VariableKind::Double, 64));
};

TEST_F(FloatTermsTest, KnowVariablesByTheirType) {
  EXPECT_FALSE(floats_.contains(number_));
  EXPECT_TRUE(floats_.contains(real_));
  EXPECT_FALSE(floats_.contains(terms_.constant(64, 5)));
}

TEST_F(FloatTermsTest, FindThemInsideOfTerms) {
  Term small = terms_.binary(Op::Slt, number_, terms_.constant(32, 5));
  Term integral = terms_.convert(Op::FToS, real_, 32);
  EXPECT_FALSE(floats_.contains(small));
  EXPECT_TRUE(floats_.contains(integral));
  EXPECT_TRUE(floats_.contains(terms_.both(small, terms_.equal(integral, number_))));
}

TEST_F(FloatTermsTest, KnowOperationsOnPlainNumbers) {
  EXPECT_TRUE(floats_.contains(terms_.convert(Op::FFromS, number_, 64)));
}

TEST_F(FloatTermsTest, FollowTruncations) {
  const std::size_t before = terms_.size();
  Term integral = terms_.convert(Op::FToS, real_, 32);
  EXPECT_TRUE(floats_.contains(integral));
  terms_.truncate(before);
  Term sum = terms_.binary(Op::Add, number_, terms_.constant(32, 77));
  EXPECT_FALSE(floats_.contains(sum));
  EXPECT_FALSE(floats_.contains(Term{integral.id}));
}

}  // namespace
}  // namespace assay::expr
