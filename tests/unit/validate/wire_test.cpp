// SPDX-License-Identifier: Apache-2.0
#include "validate/wire.h"

#include <gtest/gtest.h>

namespace assay::validate {
namespace {

TEST(Wire, SeparatesWordsByTabs) {
  EXPECT_EQ(encode(Words{"run", "3"}), "run\t3");
  EXPECT_EQ(decode("failed\t"), (Words{"failed", ""}));
}

TEST(Wire, KeepsTabsNewlinesAndBackslashes) {
  Words words = {"error", "a\tb\nc\r\\n", "\\"};
  std::string line = encode(words);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  EXPECT_EQ(decode(line), words);
}

TEST(Wire, KeepsALoneBackslashAtTheEnd) { EXPECT_EQ(decode("a\\"), Words{"a\\"}); }

}  // namespace
}  // namespace assay::validate
