// SPDX-License-Identifier: Apache-2.0
#include "classfile/modified_utf8.h"

#include <gtest/gtest.h>

namespace assay::classfile {
namespace {

using namespace std::string_view_literals;

TEST(ModifiedUtf8, AcceptsAsciiOfAnyLength) {
  EXPECT_TRUE(is_modified_utf8(""));
  EXPECT_TRUE(is_modified_utf8("abcdefg"));
  EXPECT_TRUE(is_modified_utf8("java/lang/Object and more than eight bytes"));
}

TEST(ModifiedUtf8, RejectsTheZeroByteWhereverItIs) {
  EXPECT_FALSE(is_modified_utf8("\0"sv));
  EXPECT_FALSE(is_modified_utf8("abcdefg\0"sv));
  EXPECT_FALSE(is_modified_utf8("abc\0defghijk"sv));
}

TEST(ModifiedUtf8, WritesTheZeroCharacterInTwoBytes) {
  EXPECT_EQ(to_modified_utf8(u"a\0b"sv),
            "a\xC0\x80"
            "b");
  EXPECT_TRUE(
      is_modified_utf8("a\xC0\x80"
                       "b"));
  EXPECT_EQ(to_utf16("a\xC0\x80"
                     "b"),
            u"a\0b"sv);
}

TEST(ModifiedUtf8, WritesSupplementaryCharactersAsTwoSurrogates) {
  std::string bytes = to_modified_utf8(u"\U0001F600");
  EXPECT_EQ(bytes, "\xED\xA0\xBD\xED\xB8\x80");
  EXPECT_TRUE(is_modified_utf8(bytes));
  EXPECT_EQ(to_utf16(bytes), u"\U0001F600");
}

TEST(ModifiedUtf8, KeepsEveryUnitOnTheWayThereAndBack) {
  std::u16string all;
  for (int unit = 0; unit <= 0xFFFF; ++unit) all.push_back(static_cast<char16_t>(unit));
  std::string bytes = to_modified_utf8(all);
  EXPECT_TRUE(is_modified_utf8(bytes));
  EXPECT_EQ(to_utf16(bytes), all);
  EXPECT_EQ(utf16_length(bytes), all.size());
}

TEST(ModifiedUtf8, RejectsFourByteForms) { EXPECT_FALSE(is_modified_utf8("\xF0\x9F\x98\x80")); }

TEST(ModifiedUtf8, RejectsOverlongForms) {
  EXPECT_FALSE(is_modified_utf8("\xC1\x81"));
  EXPECT_FALSE(is_modified_utf8("\xE0\x81\x81"));
}

TEST(ModifiedUtf8, RejectsCutOffCharacters) {
  EXPECT_FALSE(is_modified_utf8("abc\xC3"));
  EXPECT_FALSE(is_modified_utf8("abc\xE2\x82"));
  EXPECT_FALSE(is_modified_utf8("\x80"));
}

TEST(ModifiedUtf8, DecodesMalformedBytesAsThemselves) {
  EXPECT_EQ(to_utf16("a\xFF"
                     "b"),
            u"a\u00FFb");
}

}  // namespace
}  // namespace assay::classfile
