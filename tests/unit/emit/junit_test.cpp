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

TEST(Assemble, WritesHelpersOfKeptTestsOnce) {
  TestClass tests = two_tests();
  const source::Helper helper{
      "callWind", {"org.example.Clock"}, "wind", {{"int"}, {"int", {}, 1}}, {"long"}, false};
  for (TestCase& test : tests.cases) {
    test.helpers = {helper};
    test.arrange.push_back(done(make(Kind::StaticCall, {}, "callWind", {variable("a")})));
  }
  const RenderedClass rendered = render(tests, {});
  const std::string text = assemble(rendered, {true, true}).text;
  const std::string written =
      "\n"
      "    private static long callWind(Clock target, int argument0, int[] argument1) throws "
      "Throwable {\n"
      "        Method method = Clock.class.getDeclaredMethod(\"wind\", int.class, int[].class);\n"
      "        method.setAccessible(true);\n"
      "        try {\n"
      "            return (Long) method.invoke(target, argument0, (Object) argument1);\n"
      "        } catch (InvocationTargetException wrapped) {\n"
      "            throw wrapped.getCause();\n"
      "        }\n"
      "    }\n"
      "}\n";
  EXPECT_TRUE(text.ends_with(written)) << text;
  EXPECT_EQ(text.find("getDeclaredMethod"), text.rfind("getDeclaredMethod"));
  EXPECT_NE(text.find("        callWind(a);\n"), std::string::npos);
  EXPECT_NE(text.find("import java.lang.reflect.InvocationTargetException;\n"), std::string::npos);
  EXPECT_EQ(assemble(render(two_tests(), {}), {true, true}).text.find("reflect"),
            std::string::npos);
}

TEST(Assemble, FixesThePlaceOfKeptTests) {
  TestClass tests = two_tests();
  tests.cases[0].needs.locale = true;
  tests.cases[1].needs.locale = true;
  tests.cases[1].needs.time_zone = true;
  const RenderedClass rendered = render(tests, {});
  const std::string both =
      " {\n"
      "\n"
      "    private static final Locale USERS_LOCALE = Locale.getDefault();\n"
      "    private static final TimeZone USERS_TIME_ZONE = TimeZone.getDefault();\n"
      "\n"
      "    @BeforeAll\n"
      "    static void fixLocaleAndTimeZone() {\n"
      "        Locale.setDefault(Locale.US);\n"
      "        TimeZone.setDefault(TimeZone.getTimeZone(\"UTC\"));\n"
      "    }\n"
      "\n"
      "    @AfterAll\n"
      "    static void restoreLocaleAndTimeZone() {\n"
      "        Locale.setDefault(USERS_LOCALE);\n"
      "        TimeZone.setDefault(USERS_TIME_ZONE);\n"
      "    }\n"
      "\n"
      "    @Test\n";
  EXPECT_NE(assemble(rendered, {true, true}).text.find(both), std::string::npos)
      << assemble(rendered, {true, true}).text;
  const std::string one = assemble(rendered, {true, false}).text;
  EXPECT_NE(one.find("    static void fixLocale() {\n"), std::string::npos) << one;
  EXPECT_EQ(one.find("TimeZone"), std::string::npos) << one;
  const std::string four =
      assemble(render(tests, {.junit = JUnit::Four, .header = {}}), {true, true}).text;
  EXPECT_NE(four.find("    @BeforeClass\n    public static void fix"), std::string::npos) << four;
  EXPECT_NE(four.find("import org.junit.AfterClass;\n"), std::string::npos) << four;
}

TEST(Assemble, OpensNoWindows) {
  TestClass tests = two_tests();
  tests.cases[0].needs.headless = true;
  const std::string headless =
      " {\n"
      "\n"
      "    @BeforeAll\n"
      "    static void fixHeadless() {\n"
      "        System.setProperty(\"java.awt.headless\", \"true\");\n"
      "    }\n"
      "\n"
      "    @Test\n";
  const std::string text = assemble(render(tests, {}), {true, true}).text;
  EXPECT_NE(text.find(headless), std::string::npos) << text;
  EXPECT_EQ(assemble(render(tests, {}), {false, true}).text.find("Headless"), std::string::npos);
  tests.cases[0].needs.locale = true;
  const std::string both = assemble(render(tests, {}), {true, true}).text;
  EXPECT_NE(both.find("    static void fixHeadlessAndLocale() {\n"), std::string::npos) << both;
  EXPECT_NE(both.find("    static void restoreLocale() {\n"), std::string::npos) << both;
}

TEST(Assemble, PutsStaticStateBackAfterEachTest) {
  using source::Expression;
  TestClass tests = two_tests();
  const Expression field{Expression::Kind::StaticField, "DEFAULT", {"org.example.Format"}};
  tests.cases[0].changes_static_state = true;
  tests.cases[0].restorations = {
      {{"org.example.Format"},
       "formatDefaultBefore",
       field,
       {Expression::Kind::Assign, "", {}, {field, source::variable("formatDefaultBefore")}}}};
  const RenderedClass rendered = render(tests, {.has_isolated = true});
  const std::string text = assemble(rendered, {true, true}).text;
  EXPECT_NE(text.find("    private final Format formatDefaultBefore = Format.DEFAULT;\n"
                      "\n"
                      "    @AfterEach\n"
                      "    void restoreStaticState() {\n"
                      "        Format.DEFAULT = formatDefaultBefore;\n"
                      "    }\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("@Isolated\nclass "), std::string::npos) << text;
  EXPECT_EQ(assemble(rendered, {false, true}).text.find("AfterEach"), std::string::npos);
  EXPECT_EQ(assemble(render(tests, {}), {true, true}).text.find("@Isolated"), std::string::npos);
}

TEST(Render, SkipsTestsOfAssertsWhereTheyAreOff) {
  TestClass tests = two_tests();
  tests.cases[0].needs.asserts_of = source::Type{"org.example.Clock"};
  const std::string five = assemble(render(tests, {}), {true, false}).text;
  EXPECT_NE(five.find("        Assumptions.assumeTrue(Clock.class.desiredAssertionStatus());\n\n"),
            std::string::npos)
      << five;
  const std::string four =
      assemble(render(tests, {.junit = JUnit::Four, .header = {}}), {true, false}).text;
  EXPECT_NE(four.find("        Assume.assumeTrue("), std::string::npos) << four;
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
