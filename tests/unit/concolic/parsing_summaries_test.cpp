// SPDX-License-Identifier: Apache-2.0
#include "summary_test.h"

namespace assay::concolic {
namespace {

class ParsingSummaries : public SummaryTest {
 protected:
  std::vector<Value> texts_ = {u"",
                               u"0",
                               u"-",
                               u"+",
                               u"7",
                               u"-0",
                               u"+12",
                               u"a",
                               u"12a",
                               u"2147483647",
                               u"2147483648",
                               u"-2147483648",
                               u"-2147483649",
                               u"99999999999",
                               u"00000000000000000017",
                               u"9223372036854775807",
                               u"9223372036854775808",
                               u"-9223372036854775808",
                               u"ff",
                               u"-FF",
                               u"zz",
                               u"1 ",
                               u"\u0661",
                               u"1\u0100",
                               u"1.5",
                               u"NaN",
                               u"12345678",
                               u"-1",
                               u"99"};
};

TEST_F(ParsingSummaries, ReadDecimals) {
  std::vector<Value> texts = texts_;
  texts.push_back(nullptr);
  EXPECT_GT(check({"java/lang/Integer", "parseInt", "(Ljava/lang/String;)I", "S"}, each(texts)), 0);
  EXPECT_GT(check({"java/lang/Long", "parseLong", "(Ljava/lang/String;)J", "S"}, each(texts)), 0);
}

TEST_F(ParsingSummaries, ReadAnyRadix) {
  std::vector<Value> radices = {1, 2, 8, 16, 36, 37};
  EXPECT_GT(check({"java/lang/Integer", "parseInt", "(Ljava/lang/String;I)I", "SI"},
                  pairs(texts_, radices)),
            0);
}

TEST_F(ParsingSummaries, ReadWholeFloatingPointNumbers) {
  constexpr std::string_view kFloatingDecimal = "jdk/internal/math/FloatingDecimal";
  EXPECT_GT(check({kFloatingDecimal, "parseDouble", "(Ljava/lang/String;)D", "S"}, each(texts_)),
            0);
}

TEST_F(ParsingSummaries, KnowEveryLatin1Character) {
  std::vector<Value> units;
  for (int unit = 0; unit < 0x108; ++unit) units.push_back(unit);
  constexpr std::string_view kCharacter = "java/lang/Character";
  for (std::string_view name :
       {"isDigit", "isLetter", "isLetterOrDigit", "isUpperCase", "isLowerCase", "isWhitespace",
        "isSpaceChar", "isJavaIdentifierStart", "isJavaIdentifierPart"})
    EXPECT_GT(check({kCharacter, name, "(C)Z", "C"}, each(units)), 0) << name;
  EXPECT_GT(check({kCharacter, "getNumericValue", "(C)I", "C"}, each(units)), 0);
  EXPECT_GT(check({kCharacter, "toUpperCase", "(C)C", "C"}, each(units)), 0);
  EXPECT_GT(check({kCharacter, "toLowerCase", "(C)C", "C"}, each(units)), 0);
  EXPECT_GT(check({kCharacter, "digit", "(CI)I", "CI"}, pairs(units, {0, 10, 36})), 0);
}

}  // namespace
}  // namespace assay::concolic
