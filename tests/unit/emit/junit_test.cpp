// SPDX-License-Identifier: Apache-2.0
#include "emit/junit.h"

#include <gtest/gtest.h>

#include "builders.h"

namespace assay::emit {
namespace {

TestClass two_tests() {
  const Expression result = variable("result");
  TestCase first = returning("today", {"java.util.Date"}, static_call("org.example.Clock", "today"),
                             asserted(Assertion::Kind::IsNull, result));
  TestCase second = returning("hour", {"int"}, static_call("org.example.Clock", "hour"),
                              equal(integer(2), result));
  return {"org.example", "ClockTest", "org.example.Clock", {}, {first, second}};
}

TEST(Assemble, DropsTestsWithTheirImports) {
  SourceFile file = assemble(render(two_tests(), {}), {false, true});
  EXPECT_EQ(file.path, "org/example/ClockTest.java");
  EXPECT_EQ(file.text,
            "package org.example;\n"
            "\n"
            "import static org.junit.jupiter.api.Assertions.assertEquals;\n"
            "\n"
            "import org.junit.jupiter.api.Test;\n"
            "\n"
            "class ClockTest {\n"
            "\n"
            "    @Test\n"
            "    void hour_returns2() {\n"
            "        int result = Clock.hour();\n"
            "\n"
            "        assertEquals(2, result);\n"
            "    }\n"
            "}\n");
  EXPECT_EQ(file.lines[0], std::make_pair(0U, 0U));
  EXPECT_EQ(file.lines[1], std::make_pair(9U, 14U));
}

TEST(Assemble, WritesNoClassWithoutTests) {
  EXPECT_EQ(assemble(render(two_tests(), {}), {false, false}).text, "");
}

TEST(Render, IsDeterministic) {
  std::vector<bool> all = {true, true};
  EXPECT_EQ(assemble(render(two_tests(), {}), all).text,
            assemble(render(two_tests(), {}), all).text);
}

TEST(Render, RenamesVariablesThatCannotBeDeclared) {
  TestClass tests = two_tests();
  TestCase& test = tests.cases[1];
  test.arrange = {declared({"int"}, "class", integer(1)), declared({"int"}, "a", variable("class")),
                  declared({"int"}, "a", variable("a"))};
  RenderedTest rendered = render(tests, {}).tests[1];
  EXPECT_EQ(rendered.lines[2], "        int class1 = 1;");
  EXPECT_EQ(rendered.lines[3], "        int a = class1;");
  EXPECT_EQ(rendered.lines[4], "        int a2 = a;");
}

}  // namespace
}  // namespace assay::emit
