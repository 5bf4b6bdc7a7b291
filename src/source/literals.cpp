// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cmath>

#include "source/expression.h"

namespace assay::source {

namespace {

Expression literal(std::string text) {
  Expression expression;
  expression.text = std::move(text);
  return expression;
}

std::string unit_text(char16_t unit, char quote) {
  switch (unit) {
    case u'\n':
      return "\\n";
    case u'\r':
      return "\\r";
    case u'\t':
      return "\\t";
    case u'\\':
      return "\\\\";
    default:
      break;
  }
  if (unit == static_cast<unsigned char>(quote)) return fmt::format("\\{}", quote);
  if (unit >= 0x20 && unit < 0x7f) return std::string(1, static_cast<char>(unit));
  return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

/// The shortest decimal text that means this number and no other.
template <class T>
std::string decimal(T number) {
  std::string text = fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

template <class T>
std::string floating_text(T value, const char* box, const char* suffix) {
  if (std::isnan(value)) return fmt::format("{}.NaN", box);
  if (std::isinf(value))
    return fmt::format("{}.{}_INFINITY", box, value > 0 ? "POSITIVE" : "NEGATIVE");
  return decimal(value) + suffix;
}

}  // namespace

Expression null_literal() { return literal("null"); }

Expression boolean_literal(bool value) { return literal(value ? "true" : "false"); }

Expression int_literal(std::int32_t value) { return literal(fmt::format("{}", value)); }

Expression long_literal(std::int64_t value) { return literal(fmt::format("{}L", value)); }

Expression char_literal(char16_t unit) {
  return literal(fmt::format("'{}'", unit_text(unit, '\'')));
}

Expression float_literal(float value) { return literal(floating_text(value, "Float", "f")); }

Expression double_literal(double value) { return literal(floating_text(value, "Double", "")); }

Expression string_literal(const std::u16string& units) {
  std::string text = "\"";
  for (char16_t unit : units) text += unit_text(unit, '"');
  return literal(text + '"');
}

Expression variable(std::string name) {
  Expression expression;
  expression.kind = Expression::Kind::Variable;
  expression.text = std::move(name);
  return expression;
}

}  // namespace assay::source
