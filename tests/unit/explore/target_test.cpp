// SPDX-License-Identifier: Apache-2.0
#include "explore/target.h"

#include <gtest/gtest.h>

namespace assay::explore {
namespace {

TEST(Target, ReadsAClassAlone) {
  auto target = parse_target("pkg.sub.Class");
  ASSERT_TRUE(target.ok());
  EXPECT_EQ(target.value().class_name, "pkg/sub/Class");
  EXPECT_TRUE(target.value().method.empty());
}

TEST(Target, ReadsAMethodWithoutParameters) {
  auto target = parse_target("Class#method");
  ASSERT_TRUE(target.ok());
  EXPECT_EQ(target.value().method, "method");
  EXPECT_FALSE(target.value().has_parameters);
}

TEST(Target, ReadsParametersAndIgnoresSpaces) {
  auto target = parse_target("a.B#m(int, java.util.List, long[][])");
  ASSERT_TRUE(target.ok());
  EXPECT_TRUE(target.value().has_parameters);
  EXPECT_EQ(target.value().parameters,
            (std::vector<std::string>{"int", "java.util.List", "long[][]"}));
}

TEST(Target, TellsNoParametersFromUnknownOnes) {
  auto target = parse_target("a.B#m()");
  ASSERT_TRUE(target.ok());
  EXPECT_TRUE(target.value().has_parameters);
  EXPECT_TRUE(target.value().parameters.empty());
}

TEST(Target, RefusesWhatIsNoTarget) {
  for (const char* text : {"", "#m", "a.B#", "a.B#m(int", "a.B#m(int,,int)", "a.B(int)"}) {
    auto target = parse_target(text);
    ASSERT_FALSE(target.ok()) << text;
    EXPECT_NE(target.error().message.find("expected pkg.Class"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace assay::explore
