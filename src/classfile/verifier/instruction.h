// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"

namespace assay::classfile::verifier {

/// A whole instruction in code that instruction_length() has accepted.
struct Instruction {
  Opcode opcode;  // of a wide instruction: the one it widens
  bool is_wide;
  std::uint32_t pc, length;
  Bytes code;

  static Instruction at(Bytes code, std::uint32_t pc) {
    auto opcode = static_cast<Opcode>(code[pc]);
    bool is_wide = opcode == Opcode::Wide;
    if (is_wide) opcode = static_cast<Opcode>(code[pc + 1]);
    return {opcode, is_wide, pc, instruction_length(code, pc), code};
  }

  std::uint32_t next_pc() const { return pc + length; }
  std::uint8_t u1(std::uint32_t offset) const { return code[pc + offset]; }
  std::uint16_t u2(std::uint32_t offset) const { return u2_at(code, pc + offset); }

  /// The local of an instruction with Operands::Local or Increment.
  std::uint16_t local_operand() const { return is_wide ? u2(2) : u1(1); }
  std::uint16_t constant_operand() const {
    return operands_of(opcode) == Operands::Constant1 ? u1(1) : u2(1);
  }

  bool is_jsr() const { return opcode == Opcode::Jsr || opcode == Opcode::JsrW; }
  bool is_switch() const { return opcode == Opcode::Tableswitch || opcode == Opcode::Lookupswitch; }

  /// Whether control never reaches the next instruction from here, jsr included.
  bool ends_flow() const;

  /// Calls `visit(target)` with the pc, possibly out of range, of every branch target, until it
  /// returns false; returns false then.
  template <class Visitor>
  bool for_each_target(Visitor visit) const;
};

inline bool Instruction::ends_flow() const {
  switch (opcode) {
    case Opcode::Goto:
    case Opcode::GotoW:
    case Opcode::Ret:
    case Opcode::Athrow:
      return true;
    default:
      return is_jsr() || is_switch() || (opcode >= Opcode::Ireturn && opcode <= Opcode::Return);
  }
}

template <class Visitor>
bool Instruction::for_each_target(Visitor visit) const {
  auto branch = [&](std::uint32_t operand, bool is_long) {
    std::int64_t offset = is_long ? s4_at(code, operand) : s2_at(code, operand);
    return visit(static_cast<std::int64_t>(pc) + offset);
  };
  Operands operands = operands_of(opcode);
  if (operands == Operands::Branch2) return branch(pc + 1, false);
  if (operands == Operands::Branch4) return branch(pc + 1, true);
  if (!is_switch()) return true;
  std::uint32_t operand = switch_operands(pc);
  if (!branch(operand, true)) return false;
  // After default, low and high: offsets. After default and npairs: pairs of a key and an offset.
  std::uint32_t step = opcode == Opcode::Tableswitch ? 4 : 8;
  for (std::uint32_t at = operand + 12; at < next_pc(); at += step) {
    if (!branch(at, true)) return false;
  }
  return true;
}

}  // namespace assay::classfile::verifier
