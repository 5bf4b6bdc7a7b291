// SPDX-License-Identifier: Apache-2.0
#include "base/saturate.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

TEST(SaturatingProduct, StopsAtTheEndsOfWhatThereIs) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
  EXPECT_EQ(saturating_product(-7, 1000), -7000);
  EXPECT_EQ(saturating_product(kMost, 1000), kMost);
  EXPECT_EQ(saturating_product(kLeast, 1000), kLeast);
  EXPECT_EQ(saturating_product(kLeast, -1), kMost);
  EXPECT_EQ(saturating_product(kMost, 0), 0);
}

}  // namespace
}  // namespace assay
