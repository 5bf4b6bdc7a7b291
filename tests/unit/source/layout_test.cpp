// SPDX-License-Identifier: Apache-2.0
#include "source/layout.h"

#include <gtest/gtest.h>

#include "source/printer.h"

namespace assay::source {
namespace {

using Lines = std::vector<std::string>;

Layout call(const std::string& name, const std::vector<std::string>& arguments) {
  std::vector<Layout> items;
  for (const std::string& argument : arguments) {
    bool is_string = argument.starts_with('"');
    items.emplace_back(is_string ? Layout::Kind::String : Layout::Kind::Text, argument);
  }
  Layout layout;
  return layout.add(name).add(bracketed(std::move(items))).add(";");
}

TEST(Layout, KeepsWhatFitsOnOneLine) {
  EXPECT_EQ(lines_of(call("f", {"first", "second"}), 2, 19), Lines{"  f(first, second);"});
  EXPECT_EQ(flat_text(call("f", {"first", "second"})), "f(first, second);");
}

TEST(Layout, PutsArgumentsOnTheNextLine) {
  EXPECT_EQ(lines_of(call("function", {"first", "second"}), 0, 23),
            (Lines{"function(", "        first, second);"}));
}

TEST(Layout, PutsEachArgumentOnALineIfOneIsNotEnough) {
  EXPECT_EQ(lines_of(call("function", {"first", "second"}), 0, 20),
            (Lines{"function(", "        first,", "        second);"}));
}

TEST(Layout, CutsStringsAfterSpaces) {
  EXPECT_EQ(lines_of(call("f", {"\"one two three four five six seven\""}), 0, 36),
            (Lines{"f(\"one two three four five six \"", "        + \"seven\");"}));
}

TEST(Layout, CutsNoEscapeSequence) {
  std::string literal = "\"0123456789012345678\\u0001\\u0002x\"";
  for (unsigned width = 40; width < 50; ++width) {
    for (const std::string& line : lines_of(call("f", {literal}), 0, width)) {
      EXPECT_EQ(line.find("\\\""), std::string::npos) << line;
      EXPECT_EQ(line.find("\\u00\""), std::string::npos) << line;
    }
  }
}

TEST(Layout, HangsAPartOnANewLineOnlyIfThatIsEnough) {
  auto assigned = [](const Layout& value) {
    Layout layout;
    layout.add("result =").add({Layout::Kind::Hang, {{Layout::Kind::Break, " "}, value}, 8});
    return layout;
  };
  EXPECT_EQ(lines_of(assigned(call("function", {"1", "2"})), 0, 23),
            (Lines{"result =", "        function(1, 2);"}));
  EXPECT_EQ(lines_of(assigned(call("function", {"first", "second"})), 0, 23),
            (Lines{"result = function(", "        first, second);"}));
}

}  // namespace
}  // namespace assay::source
