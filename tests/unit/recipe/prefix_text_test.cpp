// SPDX-License-Identifier: Apache-2.0
#include "recipe/prefix_text.h"

#include <gtest/gtest.h>

namespace assay::recipe {
namespace {

using Kind = PrefixArgument::Kind;

PrefixStatement read(std::string_view line) { return parse_prefix(line).value().at(0); }

std::string error_of(std::string_view text) {
  auto parsed = parse_prefix(text);
  return parsed.ok() ? "no error" : parsed.error().message;
}

TEST(PrefixText, ReadsCallsAndConstructors) {
  PrefixStatement call = read("  a.b.Config.load() ; ");
  EXPECT_EQ(call.target, "a.b.Config");
  EXPECT_EQ(call.method, "load");
  EXPECT_EQ(call.variable, "");
  PrefixStatement made = read("box = new a.Box(1)");
  EXPECT_EQ(made.target, "a.Box");
  EXPECT_EQ(made.method, "");
  EXPECT_EQ(made.variable, "box");
  EXPECT_EQ(read("a.Box box = a.Box.of(1)").variable, "box");
}

TEST(PrefixText, ReadsLiterals) {
  std::vector<PrefixArgument> all =
      read(R"(a.B.c(-3, 4L, 2.5, 1f, true, 'x', "a\n\u00e4\"", null, box))").arguments;
  ASSERT_EQ(all.size(), 9u);
  std::vector<Kind> kinds;
  for (const PrefixArgument& each : all) kinds.push_back(each.kind);
  EXPECT_EQ(kinds,
            (std::vector{Kind::Whole, Kind::Long, Kind::Fraction, Kind::Fraction, Kind::Boolean,
                         Kind::Character, Kind::Text, Kind::Null, Kind::Name}));
  EXPECT_EQ(all[0].number, -3);
  EXPECT_EQ(all[1].number, 4);
  EXPECT_EQ(all[2].fraction, 2.5);
  EXPECT_EQ(all[4].number, 1);
  EXPECT_EQ(all[5].number, 'x');
  EXPECT_EQ(all[6].text, u"a\n\u00e4\"");
  EXPECT_EQ(all[8].name, "box");
}

TEST(PrefixText, CountsLinesAndSkipsComments) {
  auto all = parse_prefix("// first\n\na.B.c()\r\n  // last\n").value();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].line, 3u);
}

TEST(PrefixText, SaysWhatIsWrong) {
  EXPECT_EQ(error_of("a.B.c"), "line 1: expected '(', found the end of the line");
  EXPECT_EQ(error_of("a.B.c() d"), "line 1: expected the end of the line, found 'd'");
  EXPECT_EQ(error_of("c()"),
            "line 1: expected pkg.Class.method(...) or new pkg.Class(...), found '()'");
  EXPECT_EQ(error_of("\na.B.c(99999999999)"),
            "line 2: expected a literal or a name, found '99999999999)'");
  EXPECT_EQ(error_of("a.B.c(\"x)"), "line 1: expected a closing \", found the end of the line");
  EXPECT_EQ(error_of("a.B.c('ab')"),
            "line 1: expected one character between the quotes, found ')'");
}

}  // namespace
}  // namespace assay::recipe
