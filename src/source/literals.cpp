// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cmath>

#include "source/expression.h"
#include "source/test_case.h"

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

std::u16string utf16_of(std::string_view utf8) {
  std::u16string units;
  for (std::size_t i = 0; i < utf8.size();) {
    auto lead = static_cast<unsigned char>(utf8[i++]);
    unsigned following = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
    char32_t point = following == 0 ? lead : lead & (0x3fU >> following);
    for (; following > 0 && i < utf8.size(); --following)
      point = point << 6 | (static_cast<unsigned char>(utf8[i++]) & 0x3fU);
    if (point >= 0x10000) {
      units += static_cast<char16_t>(0xd7c0 + (point >> 10));
      point = 0xdc00 + (point & 0x3ff);
    }
    units += static_cast<char16_t>(point);
  }
  return units;
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

Expression text_literal(std::string_view utf8) { return string_literal(utf16_of(utf8)); }

Expression told_call(std::string method, std::size_t number) {
  return {Expression::Kind::Call, std::move(method), {std::to_string(number), {}, 0}};
}

std::size_t number_of_method(const Expression& told_call) {
  return std::stoul(told_call.type.name);
}

Expression variable(std::string name) {
  Expression expression;
  expression.kind = Expression::Kind::Variable;
  expression.text = std::move(name);
  return expression;
}

}  // namespace assay::source
