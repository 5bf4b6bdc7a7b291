// SPDX-License-Identifier: Apache-2.0
#include "hazards/term_text.h"

#include <fmt/format.h>

#include <bit>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "recipe/parameters.h"
#include "vm/class.h"

namespace assay::hazards {

using classfile::Opcode;

namespace {

constexpr std::size_t kLongest = 100;
constexpr int kDeepestText = 8;

std::string_view sign(Comparison comparison) {
  constexpr std::string_view kSigns[] = {"==", "!=", "<", ">=", ">", "<="};
  return kSigns[static_cast<int>(comparison)];
}

std::string_view operator_of(Opcode opcode) {
  const auto code = static_cast<int>(opcode);
  constexpr std::string_view kArithmetic[] = {"+", "-", "*", "/", "%"};
  constexpr std::string_view kBits[] = {"<<", ">>", ">>>", "&", "|", "^"};
  if (opcode >= Opcode::Iadd && opcode <= Opcode::Drem)
    return kArithmetic[(code - static_cast<int>(Opcode::Iadd)) / 4];
  return kBits[(code - static_cast<int>(Opcode::Ishl)) / 2];
}

std::string number_text(std::int64_t value, char type) {
  if (type == 'J') return value == kLongs.low ? "Long.MIN_VALUE" : fmt::format("{}L", value);
  if (value == kInts.low) return "Integer.MIN_VALUE";
  if (value == kInts.high) return "Integer.MAX_VALUE";
  return fmt::format("{}", value);
}

}  // namespace

TermText::TermText(const Terms& terms, const vm::VerifiedCode& code) : terms_(terms), code_(code) {
  const vm::Method& method = code.method();
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  std::vector<std::string> names =
      recipe::parameter_names(method, static_cast<std::size_t>(descriptor.argument_count()));
  if (!method.is_static()) parameters_.push_back("this");
  std::size_t index = 0;
  for (classfile::TypeDescriptor each : descriptor.parameters()) {
    parameters_.resize(parameters_.size() + static_cast<std::size_t>(each.slots()), names[index]);
    ++index;
  }
}

std::string TermText::type(std::string_view class_name) {
  std::string suffix;
  while (class_name.starts_with('[')) {
    class_name.remove_prefix(1);
    suffix += "[]";
  }
  if (!suffix.empty()) {
    if (class_name.size() == 1) {
      constexpr std::string_view kLetters = "ZBCSIJFD";
      constexpr std::string_view kNames[] = {"boolean", "byte", "char",  "short",
                                             "int",     "long", "float", "double"};
      return std::string(kNames[kLetters.find(class_name[0])]) + suffix;
    }
    class_name = class_name.substr(1, class_name.size() - 2);
  }
  class_name = class_name.substr(class_name.rfind('/') + 1);
  std::string simple(class_name.substr(class_name.rfind('$') + 1));
  return (simple.empty() ? std::string(class_name) : simple) + suffix;
}

std::optional<std::string> TermText::term(TermId id) const { return text(id, 0); }

std::string TermText::parameter(int slot) const {
  return parameters_[static_cast<std::size_t>(slot)];
}

std::optional<std::string> TermText::text(TermId id, int depth) const {
  if (depth > kDeepestText) return std::nullopt;
  const Term& term = terms_[id];
  switch (term.kind) {
    case TermKind::Number:
      return number_text(term.number, term.type);
    case TermKind::Null:
      return "null";
    case TermKind::Literal:
      if (term.opcode != Opcode::Ldc || term.text.size() > 20) return std::nullopt;
      return fmt::format("\"{}\"", term.text);
    case TermKind::Real:
      return fmt::format("{}", std::bit_cast<double>(term.number));
    case TermKind::Parameter:
      return parameter(static_cast<int>(term.number));
    case TermKind::Static:
      return fmt::format("{}.{}", type(term.field().owner->name), term.field().info->name);
    case TermKind::Field: {
      auto object = operand(term.a, depth + 1);
      if (!object || term.field().info == nullptr) return std::nullopt;
      return fmt::format("{}.{}", *object, term.field().info->name);
    }
    case TermKind::Element: {
      auto array = operand(term.a, depth + 1), index = text(term.b, depth + 1);
      if (!array || !index) return std::nullopt;
      return fmt::format("{}[{}]", *array, *index);
    }
    case TermKind::Length:
      return length(term, depth);
    case TermKind::Binary:
      return binary(term, depth);
    case TermKind::Unary:
      return unary(term, depth);
    case TermKind::InstanceOf: {
      auto object = operand(term.a, depth + 1);
      if (!object || term.member == nullptr) return std::nullopt;
      return fmt::format("{} instanceof {}", *object, type(term.klass().name));
    }
    case TermKind::CallResult:
      return result(term, depth);
    case TermKind::Join:
      return local(static_cast<std::uint32_t>(term.number >> 16),
                   static_cast<std::uint32_t>(term.number & 0xffff));
    default:
      return std::nullopt;
  }
}

/// In parentheses where something is done with it.
std::optional<std::string> TermText::operand(TermId id, int depth) const {
  auto inner = text(id, depth);
  if (!inner) return inner;
  const TermKind kind = terms_[id].kind;
  bool is_compound = kind == TermKind::Binary || kind == TermKind::Unary ||
                     kind == TermKind::InstanceOf ||
                     (kind == TermKind::Number && terms_[id].number < 0);
  return is_compound ? fmt::format("({})", *inner) : *inner;
}

std::optional<std::string> TermText::length(const Term& term, int depth) const {
  auto array = operand(term.a, depth + 1);
  if (!array) return array;
  const Term& object = terms_[term.a];
  const vm::Class* upper = terms_.fact(term.a).upper;
  bool is_array = upper == nullptr ? object.kind != TermKind::Literal : upper->is_array();
  return *array + (is_array ? ".length" : ".length()");
}

std::optional<std::string> TermText::binary(const Term& term, int depth) const {
  auto a = operand(term.a, depth + 1), b = operand(term.b, depth + 1);
  if (!a || !b) return std::nullopt;
  const Term& right = terms_[term.b];
  if (is_addition(term) && right.kind == TermKind::Number && right.number < 0 &&
      right.number != kInts.low && right.number != kLongs.low)
    return fmt::format("{} - {}", *a, number_text(-right.number, right.type));
  return fmt::format("{} {} {}", *a, operator_of(term.opcode), *b);
}

std::optional<std::string> TermText::unary(const Term& term, int depth) const {
  auto a = operand(term.a, depth + 1);
  if (!a) return a;
  if (term.opcode >= Opcode::Ineg && term.opcode <= Opcode::Dneg) return "-" + *a;
  std::string_view name = classfile::name_of(term.opcode);
  switch (name.back()) {
    case 'i':
      return "(int) " + *a;
    case 'l':
      return "(long) " + *a;
    case 'f':
      return "(float) " + *a;
    case 'd':
      return "(double) " + *a;
    case 'b':
      return "(byte) " + *a;
    case 'c':
      return "(char) " + *a;
    default:
      return "(short) " + *a;
  }
}

std::optional<std::string> TermText::result(const Term& term, int depth) const {
  const bool is_static = term.opcode == Opcode::Invokestatic;
  if (is_static) return fmt::format("{}({})", term.text, term.a == kNoTerm ? "" : "..");
  auto receiver = operand(term.a, depth + 1);
  if (!receiver) return std::nullopt;
  return fmt::format("{}.{}({})", *receiver, term.text, term.b == kNoTerm ? "" : "..");
}

/// The variable's name according to the LocalVariableTable (JVMS 4.7.13).
std::optional<std::string> TermText::local(std::uint32_t pc, std::uint32_t slot) const {
  const classfile::ConstantPool& pool = code_.pool();
  for (classfile::Bytes table : code_.method().info->debug.local_variables) {
    for (std::size_t at = 2; at + 10 <= table.size(); at += 10) {
      std::uint32_t start = classfile::u2_at(table, at), size = classfile::u2_at(table, at + 2);
      if (classfile::u2_at(table, at + 8) != slot || pc < start || pc >= start + size) continue;
      std::uint16_t name = classfile::u2_at(table, at + 4);
      if (pool.is(name, classfile::Tag::Utf8)) return std::string(pool.utf8(name));
    }
  }
  return std::nullopt;
}

std::optional<std::string> TermText::comparison(TermId a, Comparison comparison, TermId b) const {
  const Term& left = terms_[a];
  const bool is_with_zero = terms_[b].kind == TermKind::Number && terms_[b].number == 0;
  if (left.kind == TermKind::Compare && is_with_zero)
    return this->comparison(left.a, comparison, left.b);
  auto first = text(a, 0);
  if (!first) return first;
  if (left.kind == TermKind::InstanceOf && is_with_zero) {
    bool is_negated = comparison == Comparison::Equal || comparison == Comparison::NotGreater;
    return is_negated ? fmt::format("!({})", *first) : *first;
  }
  auto second = text(b, 0);
  if (!second || first->size() + second->size() > kLongest) return std::nullopt;
  return fmt::format("{} {} {}", *first, sign(comparison), *second);
}

}  // namespace assay::hazards
