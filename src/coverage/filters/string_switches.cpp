// SPDX-License-Identifier: Apache-2.0
// javac makes two switches of one on strings: the first, on hash codes, finds the number of the
// case by equals; the second is the one that somebody wrote.
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {
namespace {

using classfile::Opcode;

/// Whether the switch is the first of two, the second of which comes at its default.
bool is_on_hash_codes(const MethodCode& code, std::size_t index, std::size_t second) {
  constexpr std::size_t kBefore = 4;  // instructions that belong to it
  if (index < kBefore) return false;
  Matcher matcher(code);
  matcher.start_at(index - kBefore);
  matcher.is(Opcode::IconstM1).is_local(Opcode::Istore, "number");
  matcher.is_local(Opcode::Aload, "text");
  matcher.is_call(Opcode::Invokevirtual, "java/lang/String", "hashCode", "()I").any();
  while (matcher.fits()) {
    matcher.is_local(Opcode::Aload, "text").is(Opcode::Ldc);
    matcher.is_call(Opcode::Invokevirtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    matcher.is(Opcode::Ifeq).any().is_local(Opcode::Istore, "number");
    if (!matcher.fits() || matcher.at() + 1 == second) break;
    if (!matcher.is(Opcode::Goto).fits()) return false;
    if (code.targets_of(matcher.at()).front() != second) return false;
  }
  return matcher.is_local(Opcode::Iload, "number").is_switch().fits();
}

}  // namespace

void filter_string_switches(const MethodCode& code, Filtered& filtered) {
  for (std::size_t i = 0; i < code.nodes().size(); ++i) {
    const classfile::Instruction& instruction = code.nodes()[i].instruction;
    if (!instruction.is_switch()) continue;
    const std::size_t second = code.index_of(instruction.default_target());
    if (second > i && is_on_hash_codes(code, i, second)) filtered.ignore(i, second - 1);
  }
}

}  // namespace assay::coverage
