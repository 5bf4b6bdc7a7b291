// SPDX-License-Identifier: Apache-2.0
#include "concolic/exact_values.h"

#include <gtest/gtest.h>

#include <limits>

#include "expr/terms.h"

namespace assay::concolic {
namespace {

using expr::Term;
using InsnOp = interp::Op;
using Operand = ExactValues::Operand;

constexpr std::int64_t kMax = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kMin = std::numeric_limits<std::int32_t>::min();

/// Operations on two ints that depend on inputs; each result is a term of its own.
class ExactValuesTest : public ::testing::Test {
 protected:
  Term fresh(unsigned width = 32) {
    return terms_.variable(terms_.new_variable("t", expr::VariableKind::Length, width));
  }

  Operand note(InsnOp op, const Operand& a, const Operand& b, std::int64_t result,
               bool is_observed = true) {
    const Operand made{fresh(), result};
    values_.note({op, a, b, made, {}, is_observed});
    return made;
  }

  std::optional<std::int64_t> exact(const Operand& operand) {
    const auto all = values_.take();
    const auto found = all.find(operand.term.id);
    if (found == all.end()) return std::nullopt;
    return static_cast<std::int64_t>(found->second.value);
  }

  expr::Terms terms_;
  ExactValues values_{terms_};
  Operand one_{fresh(), 1}, max_{fresh(), kMax};
};

TEST_F(ExactValuesTest, FollowsASumThatWraps) {
  const Operand sum = note(InsnOp::IAdd, one_, max_, kMin);
  const Operand half = note(InsnOp::IDivK, sum, {{}, 2}, kMin / 2);
  EXPECT_EQ(exact(sum), kMax + 1);
  EXPECT_EQ(exact(half), (kMax + 1) / 2);
}

TEST_F(ExactValuesTest, SaysNothingOfWhatComesOutRight) {
  const Operand sum = note(InsnOp::IAdd, one_, max_, kMin);
  EXPECT_EQ(exact(note(InsnOp::ISub, sum, max_, 1)), std::nullopt);
}

TEST_F(ExactValuesTest, SaysNothingIfTheRunWouldHaveGoneAnotherWay) {
  constexpr unsigned kLess = 2;
  const Operand sum = note(InsnOp::IAdd, one_, max_, kMin);
  values_.compare(kLess, sum, {{}, 0}, true);
  EXPECT_EQ(exact(sum), std::nullopt);
}

TEST_F(ExactValuesTest, GoesOnAfterAComparisonThatExactValuesAgreeOn) {
  constexpr unsigned kEqual = 0;
  const Operand sum = note(InsnOp::IAdd, one_, max_, kMin);
  values_.compare(kEqual, sum, {{}, 7}, false);
  EXPECT_EQ(exact(sum), kMax + 1);
}

TEST_F(ExactValuesTest, TakesMixedBitsForNoNumbers) {
  const Operand mixed = note(InsnOp::IXor, one_, max_, kMax - 1);
  EXPECT_EQ(exact(note(InsnOp::IAdd, mixed, max_, -3)), std::nullopt);
  const Operand hash = note(InsnOp::IMulK, max_, {{}, 31}, kMax - 30);
  EXPECT_EQ(exact(hash), std::nullopt);
  const Operand sum = note(InsnOp::IAdd, one_, max_, kMin);
  EXPECT_EQ(exact(note(InsnOp::IAndK, sum, {{}, 0xff}, 0)), std::nullopt);
}

TEST_F(ExactValuesTest, TakesFactorsOfUnitsForNumbers) {
  EXPECT_EQ(exact(note(InsnOp::IMulK, max_, {{}, 60}, -60)), kMax * 60);
  EXPECT_EQ(exact(note(InsnOp::IMulK, max_, {{}, 365}, kMax - 364)), kMax * 365);
}

TEST_F(ExactValuesTest, LeavesTheLibraryAlone) {
  EXPECT_EQ(exact(note(InsnOp::IAdd, one_, max_, kMin, false)), std::nullopt);
}

TEST_F(ExactValuesTest, TakesACastOfAnArgumentForAConversion) {
  const Term argument = terms_.variable(terms_.new_variable("n", expr::VariableKind::Int, 32));
  EXPECT_EQ(exact(note(InsnOp::I2B, {argument, 300}, {}, 44)), std::nullopt);
  const Operand computed = note(InsnOp::IAdd, one_, {{}, 299}, 300);
  EXPECT_EQ(exact(note(InsnOp::I2B, computed, {}, 44)), 300);
  const Operand unsigned_byte = note(InsnOp::IAdd, one_, {{}, 199}, 200);
  EXPECT_EQ(exact(note(InsnOp::I2B, unsigned_byte, {}, -56)), std::nullopt);
}

TEST_F(ExactValuesTest, TrustsNoTermThatStandsForTwoValues) {
  const Operand sum = note(InsnOp::IAdd, one_, max_, kMin);
  values_.note({InsnOp::ISub, one_, max_, sum, {}, true});
  EXPECT_EQ(exact(sum), std::nullopt);
}

}  // namespace
}  // namespace assay::concolic
