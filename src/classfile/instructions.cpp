// SPDX-License-Identifier: Apache-2.0
#include "classfile/instructions.h"

namespace assay::classfile {

namespace {

constexpr std::uint32_t kTableHeader = 12;  // default, low, high
constexpr std::uint32_t kLookupHeader = 8;  // default, number of pairs
constexpr std::uint32_t kTableRow = 4, kLookupRow = 8;

std::uint32_t count_of_cases(Bytes code, std::uint32_t at, bool is_table) {
  std::int64_t first = s4_at(code, at + 4);  // low, or the number of pairs
  return static_cast<std::uint32_t>(is_table ? s4_at(code, at + 8) - first + 1 : first);
}

std::uint32_t jump(Bytes code, std::uint32_t pc, std::uint32_t at) {
  return pc + static_cast<std::uint32_t>(s4_at(code, at));
}

/// The variable of load_0 ... or store_0 ..., whose four forms of five types follow each other.
std::optional<std::uint16_t> local_of(const Instruction& instruction, Opcode first_long,
                                      Opcode last_long, Opcode first_short, Opcode last_short) {
  Opcode opcode = instruction.opcode;
  if (opcode >= first_long && opcode <= last_long) return instruction.local_operand();
  if (opcode < first_short || opcode > last_short) return std::nullopt;
  int number = static_cast<int>(opcode) - static_cast<int>(first_short);
  return static_cast<std::uint16_t>(number % 4);
}

}  // namespace

SwitchCases::SwitchCases(const Instruction& instruction)
    : code_(instruction.code),
      pc_(instruction.pc),
      is_table_(instruction.opcode == Opcode::Tableswitch) {
  std::uint32_t at = switch_operands(pc_);
  rows_ = at + (is_table_ ? kTableHeader : kLookupHeader);
  count_ = count_of_cases(code_, at, is_table_);
  if (is_table_) low_ = s4_at(code_, at + 4);
}

SwitchCase SwitchCases::operator[](std::uint32_t index) const {
  if (is_table_) {
    auto key = static_cast<std::int32_t>(low_ + std::int64_t{index});
    return {key, jump(code_, pc_, rows_ + index * kTableRow)};
  }
  std::uint32_t row = rows_ + index * kLookupRow;
  return {s4_at(code_, row), jump(code_, pc_, row + 4)};
}

JumpTargets::JumpTargets(const Instruction& instruction)
    : code_(instruction.code), pc_(instruction.pc), first_(instruction.pc + 1), count_(1) {
  is_short_ = instruction.operands() == Operands::Branch2;
  if (!instruction.is_switch()) return;
  bool is_table = instruction.opcode == Opcode::Tableswitch;
  first_ = switch_operands(pc_);
  step_ = is_table ? kTableRow : kLookupRow;
  rows_ = first_ + kTableHeader;  // in a lookupswitch: behind the first key
  count_ = 1 + count_of_cases(code_, first_, is_table);
}

std::uint32_t JumpTargets::operator[](std::uint32_t index) const {
  if (is_short_) return pc_ + static_cast<std::uint32_t>(std::int32_t{s2_at(code_, first_)});
  return jump(code_, pc_, index == 0 ? first_ : rows_ + (index - 1) * step_);
}

std::optional<Instruction> Instruction::checked_at(Bytes code, std::uint32_t pc) {
  std::uint32_t length = instruction_length(code, pc);
  if (length == 0) return std::nullopt;
  return of_length(code, pc, length);
}

std::optional<std::uint16_t> Instruction::loaded_local() const {
  return local_of(*this, Opcode::Iload, Opcode::Aload, Opcode::Iload0, Opcode::Aload3);
}

std::optional<std::uint16_t> Instruction::stored_local() const {
  return local_of(*this, Opcode::Istore, Opcode::Astore, Opcode::Istore0, Opcode::Astore3);
}

std::int32_t Instruction::number_operand() const {
  switch (operands()) {
    case Operands::Short:
      return s2_at(code, pc + 1);
    case Operands::Increment:
      return is_wide ? s2_at(code, pc + 4) : static_cast<std::int8_t>(u1(2));
    default:
      return static_cast<std::int8_t>(u1(1));
  }
}

}  // namespace assay::classfile
