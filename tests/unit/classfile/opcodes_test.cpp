// SPDX-License-Identifier: Apache-2.0
#include "classfile/opcodes.h"

#include <gtest/gtest.h>

#include <vector>

namespace assay::classfile {
namespace {

using Code = std::vector<std::uint8_t>;

TEST(Opcodes, HaveTheNumbersOfTheSpecification) {
  EXPECT_EQ(static_cast<int>(Opcode::Nop), 0x00);
  EXPECT_EQ(static_cast<int>(Opcode::Ldc), 0x12);
  EXPECT_EQ(static_cast<int>(Opcode::Aload0), 0x2a);
  EXPECT_EQ(static_cast<int>(Opcode::Iastore), 0x4f);
  EXPECT_EQ(static_cast<int>(Opcode::Dup), 0x59);
  EXPECT_EQ(static_cast<int>(Opcode::Iinc), 0x84);
  EXPECT_EQ(static_cast<int>(Opcode::Tableswitch), 0xaa);
  EXPECT_EQ(static_cast<int>(Opcode::Return), 0xb1);
  EXPECT_EQ(static_cast<int>(Opcode::Invokedynamic), 0xba);
  EXPECT_EQ(static_cast<int>(Opcode::JsrW), 0xc9);
}

TEST(Opcodes, HaveNames) {
  EXPECT_EQ(name_of(Opcode::IfIcmpeq), "if_icmpeq");
  EXPECT_EQ(name_of(Opcode::Dup2X1), "dup2_x1");
}

TEST(Opcodes, HaveStackEffects) {
  EXPECT_EQ(stack_effect(Opcode::Laload), "[JI>J");
  EXPECT_EQ(stack_effect(Opcode::Lshl), "JI>J");
  EXPECT_EQ(stack_effect(Opcode::Invokestatic), "?");
}

TEST(InstructionLength, IsFixedForMost) {
  EXPECT_EQ(instruction_length(Code{0x60}, 0), 1U);
  EXPECT_EQ(instruction_length(Code{0x10, 5}, 0), 2U);
  EXPECT_EQ(instruction_length(Code{0x00, 0xb9, 0, 1, 2, 0}, 1), 5U);
}

TEST(InstructionLength, IsZeroWhenOperandsAreMissing) {
  EXPECT_EQ(instruction_length(Code{0x10}, 0), 0U);
  EXPECT_EQ(instruction_length(Code{0xb6, 0}, 0), 0U);
  EXPECT_EQ(instruction_length(Code{}, 0), 0U);
  EXPECT_EQ(instruction_length(Code{0x00}, 1), 0U);
}

TEST(InstructionLength, IsZeroForUnknownOpcodes) {
  EXPECT_EQ(instruction_length(Code{0xca}, 0), 0U);
  EXPECT_EQ(instruction_length(Code{0xff}, 0), 0U);
}

TEST(InstructionLength, FollowsWide) {
  EXPECT_EQ(instruction_length(Code{0xc4, 0x15, 1, 0}, 0), 4U);        // wide iload
  EXPECT_EQ(instruction_length(Code{0xc4, 0x84, 1, 0, 0, 1}, 0), 6U);  // wide iinc
  EXPECT_EQ(instruction_length(Code{0xc4, 0x60, 0, 0}, 0), 0U);        // wide iadd
  EXPECT_EQ(instruction_length(Code{0xc4}, 0), 0U);
  EXPECT_EQ(instruction_length(Code{0xc4, 0xc4, 0x15, 0}, 0), 0U);
}

/// A tableswitch at pc 0 with room for `targets` offsets.
Code table_switch(std::int32_t low, std::int32_t high, int targets) {
  Code code{0xaa, 0, 0, 0, 0, 0, 0, 0};
  for (std::int32_t bound : {low, high}) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      code.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(bound) >> shift));
    }
  }
  code.resize(code.size() + static_cast<std::size_t>(targets) * 4);
  return code;
}

TEST(InstructionLength, CountsTheTargetsOfTableswitch) {
  EXPECT_EQ(instruction_length(table_switch(-1, 1, 3), 0), 28U);
  EXPECT_EQ(instruction_length(table_switch(-1, 1, 2), 0), 0U);
  EXPECT_EQ(instruction_length(table_switch(2, 1, 0), 0), 0U);
  EXPECT_EQ(instruction_length(table_switch(INT32_MIN, INT32_MAX, 4), 0), 0U);
}

TEST(InstructionLength, CountsThePairsOfLookupswitch) {
  Code code{0x00, 0xab, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 0};
  EXPECT_EQ(instruction_length(code, 1), 19U);
  code[8] = 0x80;  // a negative count
  EXPECT_EQ(instruction_length(code, 1), 0U);
  code[8] = 0x7F;
  EXPECT_EQ(instruction_length(code, 1), 0U);
}

}  // namespace
}  // namespace assay::classfile
