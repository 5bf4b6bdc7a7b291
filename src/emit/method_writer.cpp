// SPDX-License-Identifier: Apache-2.0
// One test method: arrange, act, assert, a blank line between them. The call under test may stand
// in assertThrows, in a try block or with System.out turned to a buffer.
#include "emit/method_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "emit/fresh_classes.h"
#include "emit/helper_writer.h"
#include "emit/place_writer.h"
#include "source/expression.h"
#include "source/layout.h"
#include "source/printer.h"
#include "source/test_case.h"

namespace assay::emit {

namespace {

using source::Expression;
using source::kBlockIndent;
using source::kContinuationIndent;
using source::Layout;
using source::Statement;
using Kind = Expression::Kind;
using Lines = std::vector<std::string>;

constexpr unsigned kPatience = 2;  // seconds for what never ends

Layout text(std::string words) { return {Layout::Kind::Text, std::move(words)}; }

std::string indented(unsigned indent, const std::string& line) {
  return std::string(indent, ' ') + line;
}

void append(Lines& lines, Lines more) {
  std::move(more.begin(), more.end(), std::back_inserter(lines));
}

Lines statement_lines(Layout statement, unsigned indent) {
  return source::lines_of(Layout().add(std::move(statement)).add(";"), indent);
}

bool is_statement_expression(const Expression& value) {
  return value.kind == Kind::New || value.kind == Kind::Call || value.kind == Kind::StaticCall ||
         value.kind == Kind::Assign || value.kind == Kind::Stub;
}

bool calls_something(const Expression& value) {
  if (value.kind == Kind::Lambda) return false;
  if (value.kind == Kind::New || value.kind == Kind::Call || value.kind == Kind::StaticCall)
    return true;
  return std::any_of(value.operands.begin(), value.operands.end(), calls_something);
}

/// Without what would end a comment or be read by javac all the same.
std::string printable_line(const std::string& text) {
  std::string line;
  for (char c : text) line += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  for (std::size_t at; (at = line.find("\\u")) != std::string::npos;) line.replace(at, 2, "\\ u");
  return line;
}

/// With a blank line between them.
void append_sections(Lines& lines, std::vector<Lines> sections) {
  bool is_first = true;
  for (Lines& section : sections) {
    if (section.empty()) continue;
    if (!is_first) lines.emplace_back();
    is_first = false;
    append(lines, std::move(section));
  }
}

std::string body_name(const std::string& test) { return test + "_body"; }

/// All that such a test does itself.
Lines in_fresh_classes(const std::string& name, const source::TestCase::FreshClasses& fresh) {
  Lines lines;
  if (!fresh.state.empty())
    lines.push_back(indented(2 * kBlockIndent, "// " + printable_line(fresh.state)));
  lines.push_back(indented(2 * kBlockIndent, fresh_classes_call(body_name(name), fresh)));
  return lines;
}

bool is_ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

std::string assumptions(JUnit junit) {
  return junit == JUnit::Five ? "org.junit.jupiter.api.Assumptions" : "org.junit.Assume";
}

}  // namespace

MethodWriter::MethodWriter(ClassNames& names, const EmitOptions& options,
                           const source::TestCase& test)
    : names_(names),
      junit_(options.junit),
      has_isolated_(options.has_isolated),
      tidy_(tidy(test)),
      test_(tidy_.test),
      printer_([&names, junit = options.junit](const std::string& name) {
        return names.name_of(name == source::kAssumptions ? assumptions(junit) : name);
      }),
      asserts_(printer_, options.junit) {
  for (const Statement& statement : test_.arrange) asserts_.declare(statement.name, statement.type);
  asserts_.declare(test_.act.name, test_.act.type);
  if (test_.thrown && test_.thrown->message && !test_.bug) exception_ = tidy_.fresh("exception");
  if (test_.output) {
    original_out_ = tidy_.fresh("originalOut");
    output_ = tidy_.fresh("output");
    is_all_captured_ = test_.prepares_output;
  }
}

RenderedTest MethodWriter::write(const std::string& name) {
  bool is_five = junit_ == JUnit::Five;
  RenderedTest test;
  test.name = name;
  for (const std::string& annotation : annotations())
    test.lines.push_back(indented(kBlockIndent, annotation));
  std::string head = (is_five ? "void " : "public void ") + name + "()";
  if (test_.fresh || needs_throws()) {
    const bool is_anything = test_.may_throw_anything || test_.fresh;
    const char* thrown = is_anything ? "java.lang.Throwable" : "java.lang.Exception";
    head += " throws " + class_name(thrown);
  }
  test.lines.push_back(indented(kBlockIndent, head + " {"));
  if (test_.fresh) {
    append_sections(test.lines, {assumption(), in_fresh_classes(name, *test_.fresh)});
    test.helpers.push_back(body_in_fresh_classes(name));
    test.helpers.push_back(fresh_classes_helper(names_));
  } else {
    append(test.lines, is_all_captured_ ? captured_body() : body());
  }
  test.lines.push_back(indented(kBlockIndent, "}"));
  for (const source::Helper& helper : test_.helpers)
    test.helpers.push_back(write_helper(names_, helper));
  if (test_.needs.locale) test.fixtures.push_back(locale_fixture(names_, junit_));
  if (test_.needs.time_zone) test.fixtures.push_back(time_zone_fixture(names_, junit_));
  if (test_.needs.headless) test.fixtures.push_back(headless_fixture(names_, junit_));
  for (const source::Restoration& state : test_.restorations)
    test.fixtures.push_back(state_fixture(names_, junit_, printer_, state));
  if (has_isolated_ && changes_what_others_see())
    test.class_annotations.insert("@" + class_name("org.junit.jupiter.api.parallel.Isolated"));
  test.static_imports = asserts_.static_imports();
  test.imports = names_.take_imports();
  return test;
}

Lines MethodWriter::body_in_fresh_classes(const std::string& name) {
  Lines lines = {indented(kBlockIndent, "private static void " + body_name(name) + "() throws " +
                                            class_name("java.lang.Throwable") + " {")};
  append_sections(lines, {arrange(), act(), assertions()});
  lines.push_back(indented(kBlockIndent, "}"));
  return lines;
}

/// Arrange, act, assert.
Lines MethodWriter::body() {
  Lines lines;
  append_sections(lines, {assumption(), arrange(), act(), assertions()});
  return lines;
}

/// With System.out turned to a buffer before anything is made that may take it.
Lines MethodWriter::captured_body() {
  Lines lines = output_buffer();
  lines.push_back(redirection());
  lines.push_back(indented(body_indent_, "try {"));
  body_indent_ += kBlockIndent;
  append(lines, body());
  body_indent_ -= kBlockIndent;
  append(lines, restoration());
  return lines;
}

Lines MethodWriter::annotations() const {
  if (junit_ == JUnit::Four) {
    const bool is_given_up = test_.bug && test_.bug->never_ends;
    return {"@" + class_name("org.junit.Test") +
            (is_given_up ? fmt::format("(timeout = {})", kPatience * 1000) : "")};
  }
  Lines lines = {"@" + class_name("org.junit.jupiter.api.Test")};
  if (test_.bug) lines.push_back("@" + class_name("org.junit.jupiter.api.Tag") + "(\"bug\")");
  return lines;
}

/// What is wrong, on one line that is a comment whatever it says.
Lines MethodWriter::complaint() const {
  constexpr std::size_t kLongest = 160;
  std::string what = printable_line(test_.bug->what);
  if (what.size() > kLongest) what = what.substr(0, kLongest) + "...";
  return {indented(body_indent_, "// " + what)};
}

/// A call that must return. One that would not is given up after a while.
Lines MethodWriter::failing_act() {
  Lines lines = complaint();
  const Statement& act = test_.act;
  if (test_.bug->never_ends && junit_ == JUnit::Five) {
    Layout patience =
        text(fmt::format("{}.ofSeconds({})", class_name("java.time.Duration"), kPatience));
    append(lines, statement_lines(asserts_.call("assertTimeoutPreemptively",
                                                {std::move(patience), as_lambda(act)}),
                                  body_indent_));
    return lines;
  }
  Layout value = printer_.expression(act.value);
  const bool needs_variable = !is_statement_expression(act.value);
  std::set<std::string> taken = tidy_.names;
  const std::string name = needs_variable ? unique_name("unused", taken) : "";
  source::Type type = act.type;
  if (type.name.empty()) type.name = "java.lang.Object";
  append(lines, statement_lines(declaration(type, name, std::move(value)), body_indent_));
  return lines;
}

/// Tests that run at the same time in the same virtual machine.
bool MethodWriter::changes_what_others_see() const {
  return test_.needs.locale || test_.needs.time_zone || test_.output || test_.changes_static_state;
}

std::string MethodWriter::class_name(const char* qualified) const {
  return names_.name_of(qualified);
}

Layout MethodWriter::declaration(const source::Type& type, const std::string& name,
                                 Layout value) const {
  if (name.empty()) return value;
  Layout layout;
  layout.add(printer_.type(type) + " " + name + " =");
  return layout.add(
      {Layout::Kind::Hang, {{Layout::Kind::Break, " "}, std::move(value)}, kContinuationIndent});
}

Lines MethodWriter::tolerant(const Statement& statement, const Layout& written, unsigned indent) {
  Lines lines = {indented(indent, "try {")};
  append(lines, statement_lines(written, indent + kBlockIndent));
  std::set<std::string> taken = tidy_.names;  // each catch has a scope of its own
  std::string variable = unique_name("expected", taken);
  std::string type = statement.caught.name.empty() ? class_name("java.lang.Exception")
                                                   : class_name(statement.caught.name.c_str());
  lines.push_back(indented(indent, "} catch (" + type + " " + variable + ") {"));
  lines.push_back(
      indented(indent + kBlockIndent, "// the state change before the exception is what matters"));
  lines.push_back(indented(indent, "}"));
  return lines;
}

/// Where asserts are off, the test says nothing.
Lines MethodWriter::assumption() const {
  if (!test_.needs.asserts_of) return {};
  return {indented(body_indent_, names_.name_of(assumptions(junit_)) + ".assumeTrue(" +
                                     printer_.type(*test_.needs.asserts_of) +
                                     ".class.desiredAssertionStatus());")};
}

Lines MethodWriter::arrange() {
  Lines lines;
  for (const Statement& statement : test_.arrange) {
    Layout value = printer_.expression(statement.value);
    if (statement.may_throw)
      append(lines, tolerant(statement, value, body_indent_));
    else
      append(lines, statement_lines(declaration(statement.type, statement.name, std::move(value)),
                                    body_indent_));
  }
  if (test_.output && !is_all_captured_) append(lines, output_buffer());
  return lines;
}

/// () -> call; what is no statement is given to a variable.
Layout MethodWriter::as_lambda(const Statement& statement) const {
  Layout value = printer_.expression(statement.value);
  if (is_statement_expression(statement.value)) return Layout().add("() -> ").add(std::move(value));
  source::Type type = statement.type;
  if (type.name.empty()) type.name = "java.lang.Object";
  std::set<std::string> taken = tidy_.names;
  std::string name = unique_name("unused", taken);
  Layout hard_break(Layout::Kind::HardBreak, "");
  Layout body(Layout::Kind::Nest,
              {hard_break, declaration(type, name, std::move(value)), text(";")}, kBlockIndent);
  return Layout().add("() -> {").add(std::move(body)).add(hard_break).add("}");
}

bool MethodWriter::asserts_nothing() const {
  return test_.assertions.empty() && !test_.output && !test_.thrown && test_.act.name.empty();
}

MethodWriter::Act MethodWriter::plan_act() {
  const Statement& act = test_.act;
  if (test_.thrown) {
    Layout expected = text(printer_.type(test_.thrown->type) + ".class");
    return {test_.thrown->type, exception_,
            asserts_.call("assertThrows", {std::move(expected), as_lambda(act)})};
  }
  if (asserts_nothing() && junit_ == JUnit::Five && !act.may_throw)
    return {{}, "", asserts_.call("assertDoesNotThrow", {as_lambda(act)})};
  return {act.type, act.name, printer_.expression(act.value)};
}

Lines MethodWriter::act() {
  if (test_.bug && !test_.bug->is_asserted) return failing_act();
  Act act = plan_act();
  if (test_.bug) {
    Lines lines = complaint();
    append(lines, statement_lines(declaration(act.type, act.variable, std::move(act.value)),
                                  body_indent_));
    return lines;
  }
  if (test_.output && !is_all_captured_) return captured(act);
  if (test_.act.may_throw && !test_.thrown) return tolerant(test_.act, act.value, body_indent_);
  return statement_lines(declaration(act.type, act.variable, std::move(act.value)), body_indent_);
}

Lines MethodWriter::output_buffer() const {
  std::string print_stream = class_name("java.io.PrintStream");
  std::string buffer = class_name("java.io.ByteArrayOutputStream");
  std::string system = class_name("java.lang.System");
  return {indented(body_indent_, print_stream + " " + original_out_ + " = " + system + ".out;"),
          indented(body_indent_, buffer + " " + output_ + " = new " + buffer + "();")};
}

/// The call with System.out turned to a buffer; its result is declared outside of the try block.
Lines MethodWriter::captured(const Act& act) {
  Lines lines;
  Layout statement = act.value;
  if (!act.variable.empty()) {
    lines.push_back(indented(body_indent_, printer_.type(act.type) + " " + act.variable + ";"));
    statement = Layout().add(act.variable + " = ").add(act.value);
  }
  lines.push_back(redirection());
  lines.push_back(indented(body_indent_, "try {"));
  unsigned inner = body_indent_ + kBlockIndent;
  bool is_tolerant = test_.act.may_throw && !test_.thrown;
  append(lines,
         is_tolerant ? tolerant(test_.act, statement, inner) : statement_lines(statement, inner));
  append(lines, restoration());
  return lines;
}

std::string MethodWriter::redirection() const {
  const char* charset = is_ascii(*test_.output) ? "" : ", \"UTF-8\"";
  return indented(body_indent_,
                  fmt::format("{}.setOut(new {}({}, true{}));", class_name("java.lang.System"),
                              class_name("java.io.PrintStream"), output_, charset));
}

Lines MethodWriter::restoration() const {
  const std::string restore =
      fmt::format("{}.setOut({});", class_name("java.lang.System"), original_out_);
  return {indented(body_indent_, "} finally {"), indented(body_indent_ + kBlockIndent, restore),
          indented(body_indent_, "}")};
}

Lines MethodWriter::output_assertion() {
  const std::string& expected = *test_.output;
  std::string actual = output_ + (is_ascii(expected) ? ".toString()" : ".toString(\"UTF-8\")");
  if (expected.find('\n') != std::string::npos)
    actual += ".replace(" + class_name("java.lang.System") + ".lineSeparator(), \"\\n\")";
  Layout literal = printer_.expression(source::text_literal(expected));
  return statement_lines(asserts_.call("assertEquals", {std::move(literal), text(actual)}),
                         body_indent_);
}

Lines MethodWriter::assertions() {
  Lines lines;
  if (test_.bug && !test_.bug->is_asserted) return lines;
  if (!exception_.empty()) {
    Layout message = printer_.expression(source::text_literal(*test_.thrown->message));
    std::vector<Layout> arguments = {std::move(message), text(exception_ + ".getMessage()")};
    append(lines,
           statement_lines(asserts_.call("assertEquals", std::move(arguments)), body_indent_));
  }
  for (const source::Assertion& assertion : test_.assertions)
    append(lines, statement_lines(asserts_.write(assertion), body_indent_));
  if (test_.output) append(lines, output_assertion());
  return lines;
}

/// What is called in a lambda of assertThrows or in a try block may throw as it likes.
bool MethodWriter::needs_throws() const {
  if (test_.output && !is_ascii(*test_.output)) return true;
  if (!test_.may_throw_checked) return false;
  if (test_.bug && !test_.bug->never_ends) return true;
  bool is_in_lambda = test_.thrown || (asserts_nothing() && junit_ == JUnit::Five);
  bool from_act = !is_in_lambda && !test_.act.may_throw && calls_something(test_.act.value);
  auto from_arrange = [](const Statement& statement) {
    bool catches_all = statement.may_throw && (statement.caught.name.empty() ||
                                               statement.caught.name == "java.lang.Exception");
    return !catches_all && calls_something(statement.value);
  };
  auto from_assertion = [](const source::Assertion& assertion) {
    return calls_something(assertion.actual) || calls_something(assertion.expected);
  };
  const source::TestCase& test = test_;
  return from_act || std::any_of(test.arrange.begin(), test.arrange.end(), from_arrange) ||
         std::any_of(test.assertions.begin(), test.assertions.end(), from_assertion);
}

}  // namespace assay::emit
