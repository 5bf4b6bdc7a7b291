// SPDX-License-Identifier: Apache-2.0
//
// The expectations were taken from what `java @file` of JDK 17 passes to main().
#include "classpath/argfile.h"

#include <gtest/gtest.h>

#include "support/temp_folder.h"

namespace assay::classpath {
namespace {

using Arguments = std::vector<std::string>;

TEST(ParseArgfile, SeparatesAtWhiteSpace) {
  EXPECT_EQ(parse_argfile("a b\tc\r\nd\re\ff\n"), (Arguments{"a", "b", "c", "d", "e", "f"}));
  EXPECT_EQ(parse_argfile("  \n "), Arguments{});
}

TEST(ParseArgfile, GroupsByQuotesOfBothKinds) {
  EXPECT_EQ(parse_argfile("\"a b\" 'c \"d\"' e\"f g\"h"), (Arguments{"a b", "c \"d\"", "ef gh"}));
  EXPECT_EQ(parse_argfile("\"\" x"), (Arguments{"", "x"}));
}

TEST(ParseArgfile, UnderstandsEscapesInsideQuotesOnly) {
  EXPECT_EQ(parse_argfile(R"("a\tb\n\r\f\q\\\"")"), Arguments{"a\tb\n\r\fq\\\""});
  EXPECT_EQ(parse_argfile(R"(c:\temp\x y\ z)"), (Arguments{R"(c:\temp\x)", "y\\", "z"}));
}

TEST(ParseArgfile, ContinuesQuotedLinesAfterBackslash) {
  EXPECT_EQ(parse_argfile("\"a:\\\n   b:\\\r\n  c\" d"), (Arguments{"a:b:c", "d"}));
}

TEST(ParseArgfile, EndsQuotesWithTheirLine) {
  EXPECT_EQ(parse_argfile("\"open quote\nnext\" x"), (Arguments{"open quote", "next x"}));
  EXPECT_EQ(parse_argfile("\"open"), Arguments{"open"});
  EXPECT_EQ(parse_argfile("\"cut off\\"), Arguments{});
}

TEST(ParseArgfile, SkipsComments) {
  EXPECT_EQ(parse_argfile("# all of it\na # rest\n\"b#c\"\n#"), (Arguments{"a", "b#c"}));
  EXPECT_EQ(parse_argfile("dropped#comment\nb"), Arguments{"b"});
}

TEST(ExpandArgfiles, ReplacesFilesOnceAndKeepsEscapedNames) {
  testing::TempFolder folder;
  std::string file = folder.write("args", "-cp 'a b' @not-expanded");
  Arguments given = {"x", "@" + file, "@@literal", "@", "y"};
  Result<Arguments> expanded = expand_argfiles(given);
  ASSERT_TRUE(expanded.ok()) << expanded.error().message;
  EXPECT_EQ(expanded.value(),
            (Arguments{"x", "-cp", "a b", "@not-expanded", "@literal", "@", "y"}));
}

TEST(ExpandArgfiles, NamesAFileThatCannotBeRead) {
  Result<Arguments> expanded = expand_argfiles(Arguments{"@/nonexistent/args"});
  ASSERT_FALSE(expanded.ok());
  EXPECT_EQ(expanded.error().message,
            "cannot read the argument file /nonexistent/args: No such file or directory");
}

}  // namespace
}  // namespace assay::classpath
