// SPDX-License-Identifier: Apache-2.0
// The operators of PIT's DEFAULTS group, with its descriptions.
#include "mutants/operators.h"

#include <fmt/format.h>

#include <array>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "mutants/empty_values.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;

struct Swap {
  Opcode from, to;
  std::string_view description;
};

// clang-format off
constexpr Swap kArithmetic[] = {
    {Opcode::Iadd, Opcode::Isub, "Replaced integer addition with subtraction"},
    {Opcode::Isub, Opcode::Iadd, "Replaced integer subtraction with addition"},
    {Opcode::Imul, Opcode::Idiv, "Replaced integer multiplication with division"},
    {Opcode::Idiv, Opcode::Imul, "Replaced integer division with multiplication"},
    {Opcode::Irem, Opcode::Imul, "Replaced integer modulus with multiplication"},
    {Opcode::Ior, Opcode::Iand, "Replaced bitwise OR with AND"},
    {Opcode::Iand, Opcode::Ior, "Replaced bitwise AND with OR"},
    {Opcode::Ixor, Opcode::Iand, "Replaced XOR with AND"},
    {Opcode::Ishl, Opcode::Ishr, "Replaced Shift Left with Shift Right"},
    {Opcode::Ishr, Opcode::Ishl, "Replaced Shift Right with Shift Left"},
    {Opcode::Iushr, Opcode::Ishl, "Replaced Unsigned Shift Right with Shift Left"},
    {Opcode::Ladd, Opcode::Lsub, "Replaced long addition with subtraction"},
    {Opcode::Lsub, Opcode::Ladd, "Replaced long subtraction with addition"},
    {Opcode::Lmul, Opcode::Ldiv, "Replaced long multiplication with division"},
    {Opcode::Ldiv, Opcode::Lmul, "Replaced long division with multiplication"},
    {Opcode::Lrem, Opcode::Lmul, "Replaced long modulus with multiplication"},
    {Opcode::Lor, Opcode::Land, "Replaced bitwise OR with AND"},
    {Opcode::Land, Opcode::Lor, "Replaced bitwise AND with OR"},
    {Opcode::Lxor, Opcode::Land, "Replaced XOR with AND"},
    {Opcode::Lshl, Opcode::Lshr, "Replaced Shift Left with Shift Right"},
    {Opcode::Lshr, Opcode::Lshl, "Replaced Shift Right with Shift Left"},
    {Opcode::Lushr, Opcode::Lshl, "Replaced Unsigned Shift Right with Shift Left"},
    {Opcode::Fadd, Opcode::Fsub, "Replaced float addition with subtraction"},
    {Opcode::Fsub, Opcode::Fadd, "Replaced float subtraction with addition"},
    {Opcode::Fmul, Opcode::Fdiv, "Replaced float multiplication with division"},
    {Opcode::Fdiv, Opcode::Fmul, "Replaced float division with multiplication"},
    {Opcode::Frem, Opcode::Fmul, "Replaced float modulus with multiplication"},
    {Opcode::Dadd, Opcode::Dsub, "Replaced double addition with subtraction"},
    {Opcode::Dsub, Opcode::Dadd, "Replaced double subtraction with addition"},
    {Opcode::Dmul, Opcode::Ddiv, "Replaced double multiplication with division"},
    {Opcode::Ddiv, Opcode::Dmul, "Replaced double division with multiplication"},
    {Opcode::Drem, Opcode::Dmul, "Replaced double modulus with multiplication"},
};
// clang-format on

constexpr std::array<std::string_view, 11> kNames = {
    "NEGATE_CONDITIONALS", "CONDITIONALS_BOUNDARY", "MATH",          "INCREMENTS",
    "INVERT_NEGS",         "VOID_METHOD_CALLS",     "EMPTY_RETURNS", "TRUE_RETURNS",
    "FALSE_RETURNS",       "PRIMITIVE_RETURNS",     "NULL_RETURNS",
};

const Swap* arithmetic_swap(Opcode opcode) {
  for (const Swap& swap : kArithmetic) {
    if (swap.from == opcode) return &swap;
  }
  return nullptr;
}

bool has_boundary(Opcode opcode) {
  return (opcode >= Opcode::Iflt && opcode <= Opcode::Ifle) ||
         (opcode >= Opcode::IfIcmplt && opcode <= Opcode::IfIcmple);
}

std::string_view primitive_description(char kind) {
  switch (kind) {
    case 'B':
      return "replaced byte return with 0";
    case 'C':
      return "replaced char return with 0";
    case 'S':
      return "replaced short return with 0";
    case 'J':
      return "replaced long return with 0";
    case 'F':
      return "replaced float return with 0.0f";
    case 'D':
      return "replaced double return with 0.0d";
    default:
      return "replaced int return with 0";
  }
}

void add_reference_returns(std::vector<Change>& changes, classfile::TypeDescriptor type,
                           const std::string& place) {
  if (type.class_name() == "java/lang/Boolean") {
    changes.push_back({Operator::TrueReturn, "replaced Boolean return with True" + place});
    changes.push_back({Operator::FalseReturn, "replaced Boolean return with False" + place});
  } else if (const EmptyValue* empty = empty_value_of(type.class_name())) {
    changes.push_back({Operator::EmptyReturn, std::string(empty->description) + place});
  } else {
    changes.push_back({Operator::NullReturn, "replaced return value with null" + place});
  }
}

void add_returns(std::vector<Change>& changes, const Listing& listing) {
  const classfile::MethodInfo& method = listing.method();
  classfile::TypeDescriptor type = classfile::MethodDescriptor(method.descriptor).return_type();
  std::string place = fmt::format(" for {}::{}", listing.file().name, method.name);
  if (type.is_reference()) {
    add_reference_returns(changes, type, place);
  } else if (type.kind() == 'Z') {
    changes.push_back({Operator::TrueReturn, "replaced boolean return with true" + place});
    changes.push_back({Operator::FalseReturn, "replaced boolean return with false" + place});
  } else {
    changes.push_back(
        {Operator::PrimitiveReturn, std::string(primitive_description(type.kind())) + place});
  }
}

void add_void_call(std::vector<Change>& changes, const Listing& listing, std::size_t at) {
  classfile::MemberRef called = listing.member(at);
  if (called.name == "<init>") return;
  if (!classfile::MethodDescriptor(called.descriptor).return_type().is_void()) return;
  changes.push_back(
      {Operator::VoidCall, fmt::format("removed call to {}::{}", called.class_name, called.name)});
}

}  // namespace

std::string_view name_of(Operator op) { return kNames[static_cast<std::size_t>(op)]; }

Opcode arithmetic_opposite(Opcode opcode) {
  const Swap* swap = arithmetic_swap(opcode);
  return swap == nullptr ? opcode : swap->to;
}

std::vector<Change> changes_at(const Listing& listing, std::size_t at) {
  std::vector<Change> changes;
  const Instruction& instruction = listing[at];
  Opcode opcode = instruction.opcode;
  if (listing.is_conditional_jump(at)) {
    changes.push_back({Operator::NegateConditional, "negated conditional"});
    if (has_boundary(opcode))
      changes.push_back({Operator::ConditionalBoundary, "changed conditional boundary"});
  } else if (opcode >= Opcode::Ireturn && opcode <= Opcode::Areturn) {
    add_returns(changes, listing);
  } else if (opcode >= Opcode::Ineg && opcode <= Opcode::Dneg) {
    changes.push_back({Operator::InvertNegative, "removed negation"});
  } else if (opcode == Opcode::Iinc) {
    changes.push_back({Operator::Increment, fmt::format("Changed increment from {} to {}",
                                                        instruction.by, -instruction.by)});
  } else if (listing.is_call(at)) {
    add_void_call(changes, listing, at);
  } else if (const Swap* swap = arithmetic_swap(opcode)) {
    changes.push_back({Operator::Arithmetic, std::string(swap->description)});
  }
  return changes;
}

}  // namespace assay::mutants
