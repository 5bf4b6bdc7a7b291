// SPDX-License-Identifier: Apache-2.0
#include "emit/tidy.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "source/expression.h"

namespace assay::emit {

namespace {

using source::Expression;
using Kind = Expression::Kind;

// JLS 3.9, literals, and the first words of most package names, which a variable would hide.
constexpr std::array<std::string_view, 60> kReserved = {
    "_",          "abstract", "assert",    "boolean",   "break",   "byte",       "case",
    "catch",      "char",     "class",     "com",       "const",   "continue",   "default",
    "do",         "double",   "else",      "enum",      "extends", "false",      "final",
    "finally",    "float",    "for",       "goto",      "if",      "implements", "import",
    "instanceof", "int",      "interface", "java",      "javax",   "long",       "native",
    "new",        "null",     "org",       "package",   "private", "protected",  "public",
    "return",     "short",    "static",    "strictfp",  "super",   "switch",     "synchronized",
    "this",       "throw",    "throws",    "transient", "true",    "try",        "var",
    "void",       "volatile", "while",     "yield",
};

struct NamedConstant {
  std::string_view text;
  std::string_view box;
  std::string_view name;
};
constexpr std::array<NamedConstant, 14> kConstants = {{
    {"-2147483648", "Integer", "MIN_VALUE"},
    {"2147483647", "Integer", "MAX_VALUE"},
    {"-9223372036854775808L", "Long", "MIN_VALUE"},
    {"9223372036854775807L", "Long", "MAX_VALUE"},
    {"5e-324", "Double", "MIN_VALUE"},
    {"1.7976931348623157e+308", "Double", "MAX_VALUE"},
    {"1e-45f", "Float", "MIN_VALUE"},
    {"3.4028235e+38f", "Float", "MAX_VALUE"},
    {"Double.NaN", "Double", "NaN"},
    {"Double.POSITIVE_INFINITY", "Double", "POSITIVE_INFINITY"},
    {"Double.NEGATIVE_INFINITY", "Double", "NEGATIVE_INFINITY"},
    {"Float.NaN", "Float", "NaN"},
    {"Float.POSITIVE_INFINITY", "Float", "POSITIVE_INFINITY"},
    {"Float.NEGATIVE_INFINITY", "Float", "NEGATIVE_INFINITY"},
}};

bool is_decimal_with_exponent(const std::string& text) {
  bool is_number = !text.empty() && (text[0] == '-' || (text[0] >= '0' && text[0] <= '9'));
  return is_number && text.find('e') != std::string::npos;
}

/// 1.0E16 rather than 1e+16.
std::string with_java_exponent(const std::string& text) {
  std::size_t e = text.find('e');
  std::string mantissa = text.substr(0, e);
  std::string exponent = text.substr(e + 1);
  if (mantissa.find('.') == std::string::npos) mantissa += ".0";
  bool is_negative = exponent[0] == '-';
  exponent.erase(0, std::min(exponent.find_first_not_of("+-0"), exponent.size()));
  return mantissa + (is_negative ? "E-" : "E") + exponent;
}

class Tidier {
 public:
  Tidier(std::set<std::string>& taken) : taken_(taken) {}

  void statement(source::Statement& statement) {
    expression(statement.value);
    if (!statement.name.empty()) statement.name = declare(statement.name);
  }

  void expression(Expression& expression) {
    switch (expression.kind) {
      case Kind::Literal:
        return literal(expression);
      case Kind::Variable: {
        auto renamed = names_.find(expression.text);
        if (renamed != names_.end()) expression.text = renamed->second;
        return;
      }
      case Kind::Lambda:
        return lambda(expression);
      default:
        for (Expression& operand : expression.operands) this->expression(operand);
        for (Expression::Method& method : expression.methods) this->method(method);
    }
  }

 private:
  std::string declare(const std::string& name) { return names_[name] = unique_name(name, taken_); }

  /// Its parameters may not have the names of variables around it.
  void lambda(Expression& lambda) {
    std::map<std::string, std::string> outside = names_;
    std::set<std::string> taken = taken_;
    for (std::string& parameter : lambda.parameters) parameter = declare(parameter);
    for (Expression& operand : lambda.operands) expression(operand);
    names_ = std::move(outside);
    taken_ = std::move(taken);
  }

  /// Its parameters hide no variables, which would be allowed but hard to read.
  void method(Expression::Method& method) {
    for (Expression& result : method.result) expression(result);
    std::set<std::string> taken = taken_;
    for (std::string& name : method.parameter_names) name = unique_name(name, taken);
  }

  static void literal(Expression& literal) {
    for (const NamedConstant& constant : kConstants) {
      if (literal.text != constant.text) continue;
      literal.kind = Kind::StaticField;
      literal.type.name = "java.lang." + std::string(constant.box);
      literal.text = constant.name;
      return;
    }
    if (is_decimal_with_exponent(literal.text)) literal.text = with_java_exponent(literal.text);
  }

  std::set<std::string>& taken_;
  std::map<std::string, std::string> names_;
};

}  // namespace

std::string unique_name(const std::string& wanted, std::set<std::string>& taken) {
  bool is_reserved = std::find(kReserved.begin(), kReserved.end(), wanted) != kReserved.end();
  if (!is_reserved && taken.insert(wanted).second) return wanted;
  for (unsigned number = is_reserved ? 1 : 2;; ++number) {
    std::string name = wanted + std::to_string(number);
    if (taken.insert(name).second) return name;
  }
}

std::string TidyCase::fresh(const std::string& wanted) { return unique_name(wanted, names); }

TidyCase tidy(const source::TestCase& test) {
  TidyCase tidied{test, {}};
  Tidier tidier(tidied.names);
  for (source::Statement& statement : tidied.test.arrange) tidier.statement(statement);
  tidier.statement(tidied.test.act);
  for (source::Assertion& assertion : tidied.test.assertions) {
    tidier.expression(assertion.expected);
    tidier.expression(assertion.actual);
  }
  return tidied;
}

source::Expression tidy(source::Expression constant) {
  std::set<std::string> none;
  Tidier(none).expression(constant);
  return constant;
}

}  // namespace assay::emit
