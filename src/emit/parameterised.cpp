// SPDX-License-Identifier: Apache-2.0
// Body and arguments are written as tests like any other, so that imports, names and layout are
// those of all tests; what makes them one parameterised test is put around them here. The
// parameters stand in the body as variables at first.
#include "emit/parameterised.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Expression;
using source::Statement;
using source::TestCase;
using Lines = std::vector<std::string>;
using Kind = Expression::Kind;

Expression default_of(const source::Type& type) {
  if (type.dimensions > 0 || !source::is_primitive(type.name)) return source::null_literal();
  return type.name == "boolean" ? source::boolean_literal(false) : source::int_literal(0);
}

TestCase body_of(const ParameterisedTest& test) {
  TestCase body = test.body;
  std::vector<Statement> arrange;
  for (const ParameterisedTest::Parameter& each : test.parameters)
    arrange.push_back({each.type, each.name, default_of(each.type)});
  arrange.insert(arrange.end(), body.arrange.begin(), body.arrange.end());
  body.arrange = std::move(arrange);
  body.bug = TestCase::Bug{test.what, false, true};
  return body;
}

/// inputs.add(Arguments.of(a, b))
TestCase input_of(const ParameterisedTest::Input& input) {
  TestCase made;
  made.method = "inputs";
  made.arrange = input.arrange;
  made.may_throw_checked = input.may_throw_checked;
  Expression arguments{
      Kind::StaticCall, "of", {"org.junit.jupiter.params.provider.Arguments", {}, 0}};
  arguments.operands = input.values;
  made.act.value = {Kind::Call, "add", {}};
  made.act.value.operands = {source::variable("inputs"), std::move(arguments)};
  made.bug = TestCase::Bug{input.what, false, false};
  return made;
}

/// The statements between the line that opens the method and the one that closes it.
Lines statements_of(const RenderedTest& test) {
  const auto opens = std::ranges::find_if(
      test.lines, [](const std::string& line) { return line.ends_with(" {"); });
  Lines lines(opens == test.lines.end() ? opens : std::next(opens), std::prev(test.lines.end()));
  std::erase(lines, std::string());
  return lines;
}

/// Takes the declarations of the parameters off: "Purse purse, int n".
std::string take_parameters(Lines& statements, std::size_t count) {
  Lines declared;
  std::size_t taken = 0;
  for (std::string declaration; declared.size() < count && taken < statements.size(); ++taken) {
    std::string_view line = statements[taken];
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    declaration += (declaration.empty() ? "" : " ") + std::string(line);
    if (!line.ends_with(';')) continue;
    declared.push_back(declaration.substr(0, declaration.rfind(" =")));
    declaration.clear();
  }
  statements.erase(statements.begin(), statements.begin() + static_cast<std::ptrdiff_t>(taken));
  return join(declared, ", ");
}

void take_imports(RenderedTest& into, const RenderedTest& from) {
  into.imports.insert(from.imports.begin(), from.imports.end());
  into.static_imports.insert(from.static_imports.begin(), from.static_imports.end());
  for (const Lines& helper : from.helpers) {
    if (std::ranges::find(into.helpers, helper) == into.helpers.end())
      into.helpers.push_back(helper);
  }
}

constexpr std::string_view kIndent = "    ";

/// The method that gives the arguments.
void add_source(RenderedTest& made, const std::vector<RenderedTest>& inputs) {
  const bool throws = std::ranges::any_of(inputs, [](const RenderedTest& each) {
    return std::ranges::any_of(each.lines, [](const std::string& line) {
      return line.find(" throws ") != std::string::npos;
    });
  });
  made.lines.emplace_back();
  made.lines.push_back(fmt::format("{}static Stream<Arguments> {}Inputs(){} {{", kIndent, made.name,
                                   throws ? " throws Throwable" : ""));
  made.lines.push_back(fmt::format("{0}{0}List<Arguments> inputs = new ArrayList<>();", kIndent));
  for (const RenderedTest& each : inputs) {
    made.lines.push_back(fmt::format("{0}{0}{{", kIndent));
    for (const std::string& line : statements_of(each))
      made.lines.push_back(std::string(kIndent) + line);
    made.lines.push_back(fmt::format("{0}{0}}}", kIndent));
    take_imports(made, each);
  }
  made.lines.push_back(fmt::format("{0}{0}return inputs.stream();", kIndent));
  made.lines.push_back(fmt::format("{}}}", kIndent));
}

RenderedTest merged(const ParameterisedTest& test, const RenderedTest& body,
                    const std::vector<RenderedTest>& inputs) {
  RenderedTest made;
  made.name = test.name;
  take_imports(made, body);
  for (const char* type :
       {"java.util.ArrayList", "java.util.List", "java.util.stream.Stream",
        "org.junit.jupiter.params.ParameterizedTest", "org.junit.jupiter.params.provider.Arguments",
        "org.junit.jupiter.params.provider.MethodSource"})
    made.imports.insert(type);
  made.imports.erase("org.junit.jupiter.api.Test");
  made.imports.erase("org.junit.jupiter.api.Tag");
  Lines statements = statements_of(body);
  const std::string parameters = take_parameters(statements, test.parameters.size());
  const bool throws = std::ranges::any_of(body.lines, [](const std::string& line) {
    return line.find(" throws ") != std::string::npos;
  });
  made.lines = {fmt::format("{}@ParameterizedTest", kIndent),
                fmt::format("{}@MethodSource(\"{}Inputs\")", kIndent, test.name),
                fmt::format("{}void {}({}){} {{", kIndent, test.name, parameters,
                            throws ? " throws Throwable" : "")};
  made.lines.insert(made.lines.end(), statements.begin(), statements.end());
  made.lines.push_back(fmt::format("{}}}", kIndent));
  add_source(made, inputs);
  return made;
}

}  // namespace

RenderedClass render_parameterised(source::TestClass like,
                                   const std::vector<ParameterisedTest>& tests,
                                   EmitOptions options) {
  options.junit = JUnit::Five;
  like.cases.clear();
  for (const ParameterisedTest& test : tests) {
    like.cases.push_back(body_of(test));
    for (const ParameterisedTest::Input& input : test.inputs) like.cases.push_back(input_of(input));
  }
  RenderedClass rendered = render(like, options);
  std::vector<RenderedTest> made;
  std::size_t next = 0;
  for (const ParameterisedTest& test : tests) {
    const RenderedTest& body = rendered.tests[next++];
    std::vector<RenderedTest> inputs;
    for (std::size_t i = 0; i < test.inputs.size(); ++i)
      inputs.push_back(std::move(rendered.tests[next++]));
    for (RenderedTest& each : inputs) {
      each.imports.erase("org.junit.jupiter.api.Test");
      each.imports.erase("org.junit.jupiter.api.Tag");
    }
    made.push_back(merged(test, body, inputs));
  }
  rendered.tests = std::move(made);
  return rendered;
}

}  // namespace assay::emit
