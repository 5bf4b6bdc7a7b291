// SPDX-License-Identifier: Apache-2.0
// Assertions in the words of JUnit 4 or 5. A floating-point number that is not whole is compared
// with a tolerance, everything else exactly.
#include "emit/assertion_writer.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>

#include "source/expression.h"
#include "source/layout.h"
#include "source/test_case.h"

namespace assay::emit {

namespace {

using source::Assertion;
using source::Expression;
using source::Layout;
using Kind = Expression::Kind;

Layout text(std::string words) { return {Layout::Kind::Text, std::move(words)}; }

bool is_literal(const Expression& expression, std::string_view text) {
  return expression.kind == Kind::Literal && expression.text == text;
}

struct Box {
  std::string_view primitive;
  std::string_view box;
};
constexpr std::array<Box, 8> kBoxes = {{{"boolean", "java.lang.Boolean"},
                                        {"byte", "java.lang.Byte"},
                                        {"short", "java.lang.Short"},
                                        {"char", "java.lang.Character"},
                                        {"int", "java.lang.Integer"},
                                        {"long", "java.lang.Long"},
                                        {"float", "java.lang.Float"},
                                        {"double", "java.lang.Double"}}};

bool is_box(std::string_view name) {
  for (const Box& box : kBoxes)
    if (box.box == name) return true;
  return false;
}

bool is_boxing(const Expression& value) {
  return value.kind == Kind::StaticCall && value.text == "valueOf" && is_box(value.type.name) &&
         value.operands.size() == 1;
}

bool is_primitive_value(const Expression& value) {
  if (value.kind == Kind::Cast) return source::is_primitive(value.type.name);
  if (value.kind == Kind::StaticField) return is_box(value.type.name);  // Integer.MAX_VALUE
  return value.kind == Kind::Literal && value.text != "null" && value.text[0] != '"';
}

bool is_float(const Expression& value) {
  return value.kind == Kind::Literal && value.text.ends_with('f');
}

/// What a result may differ by, as text: nothing if it is a whole number or no number at all, else
/// one in the ninth digit after its first (of a float: the sixth).
std::string delta_of(const Expression& expected) {
  if (expected.kind != Kind::Literal) return "";  // Double.NaN and the like
  double value = std::strtod(expected.text.c_str(), nullptr);
  if (!std::isfinite(value) || value == std::trunc(value)) return "";
  int digits = is_float(expected) ? 6 : 9;
  int exponent = static_cast<int>(std::floor(std::log10(std::fabs(value)))) - digits;
  if (exponent < (is_float(expected) ? -37 : -307)) return "";
  std::string suffix = is_float(expected) ? "f" : "";
  if (exponent >= -3) return fmt::format("{:.{}f}{}", std::pow(10.0, exponent), -exponent, suffix);
  return fmt::format("1.0E{}{}", exponent, suffix);
}

std::string no_delta(bool is_single) { return is_single ? "0.0f" : "0.0"; }

}  // namespace

Layout AssertionWriter::call(const std::string& method, std::vector<Layout> arguments) {
  bool is_five = junit_ == JUnit::Five;
  static_imports_.insert((is_five ? "org.junit.jupiter.api.Assertions." : "org.junit.Assert.") +
                         method);
  return Layout().add(method).add(source::bracketed(std::move(arguments)));
}

Layout AssertionWriter::write(const Assertion& assertion) {
  const Expression& actual = assertion.actual;
  switch (assertion.kind) {
    case Assertion::Kind::Equals:
      return equals(assertion.expected, actual);
    case Assertion::Kind::EqualsDelta:
      return equals_delta(assertion.expected, actual);
    case Assertion::Kind::ArrayEquals:
      return array_equals(assertion.expected, actual);
    case Assertion::Kind::IsNull:
      return call("assertNull", {printer_.expression(actual)});
    case Assertion::Kind::IsNotNull:
      return call("assertNotNull", {printer_.expression(actual)});
    case Assertion::Kind::IsTrue:
      return call("assertTrue", {printer_.expression(actual)});
    case Assertion::Kind::IsFalse:
      return call("assertFalse", {printer_.expression(actual)});
    case Assertion::Kind::IsSame:
      return call("assertSame",
                  {printer_.expression(assertion.expected), printer_.expression(actual)});
    case Assertion::Kind::IsInstance: {
      source::Type type = assertion.expected.type;
      type.arguments.clear();
      std::string test = " instanceof " + printer_.type(type);
      return call("assertTrue", {Layout().add(printer_.expression(actual)).add(test)});
    }
    case Assertion::Kind::Does:
      return printer_.expression(actual);
    case Assertion::Kind::Calls:
      break;  // as Fakes or Mocks say it
  }
  return {};
}

Layout AssertionWriter::equals(const Expression& expected, const Expression& actual) {
  if (is_literal(expected, "null")) return call("assertNull", {printer_.expression(actual)});
  if (is_literal(expected, "true")) return call("assertTrue", {printer_.expression(actual)});
  if (is_literal(expected, "false")) return call("assertFalse", {printer_.expression(actual)});
  return call("assertEquals",
              {printer_.expression(of_one_kind(expected, actual)), printer_.expression(actual)});
}

/// assertEquals(long, Object) would be ambiguous: a box is compared with a box, a number with a
/// number.
Expression AssertionWriter::of_one_kind(const Expression& expected,
                                        const Expression& actual) const {
  auto declared = actual.kind == Kind::Variable ? types_.find(actual.text) : types_.end();
  if (declared == types_.end() || declared->second.dimensions != 0) return expected;
  const std::string& type = declared->second.name;
  if (source::is_primitive(type) && is_boxing(expected)) return expected.operands[0];
  if (!is_box(type) || !is_primitive_value(expected)) return expected;
  Expression boxed;
  boxed.kind = Kind::StaticCall;
  boxed.type.name = type;
  boxed.text = "valueOf";
  boxed.operands = {expected};
  return boxed;
}

/// JUnit 5 compares exactly without a delta and knows no delta of zero; JUnit 4 always wants one.
Layout AssertionWriter::equals_delta(const Expression& expected, const Expression& actual) {
  std::string delta = delta_of(expected);
  std::vector<Layout> arguments = {printer_.expression(expected), printer_.expression(actual)};
  bool is_single = is_float(expected) || expected.type.name == "java.lang.Float";
  if (!delta.empty())
    arguments.push_back(text(delta));
  else if (junit_ == JUnit::Four)
    arguments.push_back(text(no_delta(is_single)));
  return call("assertEquals", std::move(arguments));
}

Layout AssertionWriter::array_equals(const Expression& expected, const Expression& actual) {
  std::vector<Layout> arguments = {printer_.expression(expected), printer_.expression(actual)};
  const source::Type& type = expected.type;
  bool is_floating = type.dimensions == 1 && (type.name == "double" || type.name == "float");
  if (junit_ == JUnit::Four && is_floating)
    arguments.push_back(text(no_delta(type.name == "float")));
  return call("assertArrayEquals", std::move(arguments));
}

}  // namespace assay::emit
