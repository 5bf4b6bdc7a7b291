// SPDX-License-Identifier: Apache-2.0
#include "report/text/text_table.h"

#include <gtest/gtest.h>

namespace assay::report {
namespace {

TEST(Printable, KeepsTextAsItIs) {
  EXPECT_EQ(printable(""), "");
  EXPECT_EQ(printable("a \"b\" \\n"), "a \"b\" \\n");
  EXPECT_EQ(printable("\u00e4\u20ac\U0001F600"), "\u00e4\u20ac\U0001F600");
}

TEST(Printable, EscapesWhatWouldUpsetATerminal) {
  EXPECT_EQ(printable("a\nb\tc\r"), "a\\nb\\tc\\r");
  EXPECT_EQ(printable(std::string_view("\0\x1b[1m\x7f", 6)), "\\u0000\\u001b[1m\\u007f");
  EXPECT_EQ(printable("\u0085\u2028\u202e\u2066"), "\\u0085\\u2028\\u202e\\u2066");
}

TEST(Printable, ReplacesBytesThatAreNotUtf8) {
  EXPECT_EQ(printable("\xff"), "\ufffd");
  EXPECT_EQ(printable("a\xe2\x82"), "a\ufffd\ufffd");          // cut short
  EXPECT_EQ(printable("\xc0\xaf"), "\ufffd\ufffd");            // longer than needed
  EXPECT_EQ(printable("\xed\xa0\x80"), "\ufffd\ufffd\ufffd");  // a surrogate
  EXPECT_EQ(printable("\xf7\xbf\xbf\xbf")[0], '\xef');         // beyond Unicode
  EXPECT_EQ(printable("\xe2z"), "\ufffdz");
}

TEST(Cut, CountsCharactersAndNotBytes) {
  EXPECT_EQ(cut("abcdef", 6), "abcdef");
  EXPECT_EQ(cut("abcdefg", 6), "abc...");
  EXPECT_EQ(cut("\u00e4\u00f6\u00fc\u20ac", 4), "\u00e4\u00f6\u00fc\u20ac");
  EXPECT_EQ(cut("\u00e4\u00f6\u00fc\u20acx", 4), "\u00e4...");
}

TEST(Counted, SpeaksEnglish) {
  EXPECT_EQ(counted(0, "path"), "0 paths");
  EXPECT_EQ(counted(1, "path"), "1 path");
  EXPECT_EQ(counted(2, "path"), "2 paths");
}

TEST(TextTable, MakesColumnsAsWideAsTheirCells) {
  TextTable table({{"no", 9, true}, {"word", 9}, {"rest", 9}});
  table.add_row({"1", "\u00e4", "x"});
  table.add_row({"100", "longer", ""});
  EXPECT_EQ(table.text("  "),
            "   no  word    rest\n"
            "    1  \u00e4       x\n"
            "  100  longer\n");
}

TEST(TextTable, CutsCellsAtTheWidthOfTheirColumn) {
  TextTable table({{"", 6}, {"", 6}});
  table.add_row({"abcdefgh", "a\nb\nc"});
  EXPECT_EQ(table.text(""), "abc...  a\\n...\n");
}

TEST(TextTable, IsEmptyWithoutRowsAndHeadings) { EXPECT_EQ(TextTable({{"", 6}}).text("    "), ""); }

}  // namespace
}  // namespace assay::report
