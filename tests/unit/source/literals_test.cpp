// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <limits>

#include "source/expression.h"

namespace assay::source {
namespace {

TEST(Literals, NumbersCarryTheirType) {
  EXPECT_EQ(int_literal(-2147483647 - 1).text, "-2147483648");
  EXPECT_EQ(long_literal(5).text, "5L");
  EXPECT_EQ(float_literal(3.0F).text, "3.0f");
  EXPECT_EQ(double_literal(3.0).text, "3.0");
}

TEST(Literals, FloatingPointIsTheShortestThatReadsBack) {
  EXPECT_EQ(double_literal(0.1).text, "0.1");
  EXPECT_EQ(float_literal(0.1F).text, "0.1f");
  EXPECT_EQ(double_literal(-0.0).text, "-0.0");
  EXPECT_EQ(double_literal(1e300).text, "1e+300");
}

TEST(Literals, FloatingPointWithoutADecimalHasAName) {
  EXPECT_EQ(double_literal(std::numeric_limits<double>::quiet_NaN()).text, "Double.NaN");
  EXPECT_EQ(float_literal(-std::numeric_limits<float>::infinity()).text, "Float.NEGATIVE_INFINITY");
}

TEST(Literals, TextIsEscapedForItsQuotes) {
  EXPECT_EQ(char_literal(u'\'').text, R"('\'')");
  EXPECT_EQ(char_literal(u'"').text, R"('"')");
  EXPECT_EQ(string_literal(u"it's \"so\"\n").text, R"("it's \"so\"\n")");
  EXPECT_EQ(string_literal(u"\u00e9\\u").text, R"("\u00e9\\u")");
  EXPECT_EQ(string_literal(std::u16string(1, u'\xd800')).text, R"("\ud800")");
}

TEST(Literals, TextIsReadAsUtf8) {
  EXPECT_EQ(text_literal("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80").text,
            R"("a\u00e9\u20ac\ud83d\ude00")");
}

}  // namespace
}  // namespace assay::source
