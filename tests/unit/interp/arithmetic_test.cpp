// SPDX-License-Identifier: Apache-2.0
#include "interp/arithmetic.h"

#include <gtest/gtest.h>

#include <limits>

namespace assay::interp {
namespace {

constexpr std::int32_t kMin = std::numeric_limits<std::int32_t>::min(),
                       kMax = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kLongMin = std::numeric_limits<std::int64_t>::min();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN(),
                 kInfinity = std::numeric_limits<double>::infinity();

TEST(Arithmetic, IntegersWrap) {
  EXPECT_EQ(add(kMax, 1), kMin);
  EXPECT_EQ(subtract(kMin, 1), kMax);
  EXPECT_EQ(multiply(65536, 65536), 0);
  EXPECT_EQ(multiply(kLongMin, std::int64_t{-1}), kLongMin);
}

TEST(Arithmetic, MinimumDividedByMinusOneIsItself) {
  EXPECT_EQ(divide(kMin, -1), kMin);
  EXPECT_EQ(remainder(kMin, -1), 0);
  EXPECT_EQ(divide(kLongMin, std::int64_t{-1}), kLongMin);
  EXPECT_EQ(divide(-7, 2), -3);
  EXPECT_EQ(remainder(-7, 2), -1);
}

TEST(Arithmetic, ShiftDistancesAreMasked) {
  EXPECT_EQ(shift_left(1, 33), 2);
  EXPECT_EQ(shift_right(-8, 1), -4);
  EXPECT_EQ(shift_right_unsigned(-1, 28), 15);
  EXPECT_EQ(shift_left(std::int64_t{1}, 65), 2);
  EXPECT_EQ(shift_right_unsigned(std::int64_t{-1}, 60), 15);
}

TEST(Arithmetic, RealsSaturateToIntegers) {
  EXPECT_EQ(to_integer<std::int32_t>(kNaN), 0);
  EXPECT_EQ(to_integer<std::int32_t>(1e20), kMax);
  EXPECT_EQ(to_integer<std::int32_t>(-kInfinity), kMin);
  EXPECT_EQ(to_integer<std::int32_t>(-1.9), -1);
  EXPECT_EQ(to_integer<std::int64_t>(9.3e18), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(to_integer<std::int32_t>(2147483648.0f), kMax);
}

TEST(Arithmetic, NaNComparesAsTheInstructionSays) {
  EXPECT_EQ(compare(kNaN, 1.0, -1), -1);
  EXPECT_EQ(compare(1.0, kNaN, 1), 1);
  EXPECT_EQ(compare(0.0, -0.0, 1), 0);
  EXPECT_EQ(relation(kNaN, kNaN), 8u);
  EXPECT_EQ(relation(1.0, 2.0), 1u);
}

}  // namespace
}  // namespace assay::interp
