// SPDX-License-Identifier: Apache-2.0
// Inputs as Java expressions.
#include <fmt/format.h>

#include <bit>

#include "concolic/inputs/inputs.h"
#include "source/expression.h"

namespace assay::concolic {

namespace {

std::string primitive_text(vm::Kind kind, std::uint64_t bits) {
  switch (kind) {
    case vm::Kind::Boolean:
      return source::boolean_literal(bits != 0).text;
    case vm::Kind::Byte:
      return fmt::format("(byte) {}", static_cast<std::int8_t>(bits));
    case vm::Kind::Short:
      return fmt::format("(short) {}", static_cast<std::int16_t>(bits));
    case vm::Kind::Char:
      return source::char_literal(static_cast<char16_t>(bits)).text;
    case vm::Kind::Int:
      return source::int_literal(static_cast<std::int32_t>(bits)).text;
    case vm::Kind::Long:
      return source::long_literal(static_cast<std::int64_t>(bits)).text;
    case vm::Kind::Float:
      return source::float_literal(std::bit_cast<float>(static_cast<std::uint32_t>(bits))).text;
    case vm::Kind::Double:
      return source::double_literal(std::bit_cast<double>(bits)).text;
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
  std::string literal = source::string_literal(text(id, assignment)).text;
  return identity_.count(id.index) == 0 ? literal : fmt::format("new String({})", literal);
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
    case Candidate::Kind::Factory: {
      std::vector<NodeId> arguments = candidate.children;
      const bool is_static = candidate.constructor->is_static();
      const std::string on =
          is_static ? source_name(*candidate.constructor->owner) : java(arguments[0], assignment);
      if (!is_static) arguments.erase(arguments.begin());
      return fmt::format(
          "{}.{}({})", on, candidate.constructor->info->name,
          list(arguments.size(), [&](std::size_t i) { return java(arguments[i], assignment); }));
    }
    case Candidate::Kind::Constant:
      return fmt::format("{}.{}", source_name(*candidate.field->owner),
                         machine_.universe().symbols().text(candidate.field->name));
    case Candidate::Kind::Stub:
      return fmt::format("an invented {}", source_name(*candidate.klass));
  }
  return "?";
}

}  // namespace assay::concolic
