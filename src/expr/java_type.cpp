// SPDX-License-Identifier: Apache-2.0
#include "expr/java_type.h"

#include <fmt/format.h>

#include <cmath>

#include "expr/apply_float.h"
#include "expr/bits.h"

namespace assay::expr {

namespace {

JavaType type_of_variable(const VariableInfo& info) {
  switch (info.kind) {
    case VariableKind::Boolean:
      return JavaType::Boolean;
    case VariableKind::Byte:
      return JavaType::Byte;
    case VariableKind::Char:
    case VariableKind::Latin1:
      return JavaType::Char;
    case VariableKind::Short:
      return JavaType::Short;
    case VariableKind::Float:
      return JavaType::Float;
    case VariableKind::Double:
      return JavaType::Double;
    default:
      return integer_type(info.width);
  }
}

JavaType floating_type(unsigned width) { return width == 32 ? JavaType::Float : JavaType::Double; }

std::string char_literal(std::uint64_t code) {
  switch (code) {
    case '\n':
      return "'\\n'";
    case '\t':
      return "'\\t'";
    case '\r':
      return "'\\r'";
    case '\'':
      return "'\\''";
    case '\\':
      return "'\\\\'";
    default:
      break;
  }
  if (code >= ' ' && code <= '~') return fmt::format("'{}'", static_cast<char>(code));
  return fmt::format("'\\u{:04x}'", code);
}

std::string floating_literal(JavaType type, std::uint64_t bits) {
  const bool single = type == JavaType::Float;
  const double value = to_double(bits, single ? 32 : 64);
  const char* owner = single ? "Float" : "Double";
  if (std::isnan(value)) return fmt::format("{}.NaN", owner);
  if (std::isinf(value)) {
    return fmt::format("{}.{}_INFINITY", owner, value > 0 ? "POSITIVE" : "NEGATIVE");
  }
  std::string text =
      single ? fmt::format("{}", static_cast<float>(value)) : fmt::format("{}", value);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return single ? text + "f" : text;
}

}  // namespace

JavaType integer_type(unsigned width) {
  if (width == 1) return JavaType::Boolean;
  if (width <= 8) return JavaType::Byte;
  if (width <= 16) return JavaType::Short;
  return width <= 32 ? JavaType::Int : JavaType::Long;
}

JavaType java_type_of(const Terms& terms, Term term) {
  // Down the first arm that is no constant; deep chains of ite end somewhere.
  Node node = terms.node(term);
  for (int i = 0; i < 8 && node.op == Op::Ite; ++i) {
    node = terms.node(terms.is_constant(node.b) ? node.c : node.b);
  }
  switch (node.op) {
    case Op::Variable:
      return type_of_variable(terms.info(node.variable()));
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
    case Op::FRem:
    case Op::FNeg:
    case Op::FSqrt:
    case Op::FRound:
    case Op::FFromS:
    case Op::FFromF:
      return floating_type(node.width);
    default:
      return integer_type(node.width);
  }
}

const char* java_name_of(JavaType type) {
  switch (type) {
    case JavaType::Boolean:
      return "boolean";
    case JavaType::Byte:
      return "byte";
    case JavaType::Char:
      return "char";
    case JavaType::Short:
      return "short";
    case JavaType::Int:
      return "int";
    case JavaType::Long:
      return "long";
    case JavaType::Float:
      return "float";
    case JavaType::Double:
      return "double";
  }
  return "";
}

std::string java_literal(JavaType type, unsigned width, std::uint64_t bits) {
  switch (type) {
    case JavaType::Boolean:
      return bits != 0 ? "true" : "false";
    case JavaType::Char:
      return char_literal(bits);
    case JavaType::Float:
    case JavaType::Double:
      return floating_literal(type, bits);
    case JavaType::Long:
      return fmt::format("{}L", to_signed(bits, width));
    default:
      return fmt::format("{}", to_signed(bits, width));
  }
}

}  // namespace assay::expr
