// SPDX-License-Identifier: Apache-2.0
#include "crash/conditions.h"

#include <gtest/gtest.h>

namespace assay::crash {
namespace {

using expr::Term;
using expr::VariableKind;

class OneNumber : public ::testing::Test {
 protected:
  Term input(VariableKind kind) {
    return terms_.variable(terms_.new_variable("input", kind, 32, 0));
  }
  /// The condition that a sum is zero.
  bool is_one(Term left, Term right) {
    const Term sum = terms_.binary(expr::Op::Add, left, right);
    return is_of_one_number(terms_, terms_.equal(sum, terms_.constant(32, 0)));
  }

  expr::Terms terms_;
};

TEST_F(OneNumber, StaysOneWhateverIsDoneToIt) {
  const Term number = input(VariableKind::Int);
  EXPECT_TRUE(is_one(number, terms_.constant(32, 7)));
  EXPECT_TRUE(is_one(number, terms_.binary(expr::Op::Mul, number, number)));
}

TEST_F(OneNumber, IsNotWhatWasMadeOfSeveral) {
  EXPECT_FALSE(is_one(input(VariableKind::Int), input(VariableKind::Int)));
}

TEST_F(OneNumber, IsNotWhatWasMadeOfText) {
  EXPECT_FALSE(is_one(input(VariableKind::Char), terms_.constant(32, 7)));
  EXPECT_FALSE(is_one(input(VariableKind::Length), terms_.constant(32, 7)));
}

}  // namespace
}  // namespace assay::crash
