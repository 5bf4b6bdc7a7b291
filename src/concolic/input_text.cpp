// SPDX-License-Identifier: Apache-2.0
// Inputs as Java expressions.
#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "concolic/inputs.h"

namespace assay::concolic {

namespace {

std::string unit_text(std::uint16_t unit, char quote) {
  switch (unit) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    case '\\':
      return "\\\\";
    default:
      break;
  }
  if (unit == static_cast<unsigned char>(quote)) return fmt::format("\\{}", quote);
  if (unit >= 0x20 && unit < 0x7f) return std::string(1, static_cast<char>(unit));
  return fmt::format("\\u{:04x}", unit);
}

/// The shortest decimal text that means this number and no other.
template <class T>
std::string decimal(T number) {
  std::string text = fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

std::string double_text(double value) {
  if (std::isnan(value)) return "Double.NaN";
  if (std::isinf(value)) return value > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
  return decimal(value);
}

std::string float_text(float value) {
  if (std::isnan(value)) return "Float.NaN";
  if (std::isinf(value)) return value > 0 ? "Float.POSITIVE_INFINITY" : "Float.NEGATIVE_INFINITY";
  return decimal(value) + "f";
}

std::string primitive_text(vm::Kind kind, std::uint64_t bits) {
  switch (kind) {
    case vm::Kind::Boolean:
      return bits != 0 ? "true" : "false";
    case vm::Kind::Byte:
      return fmt::format("(byte) {}", static_cast<std::int8_t>(bits));
    case vm::Kind::Short:
      return fmt::format("(short) {}", static_cast<std::int16_t>(bits));
    case vm::Kind::Char:
      return fmt::format("'{}'", unit_text(static_cast<std::uint16_t>(bits), '\''));
    case vm::Kind::Int:
      return fmt::format("{}", static_cast<std::int32_t>(bits));
    case vm::Kind::Long:
      return fmt::format("{}L", static_cast<std::int64_t>(bits));
    case vm::Kind::Float:
      return float_text(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case vm::Kind::Double:
      return double_text(std::bit_cast<double>(bits));
    default:
      return "?";
  }
}

/// A class as source code names it.
std::string source_name(const vm::Class& klass) {
  std::string name = vm::type_name(klass);
  for (std::size_t i = 1; i + 1 < name.size(); ++i) {
    if (name[i] == '$' && name[i - 1] != '.' && name[i + 1] != '.') name[i] = '.';
  }
  return name;
}

/// "int[0]", "String[0][]": the length goes into the first brackets.
std::string empty_array(const vm::Class& klass) {
  std::string name = source_name(klass);
  return name.insert(name.find('[') + 1, "0");
}

}  // namespace

std::string Inputs::java(NodeId id, const expr::Assignment& assignment) {
  const InputNode& input = node(id);
  if (input.kind != vm::Kind::Ref)
    return primitive_text(input.kind, assignment.get(terms_, input.variable));
  const Candidate* candidate = chosen(id, assignment);
  return candidate == nullptr ? "null" : java_candidate(id, *candidate, assignment);
}

std::u16string Inputs::text(NodeId id, const expr::Assignment& assignment) {
  std::u16string units;
  const Candidate* string = chosen(id, assignment);
  if (string == nullptr || string->kind != Candidate::Kind::String) return units;
  auto length = static_cast<std::uint32_t>(assignment.get(terms_, string->length));
  bool wide = assignment.get(terms_, string->utf16) != 0;
  std::uint32_t number = string->number;
  for (std::uint32_t i = 0; i < length; ++i) {
    expr::Variable unit = character(id, *candidate(id, number), i, wide);
    units += static_cast<char16_t>(assignment.get(terms_, unit));
  }
  return units;
}

std::string Inputs::java_string(NodeId id, const expr::Assignment& assignment) {
  std::string literal;
  for (char16_t unit : text(id, assignment)) literal += unit_text(unit, '"');
  if (identity_.count(id.index) != 0) return fmt::format("new String(\"{}\")", literal);
  return fmt::format("\"{}\"", literal);
}

std::string Inputs::java_candidate(NodeId id, const Candidate& candidate,
                                   const expr::Assignment& assignment) {
  auto list = [&](std::size_t count, auto&& item) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : ", ") + item(i);
    return text;
  };
  switch (candidate.kind) {
    case Candidate::Kind::String:
      return java_string(id, assignment);
    case Candidate::Kind::Array: {
      auto length = static_cast<std::uint32_t>(assignment.get(terms_, candidate.length));
      if (length == 0) return "new " + empty_array(*candidate.klass);
      std::uint32_t number = candidate.number;
      std::string type = source_name(*candidate.klass);
      return fmt::format("new {}{{{}}}", type, list(length, [&](std::size_t i) {
                           NodeId child = element(id, *this->candidate(id, number),
                                                  static_cast<std::uint32_t>(i));
                           return java(child, assignment);
                         }));
    }
    case Candidate::Kind::Box:
      return fmt::format("{}.valueOf({})", source_name(*candidate.klass).substr(10),
                         java(candidate.children[0], assignment));
    case Candidate::Kind::EnumConstant:
      return fmt::format("{}.{}", source_name(*candidate.klass), candidate.constant);
    case Candidate::Kind::List:
      return fmt::format("new {}<>(java.util.Arrays.asList({}))", source_name(*candidate.klass),
                         java(candidate.children[0], assignment));
    case Candidate::Kind::Alias:
      return node(candidate.alias).name;  // the same object, by the name it has already
    case Candidate::Kind::Object: {
      std::vector<NodeId> arguments = candidate.children;
      return fmt::format(
          "new {}({})", source_name(*candidate.klass),
          list(arguments.size(), [&](std::size_t i) { return java(arguments[i], assignment); }));
    }
  }
  return "?";
}

}  // namespace assay::concolic
