// SPDX-License-Identifier: Apache-2.0
#include "solver/factors.h"

#include <gtest/gtest.h>

namespace assay::solver {
namespace {

using Numbers = std::vector<std::uint64_t>;

TEST(Factors, FactorsSmallAndLargeNumbers) {
  EXPECT_EQ(prime_factors(1), Numbers{});
  EXPECT_EQ(prime_factors(360), (Numbers{2, 2, 2, 3, 3, 5}));
  EXPECT_EQ(prime_factors(40009), Numbers{40009});
  EXPECT_EQ(prime_factors(211 * 211), (Numbers{211, 211}));
  EXPECT_EQ(prime_factors(2147483647ull * 2147483629ull), (Numbers{2147483629, 2147483647}));
  EXPECT_EQ(prime_factors(18446744073709551557ull), Numbers{18446744073709551557ull});
}

TEST(Factors, TriesTheMiddleFirstAndOneLast) {
  const Numbers divisors = middle_divisors(36);
  EXPECT_EQ(divisors.front(), 6u);
  EXPECT_EQ(divisors.back(), 1u);
  EXPECT_TRUE(middle_divisors(0).empty());
}

TEST(Factors, GivesOnlyDivisors) {
  for (std::uint64_t number = 1; number < 3000; ++number) {
    for (const std::uint64_t divisor : middle_divisors(number)) EXPECT_EQ(number % divisor, 0u);
  }
}

}  // namespace
}  // namespace assay::solver
