// SPDX-License-Identifier: Apache-2.0
#include "explore/branches/assert_statements.h"

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;

bool reads_assertion_flag(const vm::VerifiedCode& source, const Instruction& instruction) {
  if (instruction.opcode != Opcode::Getstatic) return false;
  return source.pool().member(instruction.constant_operand()).name == "$assertionsDisabled";
}

}  // namespace

bool is_assertion_switch(const vm::VerifiedCode& source, std::uint32_t at) {
  constexpr std::uint32_t kGetStaticLength = 3;
  const classfile::Bytes code = source.bytecode();
  if (at < kGetStaticLength || at >= code.size()) return false;
  // What looks like an instruction there may be operands of another.
  for (const Instruction& each : classfile::Instructions(code)) {
    if (each.pc + kGetStaticLength == at) return reads_assertion_flag(source, each);
    if (each.pc >= at) break;
  }
  return false;
}

bool is_in_assertion(const vm::VerifiedCode& source, std::uint32_t at) {
  bool is_flag = false;
  for (const Instruction& each : classfile::Instructions(source.bytecode())) {
    if (each.pc >= at) break;
    if (is_flag && each.is_conditional() && at < each.jump_target()) return true;
    is_flag = reads_assertion_flag(source, each);
  }
  return false;
}

}  // namespace assay::explore
