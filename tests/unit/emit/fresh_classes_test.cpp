// SPDX-License-Identifier: Apache-2.0
#include "emit/fresh_classes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "emit/junit.h"
#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {
namespace {

using source::Expression;
using source::TestCase;

source::TestClass class_with(const TestCase& test) {
  source::TestClass tests;
  tests.package = "p";
  tests.name = "DBugTest";
  tests.tested = "p.D";
  tests.cases = {test};
  return tests;
}

/// D.g = -1; D.run();
TestCase failing_test() {
  TestCase test;
  test.method = "run";
  const source::Type owner{"p.D", {}, 0};
  Expression field{Expression::Kind::StaticField, "g", owner};
  Expression assign{Expression::Kind::Assign, "", {}, {field, source::int_literal(-1)}};
  test.arrange.push_back({{}, "", assign, false, {}});
  test.act.value = {Expression::Kind::StaticCall, "run", owner};
  test.bug = TestCase::Bug{"java.lang.AssertionError at p.D.run:3", false, false};
  return test;
}

std::string text_of(const TestCase& test, JUnit junit) {
  EmitOptions options;
  options.junit = junit;
  return assemble(render(class_with(test), options), {true}).text;
}

TEST(FreshClasses, RunTheStatementsInABodyOfItsOwn) {
  TestCase test = failing_test();
  test.fresh = TestCase::FreshClasses{{"p.E"}, "p.D is initialised, p.E is not initialised yet"};
  const std::string text = text_of(test, JUnit::Five);
  const std::size_t call = text.find(
      "        // p.D is initialised, p.E is not initialised yet\n"
      "        runInFreshClasses(\"");
  ASSERT_NE(call, std::string::npos) << text;
  EXPECT_NE(text.find("_body\", \"p.E\");"), std::string::npos) << text;
  const std::size_t body = text.find("_body() throws Throwable {\n        D.g = -1;");
  ASSERT_NE(body, std::string::npos) << text;
  EXPECT_NE(text.find("D.run();", body), std::string::npos) << text;
  EXPECT_EQ(text.find("D.g = -1;"), text.rfind("D.g = -1;")) << text;
}

TEST(FreshClasses, FailIfAClassCannotBeLoadedAnew) {
  TestCase test = failing_test();
  test.fresh = TestCase::FreshClasses{{"p.E"}, ""};
  const std::string text = text_of(test, JUnit::Four);
  EXPECT_NE(
      text.find("throw new IllegalStateException(name + \" may have been initialized before\");"),
      std::string::npos)
      << text;
}

TEST(FreshClasses, AreNoMatterToOtherTests) {
  EXPECT_EQ(text_of(failing_test(), JUnit::Five).find("runInFreshClasses"), std::string::npos);
}

TEST(FreshClasses, HaveOneHelperForAllTestsOfAFile) {
  TestCase test = failing_test();
  test.fresh = TestCase::FreshClasses{{"p.E"}, ""};
  source::TestClass tests = class_with(test);
  tests.cases.push_back(test);
  const std::string text = assemble(render(tests, {}), {true, true}).text;
  const std::string helper = "private static void runInFreshClasses(";
  EXPECT_NE(text.find(helper), std::string::npos);
  EXPECT_EQ(text.find(helper), text.rfind(helper)) << text;
}

TEST(Helpers, SetAStaticFieldWithoutAnObject) {
  TestCase test = failing_test();
  source::Helper helper{"setHidden", {"p.D", {}, 0}, "hidden", {{"int", {}, 0}}, {"void", {}, 0}};
  helper.sets_field = true;
  helper.is_static = true;
  test.helpers.push_back(helper);
  const std::string text = text_of(test, JUnit::Five);
  EXPECT_NE(text.find("private static void setHidden(int value)"), std::string::npos) << text;
  EXPECT_NE(text.find("field.set(null, value);"), std::string::npos) << text;
}

TEST(FreshClasses, QuoteNamesAsJavaDoes) {
  EXPECT_EQ(fresh_classes_call("run_body", {{"p.Outer$Inner", "p.E"}, ""}),
            "runInFreshClasses(\"run_body\", \"p.Outer$Inner\", \"p.E\");");
}

}  // namespace
}  // namespace assay::emit
