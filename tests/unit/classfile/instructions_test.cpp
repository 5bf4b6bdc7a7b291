// SPDX-License-Identifier: Apache-2.0
#include "classfile/instructions.h"

#include <gtest/gtest.h>

#include <vector>

#include "classfile/switch_outcomes.h"

namespace assay::classfile {
namespace {

using Code = std::vector<std::uint8_t>;

void put4(Code& code, std::int32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    code.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(value) >> shift));
}

/// A switch behind `before` nops.
Code lookup_switch(std::size_t before, std::int32_t otherwise,
                   const std::vector<std::pair<std::int32_t, std::int32_t>>& cases) {
  Code code(before, 0x00);
  code.push_back(0xab);
  while (code.size() % 4 != 0) code.push_back(0);
  put4(code, otherwise);
  put4(code, static_cast<std::int32_t>(cases.size()));
  for (auto [key, offset] : cases) {
    put4(code, key);
    put4(code, offset);
  }
  return code;
}

Code table_switch(std::size_t before, std::int32_t otherwise, std::int32_t low,
                  const std::vector<std::int32_t>& offsets) {
  Code code(before, 0x00);
  code.push_back(0xaa);
  while (code.size() % 4 != 0) code.push_back(0);
  put4(code, otherwise);
  put4(code, low);
  put4(code, static_cast<std::int32_t>(low + std::int64_t(offsets.size()) - 1));
  for (std::int32_t offset : offsets) put4(code, offset);
  return code;
}

std::vector<std::uint32_t> targets_of(const Instruction& instruction) {
  std::vector<std::uint32_t> targets;
  for (std::uint32_t target : instruction.targets()) targets.push_back(target);
  return targets;
}

TEST(Instructions, GoOverWholeInstructions) {
  Code code = table_switch(1, 27, 0, {27, 27});
  code.insert(code.end(), {0xc4, 0x84, 1, 0, 0xff, 0xfe, 0xb1});
  std::vector<std::uint32_t> places, lengths;
  for (const Instruction& each : Instructions(code)) {
    places.push_back(each.pc);
    lengths.push_back(each.length);
  }
  EXPECT_EQ(places, (std::vector<std::uint32_t>{0, 1, 24, 30}));
  EXPECT_EQ(lengths, (std::vector<std::uint32_t>{1, 23, 6, 1}));
}

TEST(Instructions, OfNoCodeAreNone) {
  Code empty;
  for (const Instruction& each : Instructions(empty)) FAIL() << each.pc;
}

TEST(Instructions, HaveTheLengthsThatTheCheckedReaderFinds) {
  for (int byte = 0; byte < 256; ++byte) {
    Code code{static_cast<std::uint8_t>(byte), 0x15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    std::uint32_t length = instruction_length(code, 0);
    if (length != 0) {
      EXPECT_EQ(Instruction::at(code, 0).length, length) << byte;
    }
    EXPECT_EQ(Instruction::checked_at(code, 0).has_value(), length != 0) << byte;
  }
}

TEST(Instruction, IsNotReadPastTheEnd) {
  EXPECT_FALSE(Instruction::checked_at(Code{0xb6, 0}, 0));
  EXPECT_FALSE(Instruction::checked_at(Code{0xc4}, 0));
  EXPECT_FALSE(Instruction::checked_at(Code{0x00}, 1));
}

TEST(Instruction, KnowsItsLocal) {
  EXPECT_EQ(Instruction::at(Code{0x15, 200}, 0).local_operand(), 200);         // iload
  EXPECT_EQ(Instruction::at(Code{0xc4, 0x15, 1, 2}, 0).local_operand(), 258);  // wide iload
  EXPECT_EQ(Instruction::at(Code{0xc4, 0x15, 1, 2}, 0).loaded_local(), 258);
  EXPECT_EQ(Instruction::at(Code{0x1d, 0, 0}, 0).loaded_local(), 3);  // iload_3
  EXPECT_EQ(Instruction::at(Code{0x2a, 0, 0}, 0).loaded_local(), 0);  // aload_0
  EXPECT_EQ(Instruction::at(Code{0x4e, 0, 0}, 0).stored_local(), 3);  // astore_3
  EXPECT_EQ(Instruction::at(Code{0x3a, 9}, 0).stored_local(), 9);     // astore
  EXPECT_FALSE(Instruction::at(Code{0x2a, 0, 0}, 0).stored_local());
  EXPECT_FALSE(Instruction::at(Code{0x2e, 0, 0}, 0).loaded_local());  // iaload
}

TEST(Instruction, KnowsThatWideBelongsToTheNextOpcode) {
  Code code{0xc4, 0x84, 1, 0, 0xff, 0xfe};
  Instruction wide = Instruction::at(code, 0);
  EXPECT_TRUE(wide.is_wide);
  EXPECT_EQ(wide.opcode, Opcode::Iinc);
  EXPECT_EQ(wide.local_operand(), 256);
  EXPECT_EQ(wide.number_operand(), -2);
}

TEST(Instruction, KnowsItsConstant) {
  EXPECT_EQ(Instruction::at(Code{0x12, 255}, 0).constant_operand(), 255);         // ldc
  EXPECT_EQ(Instruction::at(Code{0x13, 1, 0}, 0).constant_operand(), 256);        // ldc_w
  EXPECT_EQ(Instruction::at(Code{0xb9, 1, 2, 1, 0}, 0).constant_operand(), 258);  // interface
  EXPECT_EQ(Instruction::at(Code{0xc5, 0, 7, 2}, 0).constant_operand(), 7);       // multi
}

TEST(Instruction, KnowsItsNumber) {
  EXPECT_EQ(Instruction::at(Code{0x10, 0x80}, 0).number_operand(), -128);
  EXPECT_EQ(Instruction::at(Code{0x11, 0x80, 0}, 0).number_operand(), -32768);
  EXPECT_EQ(Instruction::at(Code{0x84, 1, 0xff}, 0).number_operand(), -1);
}

TEST(Instruction, KnowsWhereItJumps) {
  EXPECT_EQ(Instruction::at(Code{0, 0, 0, 0xa7, 0xff, 0xfd}, 3).jump_target(), 0U);
  EXPECT_EQ(Instruction::at(Code{0xc8, 0, 1, 0, 0}, 0).jump_target(), 65536U);  // goto_w
  EXPECT_EQ(targets_of(Instruction::at(Code{0x99, 0, 8}, 0)), (std::vector<std::uint32_t>{8}));
  EXPECT_TRUE(targets_of(Instruction::at(Code{0x60, 0, 0}, 0)).empty());
}

TEST(Instruction, ShowsJumpsToBeforeTheBeginningAsLargeNumbers) {
  EXPECT_EQ(Instruction::at(Code{0xa7, 0xff, 0xff}, 0).jump_target(), UINT32_MAX);
}

TEST(Instruction, KnowsWhetherControlGoesOn) {
  EXPECT_TRUE(Instruction::at(Code{0xb1, 0, 0}, 0).ends_flow());        // return
  EXPECT_TRUE(Instruction::at(Code{0xbf, 0, 0}, 0).ends_flow());        // athrow
  EXPECT_TRUE(Instruction::at(Code{0xc4, 0xa9, 0, 1}, 0).ends_flow());  // wide ret
  EXPECT_FALSE(Instruction::at(Code{0x99, 0, 8}, 0).ends_flow());
}

TEST(Instruction, ReadsTheCasesOfATable) {
  Code code = table_switch(2, 100, -1, {10, 20, 100});
  Instruction instruction = Instruction::at(code, 2);
  std::vector<std::pair<std::int32_t, std::uint32_t>> cases;
  for (SwitchCase each : instruction.cases()) cases.emplace_back(each.key, each.target);
  EXPECT_EQ(cases,
            (std::vector<std::pair<std::int32_t, std::uint32_t>>{{-1, 12}, {0, 22}, {1, 102}}));
  EXPECT_EQ(targets_of(instruction), (std::vector<std::uint32_t>{102, 12, 22, 102}));
}

TEST(Instruction, ReadsTheCasesOfALookup) {
  Code code = lookup_switch(3, 100, {{INT32_MIN, 10}, {INT32_MAX, 20}});
  Instruction instruction = Instruction::at(code, 3);
  std::vector<std::pair<std::int32_t, std::uint32_t>> cases;
  for (SwitchCase each : instruction.cases()) cases.emplace_back(each.key, each.target);
  EXPECT_EQ(cases, (std::vector<std::pair<std::int32_t, std::uint32_t>>{{INT32_MIN, 13},
                                                                        {INT32_MAX, 23}}));
  EXPECT_EQ(targets_of(instruction), (std::vector<std::uint32_t>{103, 13, 23}));
}

TEST(Instruction, ReadsATableUpToTheLargestKey) {
  Code code = table_switch(0, 40, INT32_MAX - 1, {10, 20});
  EXPECT_EQ(Instruction::at(code, 0).cases()[1].key, INT32_MAX);
}

TEST(Instruction, MayBeASwitchWithoutCases) {
  Code code = lookup_switch(0, 12, {});
  EXPECT_EQ(Instruction::at(code, 0).cases().size(), 0U);
  EXPECT_EQ(targets_of(Instruction::at(code, 0)), (std::vector<std::uint32_t>{12}));
}

TEST(SwitchOutcomes, AreNumberedByTheirFirstKeyAndTheDefaultIsTheLast) {
  Code code = table_switch(0, 90, 5, {30, 20, 90, 30});
  std::vector<SwitchOutcome> outcomes = switch_outcomes(Instruction::at(code, 0));
  ASSERT_EQ(outcomes.size(), 3U);
  EXPECT_EQ(outcomes[0].target, 30U);
  EXPECT_EQ(outcomes[0].keys, (std::vector<std::int32_t>{5, 8}));
  EXPECT_EQ(outcomes[1].target, 20U);
  EXPECT_EQ(outcomes[1].keys, (std::vector<std::int32_t>{6}));
  EXPECT_EQ(outcomes[2].target, 90U);
  EXPECT_TRUE(outcomes[2].keys.empty());
}

TEST(SwitchOutcomes, OfASwitchWithoutCasesAreTheDefault) {
  Code code = lookup_switch(0, 12, {});
  EXPECT_EQ(switch_outcomes(Instruction::at(code, 0)).size(), 1U);
}

}  // namespace
}  // namespace assay::classfile
