// SPDX-License-Identifier: Apache-2.0
#include "summary_test.h"

namespace assay::concolic {
namespace {

constexpr std::string_view kString = "java/lang/String";

class StringSummaries : public SummaryTest {
 protected:
  /// Latin-1 and not, short and long, with the characters whose case is odd.
  std::vector<Value> words_ = {u"",
                               u"a",
                               u"b",
                               u"ab",
                               u"ba",
                               u"abc",
                               u"admin",
                               u"Admin",
                               u"ADMIN",
                               u"administer",
                               u" a ",
                               u"\t \n",
                               u"a-b-",
                               u"\u00e9t\u00e9",
                               u"\u00c9T\u00c9",
                               u"\u00ff",
                               u"\u00b5",
                               u"\u00df",
                               u"\u0100",
                               u"a\u0100",
                               u"adm\u0131n",
                               u"\u212a",
                               u"k",
                               u"aaaaaaaaaaaaaaaa",
                               u"x=1",
                               u"="};
  std::vector<Value> nullable() {
    std::vector<Value> all = words_;
    all.push_back(nullptr);
    return all;
  }
  /// A method of one string, and of a string and a literal.
  void unary(std::string_view name, std::string_view descriptor) {
    EXPECT_GT(check({kString, name, descriptor, "S"}, each(words_)), 0) << name;
  }
  void with_literal(std::string_view name, std::string_view descriptor, const char16_t* literal) {
    EXPECT_GT(check({kString, name, descriptor, "S", {std::nullopt, literal}}, each(words_)), 0)
        << name;
  }
  void binary(std::string_view name, std::string_view descriptor) {
    EXPECT_GT(check({kString, name, descriptor, "SS"}, pairs(words_, nullable())), 0) << name;
  }
};

TEST_F(StringSummaries, TellLengthAndBlankness) {
  unary("length", "()I");
  unary("isEmpty", "()Z");
  unary("isBlank", "()Z");
}

TEST_F(StringSummaries, PinTheLengthForAHashCode) { unary("hashCode", "()I"); }

TEST_F(StringSummaries, GiveTheCharacterAtAnIndex) {
  EXPECT_GT(check({kString, "charAt", "(I)C", "SI"}, pairs(words_, {-1, 0, 1, 2, 9, 15, 16})), 0);
}

TEST_F(StringSummaries, CompareWithLiterals) {
  for (const char16_t* literal : {u"", u"admin", u"a\u0100"}) {
    with_literal("equals", "(Ljava/lang/Object;)Z", literal);
    with_literal("equalsIgnoreCase", "(Ljava/lang/String;)Z", literal);
    with_literal("startsWith", "(Ljava/lang/String;)Z", literal);
    with_literal("endsWith", "(Ljava/lang/String;)Z", literal);
    with_literal("compareTo", "(Ljava/lang/String;)I", literal);
  }
  with_literal("compareToIgnoreCase", "(Ljava/lang/String;)I", u"admin");
}

TEST_F(StringSummaries, CompareTwoInputs) {
  binary("equals", "(Ljava/lang/Object;)Z");
  binary("compareTo", "(Ljava/lang/String;)I");
  binary("equalsIgnoreCase", "(Ljava/lang/String;)Z");
  binary("startsWith", "(Ljava/lang/String;)Z");
}

TEST_F(StringSummaries, FindCharactersAndTexts) {
  for (std::string_view name : {"indexOf", "lastIndexOf"}) {
    EXPECT_GT(check({kString, name, "(I)I", "SC"}, pairs(words_, {'a', '=', 0x100})), 0);
    EXPECT_GT(check({kString, name, "(II)I", "SCI"}, {{u"abca", 'a', 0},
                                                      {u"abca", 'a', 1},
                                                      {u"abc", 'a', 1},
                                                      {u"cab", 'a', -3},
                                                      {u"cab", 'b', 9},
                                                      {u"", 'b', 0}}),
              0);
    with_literal(name, "(Ljava/lang/String;)I", u"a");
    with_literal(name, "(Ljava/lang/String;)I", u"");
    with_literal(name, "(Ljava/lang/String;)I", u"min");
  }
}

TEST_F(StringSummaries, CutAndTrim) {
  EXPECT_GT(check({kString, "substring", "(I)Ljava/lang/String;", "SI"},
                  pairs(words_, {-1, 0, 1, 3, 12})),
            0);
  std::vector<Row> rows;
  for (const Value& word : words_) {
    for (int end : {-1, 0, 1, 2, 5}) rows.push_back({word, 0, end});
    for (int end : {1, 2, 16}) rows.push_back({word, 1, end});
  }
  EXPECT_GT(check({kString, "substring", "(II)Ljava/lang/String;", "SII"}, rows), 0);
  for (std::string_view name : {"trim", "strip", "stripLeading", "stripTrailing"})
    unary(name, "()Ljava/lang/String;");
}

TEST_F(StringSummaries, JoinAndReplace) {
  binary("concat", "(Ljava/lang/String;)Ljava/lang/String;");
  EXPECT_GT(check({kString, "replace", "(CC)Ljava/lang/String;", "SCC"}, {{u"a-b", '-', '+'},
                                                                          {u"a-b-", '-', '+'},
                                                                          {u"ab", '-', '+'},
                                                                          {u"a", 'a', 'a'},
                                                                          {u"a-b", '-', 0x100},
                                                                          {u"--", '-', 'x'},
                                                                          {u"a\u0100", 'a', 'b'}}),
            0);
}

TEST_F(StringSummaries, ChangeCase) {
  unary("toLowerCase", "()Ljava/lang/String;");
  unary("toUpperCase", "()Ljava/lang/String;");
}

}  // namespace
}  // namespace assay::concolic
