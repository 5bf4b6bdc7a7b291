// SPDX-License-Identifier: Apache-2.0
#include "crash/refused_numbers.h"

#include <gtest/gtest.h>

namespace assay::crash {
namespace {

using Numbers = std::vector<std::string>;

TEST(RefusedNumbers, AreThoseBeforeHowMuchThereIs) {
  EXPECT_EQ(refused_numbers("Index 5 out of bounds for length 3"), Numbers{"5"});
  EXPECT_EQ(refused_numbers("begin 2, end -1, length 0"), (Numbers{"2", "-1"}));
  EXPECT_EQ(refused_numbers("arraycopy: last source index 5 out of bounds for long[4]"),
            Numbers{"5"});
}

TEST(RefusedNumbers, AreThereIfNobodySaysHowMuchThereIs) {
  EXPECT_EQ(refused_numbers("-7"), Numbers{"-7"});
  EXPECT_EQ(refused_numbers("String index out of range: 0"), Numbers{"0"});
  EXPECT_EQ(refused_numbers("arraycopy: length -1 is negative"), Numbers{"-1"});
}

TEST(RefusedNumbers, AreNoneWithoutAMessage) {
  EXPECT_EQ(refused_numbers(std::nullopt), Numbers{});
  EXPECT_EQ(refused_numbers("no limit"), Numbers{});
}

}  // namespace
}  // namespace assay::crash
