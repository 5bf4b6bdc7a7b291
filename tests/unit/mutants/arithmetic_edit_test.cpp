// SPDX-License-Identifier: Apache-2.0
#include "mutants/arithmetic_edit.h"

#include <gtest/gtest.h>

#include "mutant_text.h"

namespace assay::mutants {
namespace {

using classfile::Opcode;
using interp::Insn;
using interp::Op;

TEST(ArithmeticEdit, ExchangesInstructionsWithoutConstants) {
  Insn insn(Op::LDiv, 1, 2, 3);
  EXPECT_TRUE(exchange_arithmetic(insn, Opcode::Ldiv, Opcode::Lmul, false));
  EXPECT_EQ(insn.op, Op::LMul);
  EXPECT_EQ(insn.c, 3);
}

TEST(ArithmeticEdit, NegatesTheConstantOfADifference) {
  Insn insn(Op::IAddK, 1, 2, 0, INT32_MIN);
  EXPECT_TRUE(exchange_arithmetic(insn, Opcode::Iadd, Opcode::Isub, true));
  EXPECT_EQ(insn.op, Op::IAddK);
  EXPECT_EQ(insn.imm, INT32_MIN);
  insn.imm = 5;
  EXPECT_TRUE(exchange_arithmetic(insn, Opcode::Isub, Opcode::Iadd, true));
  EXPECT_EQ(insn.imm, -5);
}

TEST(ArithmeticEdit, LeavesAConstantOfUnknownSide) {
  Insn insn(Op::IAddK, 1, 2, 0, 5);
  EXPECT_FALSE(exchange_arithmetic(insn, Opcode::Iadd, Opcode::Isub, false));
  EXPECT_EQ(insn.imm, 5);
}

TEST(ArithmeticEdit, LeavesWhatHasNoFormWithAConstant) {
  Insn product(Op::LMulK, 1, 2, 0, 5);
  EXPECT_FALSE(exchange_arithmetic(product, Opcode::Lmul, Opcode::Ldiv, true));
  for (std::int64_t divisor : {0, -1}) {
    Insn insn(Op::IMulK, 1, 2, 0, divisor);
    EXPECT_FALSE(exchange_arithmetic(insn, Opcode::Imul, Opcode::Idiv, true));
    EXPECT_EQ(insn.op, Op::IMulK);
  }
}

TEST(ArithmeticEdit, LeavesOtherInstructions) {
  Insn insn(Op::Move, 1, 2);
  EXPECT_FALSE(exchange_arithmetic(insn, Opcode::Iadd, Opcode::Isub, true));
  EXPECT_FALSE(exchange_arithmetic(insn, Opcode::Nop, Opcode::Nop, true));
}

class Sums : public ::testing::Test {
 protected:
  std::string run(vm::Method& method, std::int64_t argument) {
    bool is_long = method.return_kind == vm::Kind::Long;
    vm::Slot slot = is_long ? vm::Slot::of_long(argument)
                            : vm::Slot::of_int(static_cast<std::int32_t>(argument));
    interp::Completion completion = classes_.machine().call(method, {slot});
    if (!completion.returned()) return "threw";
    return std::to_string(is_long ? completion.value.j : completion.value.i);
  }

  vm::Method* find(vm::Class& klass, const std::string& name) {
    for (vm::Method& method : klass.methods) {
      if (method.info->name == name) return &method;
    }
    return nullptr;
  }

  test::MachineWithClasses classes_{ASSAY_MUTANT_CLASSES};
};

TEST_F(Sums, AreWhatTheCompilerMakesOfTheExchangedOperation) {
  vm::Class& klass = classes_.load("Sums");
  classes_.machine().initialise(klass);
  int tried = 0;
  for (const Mutant& mutant : mutants_of(classes_.machine(), klass)) {
    vm::Method* expected = find(klass, std::string(mutant.method->info->name) + "Mutated");
    if (mutant.op != Operator::Arithmetic || expected == nullptr) continue;
    InstalledMutant installed(classes_.machine(), mutant);
    ASSERT_TRUE(installed.is_installed());
    ++tried;
    for (std::int64_t x : {0L, 1L, -1L, 3L, 100L, -77L, 2147483647L, -2147483648L})
      EXPECT_EQ(run(*mutant.method, x), run(*expected, x)) << mutant.method->info->name << " " << x;
  }
  EXPECT_EQ(tried, 41);  // every method of the class
}

}  // namespace
}  // namespace assay::mutants
