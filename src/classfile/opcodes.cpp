// SPDX-License-Identifier: Apache-2.0
#include "classfile/opcodes.h"

#include <iterator>

#include "base/check.h"

namespace assay::classfile {
namespace {

struct OpcodeRow {
  std::string_view name;
  std::string_view stack_effect;
};

constexpr OpcodeRow kOpcodes[] = {
#define X(opcode, name, operands, effect) {name, effect},
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

std::string_view stack_effect(Opcode opcode) {
  return kOpcodes[static_cast<int>(opcode)].stack_effect;
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
      length = kFixedLengths[code[pc]];
      break;
  }
  return length <= code.size() - pc ? length : 0;
}

std::uint32_t checked_length(std::span<const std::uint8_t> code, std::uint32_t pc) {
  std::uint32_t length = instruction_length(code, pc);
  CHECK(length > 0, "verified code should consist of whole instructions");
  return length;
}

}  // namespace assay::classfile
