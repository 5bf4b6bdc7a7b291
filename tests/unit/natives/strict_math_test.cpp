// SPDX-License-Identifier: Apache-2.0
#include "natives/math/strict_math.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace assay::natives::strict {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void expect_same_bits(double actual, double expected, const char* what, double argument) {
  if (std::isnan(expected)) {
    EXPECT_TRUE(std::isnan(actual)) << what << " of " << argument;
    return;
  }
  EXPECT_EQ(std::bit_cast<std::uint64_t>(actual), std::bit_cast<std::uint64_t>(expected))
      << what << " of " << argument << " is " << actual << " but should be " << expected;
}

TEST(StrictMath, GivesTheBitsOfTheReferenceImplementation) {
#define X(function, argument, result) \
  expect_same_bits(strict::function(argument), result, #function, argument);
#define Y(function, y, x, result) expect_same_bits(strict::function(y, x), result, #function, y);
#include "unit/natives/strict_math_table.inc"
#undef X
#undef Y
}

TEST(StrictMath, KeepsSymmetryOfOddFunctions) {
  for (double x : {1e-300, 0.1, 0.75, 2.0, 12345.678, 1e100}) {
    EXPECT_EQ(sin(-x), -sin(x));
    EXPECT_EQ(tan(-x), -tan(x));
    EXPECT_EQ(atan(-x), -atan(x));
    EXPECT_EQ(sinh(-x), -sinh(x));
    EXPECT_EQ(tanh(-x), -tanh(x));
  }
}

}  // namespace
}  // namespace assay::natives::strict
