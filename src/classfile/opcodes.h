// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace assay::classfile {

/// The instructions of the JVM (JVMS 6.5), named after their mnemonics: Opcode::IfIcmpeq.
enum class Opcode : std::uint8_t {
#define X(opcode, name, operands, effect) opcode,
#include "classfile/opcode_table.inc"
#undef X
};

inline constexpr int kOpcodeCount = 202;

/// What follows the opcode in the code array.
enum class Operands : std::uint8_t {
  None,
  Byte,             // signed byte
  Short,            // signed short
  Local,            // u1 index of a local variable; u2 after wide
  Constant1,        // u1 constant-pool index
  Constant2,        // u2 constant-pool index
  Increment,        // u1 local, signed byte; u2 and short after wide
  Branch2,          // signed 16-bit offset
  Branch4,          // signed 32-bit offset
  ArrayType,        // u1 code of a primitive type
  MultiArray,       // u2 constant-pool index, u1 dimensions
  InvokeInterface,  // u2 constant-pool index, u1 slots, zero
  InvokeDynamic,    // u2 constant-pool index, two zeros
  TableSwitch,
  LookupSwitch,
  Wide,
};

inline bool is_opcode(std::uint8_t byte) { return byte < kOpcodeCount; }

inline constexpr std::array<Operands, kOpcodeCount> kOperands = {
#define X(opcode, name, operands, effect) Operands::operands,
#include "classfile/opcode_table.inc"
#undef X
};

std::string_view name_of(Opcode opcode);
inline Operands operands_of(Opcode opcode) { return kOperands[static_cast<std::size_t>(opcode)]; }

/// What the instruction pops, a `>`, and what it pushes, the top of the stack last: `[II>I` for
/// iaload. IJFD are the computational types, A is a reference, `[x` an array of x, `1` a slot of
/// any type. `?` alone: depends on the operands.
std::string_view stack_effect(Opcode opcode);

constexpr std::uint8_t length_with(Operands operands) {
  switch (operands) {
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

/// The bytes of an instruction by the byte it starts with; 0 for the three of
/// varying length and for what is no opcode.
inline constexpr std::array<std::uint8_t, 256> kFixedLengths = [] {
  std::array<std::uint8_t, 256> lengths{};
  for (std::size_t i = 0; i < kOpcodeCount; ++i) lengths[i] = length_with(kOperands[i]);
  return lengths;
}();

/// The bytes of the instruction at pc, or 0 if there is no whole instruction in the code: an
/// unknown opcode, operands past the end, or a switch with impossible bounds.
std::uint32_t instruction_length(std::span<const std::uint8_t> code, std::uint32_t pc);
/// The same for code that was accepted before: there is a whole instruction (CHECK).
std::uint32_t checked_length(std::span<const std::uint8_t> code, std::uint32_t pc);

/// Big-endian operands, for code whose instructions are known to be whole.
inline std::uint16_t u2_at(std::span<const std::uint8_t> code, std::size_t at) {
  return static_cast<std::uint16_t>(code[at] << 8 | code[at + 1]);
}
inline std::int16_t s2_at(std::span<const std::uint8_t> code, std::size_t at) {
  return static_cast<std::int16_t>(u2_at(code, at));
}
inline std::int32_t s4_at(std::span<const std::uint8_t> code, std::size_t at) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(u2_at(code, at)) << 16 |
                                   u2_at(code, at + 2));
}

/// The padded operands of a tableswitch or lookupswitch at pc start here.
inline std::uint32_t switch_operands(std::uint32_t pc) { return (pc + 4) & ~3U; }

}  // namespace assay::classfile
