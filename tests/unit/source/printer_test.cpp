// SPDX-License-Identifier: Apache-2.0
#include "source/printer.h"

#include <gtest/gtest.h>

namespace assay::source {
namespace {

using Kind = Expression::Kind;

Expression make(Kind kind, const std::string& type, const std::string& text,
                std::vector<Expression> operands) {
  Expression expression;
  expression.kind = kind;
  expression.type.name = type;
  expression.text = text;
  expression.operands = std::move(operands);
  return expression;
}

Expression array(const std::string& type, unsigned dimensions, std::vector<Expression> operands) {
  Expression expression = make(Kind::Array, type, "", std::move(operands));
  expression.type.dimensions = dimensions;
  return expression;
}

TEST(Printer, WritesTypesWithArgumentsAndBrackets) {
  Type list{"java.util.List", {{"java.lang.String", {}, 1}}, 2};
  EXPECT_EQ(to_text(list), "java.util.List<java.lang.String[]>[][]");
}

TEST(Printer, WritesCalls) {
  Expression call = make(Kind::Call, "", "add", {variable("list"), int_literal(1), null_literal()});
  EXPECT_EQ(to_text(call), "list.add(1, null)");
  EXPECT_EQ(to_text(make(Kind::StaticCall, "a.B", "c", {})), "a.B.c()");
  Expression made = make(Kind::New, "java.util.ArrayList", "", {});
  made.has_diamond = true;
  EXPECT_EQ(to_text(made), "new java.util.ArrayList<>()");
}

TEST(Printer, WritesInnerClassesBehindTheObjectAround) {
  Expression made;
  made.kind = Expression::Kind::New;
  made.type = {"org.example.Shelf.Book", {}, 0};
  made.is_inner = true;
  made.operands = {variable("shelf"), int_literal(3)};
  EXPECT_EQ(to_text(made), "shelf.new Book(3)");
}

TEST(Printer, PutsParenthesesAroundCastReceivers) {
  Expression cast = make(Kind::Cast, "a.B", "", {variable("x")});
  EXPECT_EQ(to_text(make(Kind::Call, "", "run", {cast})), "((a.B) x).run()");
  EXPECT_EQ(to_text(make(Kind::Field, "", "size", {cast})), "((a.B) x).size");
}

TEST(Printer, PutsParenthesesAroundNegativeNumbersThatAreCastToBoxes) {
  EXPECT_EQ(to_text(make(Kind::Cast, "byte", "", {int_literal(-1)})), "(byte) -1");
  EXPECT_EQ(to_text(make(Kind::Cast, "Object", "", {int_literal(-1)})), "(Object) (-1)");
}

TEST(Printer, WritesArrays) {
  EXPECT_EQ(to_text(array("int", 1, {int_literal(1), int_literal(2)})), "new int[] {1, 2}");
  EXPECT_EQ(to_text(array("int", 1, {})), "new int[] {}");
  EXPECT_EQ(to_text(array("int", 2, {array("int", 1, {int_literal(1)}), null_literal()})),
            "new int[][] {{1}, null}");
  Expression zeros = make(Kind::NewArray, "int", "", {int_literal(3)});
  zeros.type.dimensions = 2;
  EXPECT_EQ(to_text(zeros), "new int[3][]");
  EXPECT_EQ(to_text(make(Kind::Element, "", "", {array("int", 1, {}), int_literal(0)})),
            "(new int[] {})[0]");
}

TEST(Printer, SpellsArraysOutOnRequest) {
  Expression inner = array("int", 1, {int_literal(1), int_literal(2)});
  EXPECT_EQ(to_text(array("int", 2, {inner, null_literal()}), ArrayStyle::Spelled),
            "new int[][]{new int[]{1, 2}, null}");
}

TEST(Printer, SaysWhatLambdasInARawListAre) {
  Expression lambda = make(Kind::Lambda, "java.lang.Runnable", "", {});
  Expression as_list = make(Kind::StaticCall, "java.util.Arrays", "asList", {lambda});
  Expression list = make(Kind::New, "java.util.ArrayList", "", {as_list});
  EXPECT_EQ(to_text(with_typed_lambdas(list)),
            "new java.util.ArrayList(java.util.Arrays.asList((java.lang.Runnable) () -> {}))");
  EXPECT_EQ(to_text(with_typed_lambdas(lambda)), "() -> {}");
}

TEST(Printer, WritesLambdas) {
  Expression lambda = make(Kind::Lambda, "", "", {});
  EXPECT_EQ(to_text(lambda), "() -> {}");
  lambda.parameters = {"a"};
  lambda.operands = {int_literal(1)};
  EXPECT_EQ(to_text(lambda), "a -> 1");
  lambda.parameters = {"a", "b"};
  EXPECT_EQ(to_text(lambda), "(a, b) -> 1");
}

TEST(Printer, BreaksChainsOfCallsBeforeTheDots) {
  Expression chain = make(Kind::StaticCall, "Person", "builder", {});
  for (const char* name : {"name", "address", "build"})
    chain = make(Kind::Call, "", name, {chain, string_literal(u"some text that is not short")});
  Printer printer([](const std::string& name) { return name; });
  std::vector<std::string> expected = {
      "Person.builder()",
      "        .name(\"some text that is not short\")",
      "        .address(\"some text that is not short\")",
      "        .build(\"some text that is not short\")",
  };
  EXPECT_EQ(lines_of(printer.expression(chain), 0), expected);
}

TEST(Printer, HidesNoVariableByAParameterOfAStub) {
  Expression stub = make(Kind::Stub, "Shape", "", {});
  stub.methods.push_back({{"int"}, "area", {{"int"}}, {variable("a")}, false});
  EXPECT_EQ(to_text(stub), "new Shape() { @Override public int area(int aa) { return a; } }");
}

TEST(Printer, TellsStubsApartByTheirLaterAnswers) {
  Expression stub = make(Kind::Stub, "Counter", "", {});
  stub.methods.push_back({{"int"}, "next", {}, {int_literal(1), int_literal(2)}, false});
  EXPECT_EQ(to_text(stub), "new Counter() { @Override public int next() { return 1; return 2; } }");
}

TEST(Printer, WritesStubsOnLinesOfTheirOwn) {
  Expression stub = make(Kind::Stub, "Shape", "", {});
  stub.methods.push_back({{"double"}, "area", {}, {double_literal(1)}, false});
  stub.methods.push_back({{"void"}, "move", {{"int"}, {"long"}}, {}, false});
  std::vector<Expression> failure = {make(Kind::New, "java.io.IOException", "", {})};
  stub.methods.push_back({{"int"}, "read", {}, failure, true});
  Printer printer([](const std::string& name) { return simple_name(name); });
  std::vector<std::string> expected = {
      "new Shape() {",
      "    @Override",
      "    public double area() {",
      "        return 1.0;",
      "    }",
      "",
      "    @Override",
      "    public void move(int a, long b) {}",
      "",
      "    @Override",
      "    public int read() throws IOException {",
      "        throw new IOException();",
      "    }",
      "}",
  };
  EXPECT_EQ(lines_of(printer.expression(stub), 0), expected);
}

}  // namespace
}  // namespace assay::source
