// SPDX-License-Identifier: Apache-2.0
#include "oracle/observer.h"

#include <gtest/gtest.h>

namespace assay::oracle {
namespace {

TEST(Observer, KnowsWhatQuotesTheLibrary) {
  EXPECT_TRUE(quotes_library("cannot read: java.io.IOException: no such file"));
  EXPECT_TRUE(quotes_library("java.lang.NullPointerException"));
  EXPECT_FALSE(quotes_library("cannot read: no such file"));
  EXPECT_FALSE(quotes_library("bob@face.com"));
  EXPECT_FALSE(quotes_library(""));
}

}  // namespace
}  // namespace assay::oracle
