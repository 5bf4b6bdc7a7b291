// SPDX-License-Identifier: Apache-2.0
#include "crash/failing_operation.h"

#include <fmt/format.h>

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/verified_code.h"

namespace assay::crash {

namespace {

using classfile::Instruction;
using classfile::Opcode;

bool names_member(const Instruction& instruction) {
  return instruction.opcode >= Opcode::Getstatic && instruction.opcode <= Opcode::Invokeinterface;
}

bool names_class(const Instruction& instruction) {
  return instruction.opcode == Opcode::Checkcast || instruction.opcode == Opcode::Anewarray ||
         instruction.opcode == Opcode::Instanceof;
}

std::string text_of(const classfile::ConstantPool& pool, const Instruction& instruction) {
  std::string text(classfile::name_of(instruction.opcode));
  if (names_member(instruction)) {
    const classfile::MemberRef member = pool.member(instruction.constant_operand());
    return fmt::format("{} {}.{}{}", text, member.class_name, member.name, member.descriptor);
  }
  if (names_class(instruction))
    return fmt::format("{} {}", text, pool.class_name(instruction.constant_operand()));
  return text;
}

}  // namespace

std::string operation_at(const vm::Method& method, int bytecode_index) {
  const auto code = vm::VerifiedCode::of(method);
  if (!code || bytecode_index < 0) return "";
  const auto at = static_cast<std::uint32_t>(bytecode_index);
  if (at >= code->bytecode().size()) return "";
  const std::string wanted = text_of(code->pool(), Instruction::at(code->bytecode(), at));
  unsigned number = 1;
  for (const Instruction& each : classfile::Instructions(code->bytecode())) {
    if (each.pc >= at) break;
    if (text_of(code->pool(), each) == wanted) ++number;
  }
  return fmt::format("{} {}", wanted, number);
}

}  // namespace assay::crash
