// SPDX-License-Identifier: Apache-2.0
#include "classfile/opcodes.h"

#include <iterator>

namespace assay::classfile {
namespace {

struct OpcodeRow {
  std::string_view name;
  Operands operands;
  std::string_view stack_effect;
};

constexpr OpcodeRow kOpcodes[] = {
#define X(opcode, name, operands, effect) {name, Operands::operands, effect},
#include "classfile/opcode_table.inc"
#undef X
};
static_assert(std::size(kOpcodes) == kOpcodeCount);

std::uint32_t table_switch_length(std::span<const std::uint8_t> code, std::uint32_t pc) {
  std::uint64_t at = switch_operands(pc);
  if (at + 12 > code.size()) return 0;
  std::int64_t low = s4_at(code, at + 4);
  std::int64_t high = s4_at(code, at + 8);
  if (low > high) return 0;
  std::uint64_t end = at + 12 + static_cast<std::uint64_t>(high - low + 1) * 4;
  return end <= code.size() ? static_cast<std::uint32_t>(end - pc) : 0;
}

std::uint32_t lookup_switch_length(std::span<const std::uint8_t> code, std::uint32_t pc) {
  std::uint64_t at = switch_operands(pc);
  if (at + 8 > code.size()) return 0;
  std::int64_t pairs = s4_at(code, at + 4);
  if (pairs < 0) return 0;
  std::uint64_t end = at + 8 + static_cast<std::uint64_t>(pairs) * 8;
  return end <= code.size() ? static_cast<std::uint32_t>(end - pc) : 0;
}

std::uint32_t wide_length(std::span<const std::uint8_t> code, std::uint32_t pc) {
  if (pc + 1 >= code.size() || !is_opcode(code[pc + 1])) return 0;
  switch (operands_of(static_cast<Opcode>(code[pc + 1]))) {
    case Operands::Local:
      return 4;
    case Operands::Increment:
      return 6;
    default:
      return 0;
  }
}

}  // namespace

std::string_view name_of(Opcode opcode) { return kOpcodes[static_cast<int>(opcode)].name; }

Operands operands_of(Opcode opcode) { return kOpcodes[static_cast<int>(opcode)].operands; }

std::string_view stack_effect(Opcode opcode) {
  return kOpcodes[static_cast<int>(opcode)].stack_effect;
}

int fixed_length(Opcode opcode) {
  switch (operands_of(opcode)) {
    case Operands::None:
      return 1;
    case Operands::Byte:
    case Operands::Local:
    case Operands::Constant1:
    case Operands::ArrayType:
      return 2;
    case Operands::Short:
    case Operands::Constant2:
    case Operands::Increment:
    case Operands::Branch2:
      return 3;
    case Operands::MultiArray:
      return 4;
    case Operands::Branch4:
    case Operands::InvokeInterface:
    case Operands::InvokeDynamic:
      return 5;
    case Operands::TableSwitch:
    case Operands::LookupSwitch:
    case Operands::Wide:
      return 0;
  }
  return 0;
}

std::uint32_t instruction_length(std::span<const std::uint8_t> code, std::uint32_t pc) {
  if (pc >= code.size() || !is_opcode(code[pc])) return 0;
  std::uint32_t length = 0;
  switch (static_cast<Opcode>(code[pc])) {
    case Opcode::Tableswitch:
      return table_switch_length(code, pc);
    case Opcode::Lookupswitch:
      return lookup_switch_length(code, pc);
    case Opcode::Wide:
      length = wide_length(code, pc);
      break;
    default:
      length = static_cast<std::uint32_t>(fixed_length(static_cast<Opcode>(code[pc])));
      break;
  }
  return length <= code.size() - pc ? length : 0;
}

}  // namespace assay::classfile
