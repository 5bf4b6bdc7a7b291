// SPDX-License-Identifier: Apache-2.0
#include "base/string_interner.h"

#include <gtest/gtest.h>

#include <string>

namespace assay {
namespace {

TEST(StringInterner, GivesEqualStringsOneId) {
  StringInterner names;
  const StringId first = names.intern("java/lang/Object");
  EXPECT_EQ(names.intern(std::string("java/lang/") + "Object"), first);
  EXPECT_NE(names.intern("java/lang/String"), first);
  EXPECT_EQ(names.size(), 2u);
}

TEST(StringInterner, CountsIdsUpInOrderOfAppearance) {
  StringInterner names;
  EXPECT_EQ(names.intern("b"), StringId{0});
  EXPECT_EQ(names.intern("a"), StringId{1});
  EXPECT_EQ(names.intern("b"), StringId{0});
}

TEST(StringInterner, KeepsViewsValidWhileItGrows) {
  StringInterner names;
  const std::string_view kept = names.keep("stays here");
  for (int i = 0; i < 50000; ++i) {
    names.intern("name" + std::to_string(i));
  }
  EXPECT_EQ(kept, "stays here");
  EXPECT_EQ(names.keep("stays here").data(), kept.data());
  for (int i = 0; i < 50000; ++i) {
    const std::string name = "name" + std::to_string(i);
    ASSERT_EQ(names.text(names.find(name).value()), name);
  }
}

TEST(StringInterner, FindsNothingThatWasNotInterned) {
  StringInterner names;
  names.intern("present");
  EXPECT_EQ(names.find("absent"), std::nullopt);
  EXPECT_EQ(names.size(), 1u);
}

TEST(StringInterner, HoldsTheEmptyStringAndEmbeddedZeros) {
  StringInterner names;
  const StringId empty = names.intern("");
  const StringId zero = names.intern(std::string_view("\0", 1));
  EXPECT_NE(empty, zero);
  EXPECT_EQ(names.text(zero).size(), 1u);
}

}  // namespace
}  // namespace assay
