// SPDX-License-Identifier: Apache-2.0
#include "interp/translate/translator.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>

#include "classfile/build/class_builder.h"
#include "classfile/parse/parse_class.h"
#include "support/assume_verified.h"

namespace assay::interp {
namespace {

using classfile::CodeBuilder;
using classfile::Opcode;

/// Builds a static method, translates it and writes its register code down, one instruction a
/// line: name and the registers and payload that matter.
std::string translated(std::string_view descriptor, const std::function<void(CodeBuilder&)>& body) {
  classfile::ClassBuilder builder("Subject");
  CodeBuilder& code = builder.add_method(classfile::access::kStatic, "f", descriptor);
  body(code);
  std::vector<std::uint8_t> bytes = builder.finish();
  auto parsed = classfile::parse_class(bytes);
  if (!parsed) return parsed.error().message;
  vm::Class klass;
  klass.file = &parsed.value();
  vm::Method method;
  method.owner = &klass;
  method.info = &parsed.value().methods[0];
  method.access_flags = method.info->access_flags;
  test::AssumeVerified assumed(klass);
  std::unique_ptr<Code> result = translate(*vm::VerifiedCode::of(method));
  std::string text;
  for (const Insn& insn : result->insns) {
    text += fmt::format("{} {} {} {}", name_of(insn.op), insn.a, insn.b, insn.c);
    bool is_jump = insn.op >= Op::Goto && insn.op <= Op::IfNonNull;
    if (is_jump) {
      text += fmt::format(" to {:+} constant {}", insn.jump.target, insn.jump.constant);
    } else if (insn.op != Op::TableSwitch && insn.op != Op::LookupSwitch) {
      text += fmt::format(" imm {}", insn.imm);
    }
    text += '\n';
  }
  return text;
}

TEST(Translator, OperandsAndResultsAreVariables) {
  EXPECT_EQ(translated("(II)I",
                       [](CodeBuilder& code) {
                         code.load('I', 0).load('I', 1).emit(Opcode::Iadd).store('I', 2);
                         code.load('I', 2).return_value('I');
                       }),
            "IAdd 2 0 1 imm 0\n"
            "ReturnValue 0 2 0 imm 0\n");
}

TEST(Translator, ConstantsBecomeOperands) {
  EXPECT_EQ(translated("(I)I",
                       [](CodeBuilder& code) {
                         code.load('I', 0).push_int(5).emit(Opcode::Isub).return_value('I');
                       }),
            "IAddK 1 0 0 imm -5\n"
            "ReturnValue 0 1 0 imm 0\n");
}

TEST(Translator, DivisionByConstantZeroStaysADivision) {
  EXPECT_EQ(translated("(I)I",
                       [](CodeBuilder& code) {
                         code.load('I', 0).push_int(0).emit(Opcode::Idiv).return_value('I');
                       }),
            "Const 2 0 0 imm 0\n"
            "IDiv 1 0 2 imm 0\n"
            "ReturnValue 0 1 0 imm 0\n");
}

TEST(Translator, AVariableThatChangesWhileOnTheStackIsSavedFirst) {
  // return x++ + x
  EXPECT_EQ(
      translated(
          "(I)I",
          [](CodeBuilder& code) {
            code.load('I', 0).increment(0, 1).load('I', 0).emit(Opcode::Iadd).return_value('I');
          }),
      "Move 1 0 0 imm 0\n"
      "IAddK 0 0 0 imm 1\n"
      "IAdd 1 1 0 imm 0\n"
      "ReturnValue 0 1 0 imm 0\n");
}

TEST(Translator, LongParametersTakeOneRegister) {
  EXPECT_EQ(
      translated(
          "(JI)J",
          [](CodeBuilder& code) {
            code.load('J', 0).load('I', 2).emit(Opcode::I2l).emit(Opcode::Ladd).return_value('J');
          }),
      "I2L 4 1 0 imm 0\n"
      "LAdd 3 0 4 imm 0\n"
      "ReturnValue 0 3 0 imm 0\n");
}

TEST(Translator, ComparisonsAreFusedWithTheirBranch) {
  EXPECT_EQ(
      translated("(JJ)I",
                 [](CodeBuilder& code) {
                   auto less = code.new_label();
                   code.load('J', 0).load('J', 2).emit(Opcode::Lcmp).branch(Opcode::Iflt, less);
                   code.push_int(0).return_value('I');
                   code.bind(less).push_int(1).return_value('I');
                 }),
      "IfLLt 0 0 1 to +3 constant 0\n"
      "Const 4 0 0 imm 0\n"
      "ReturnValue 0 4 0 imm 0\n"
      "Const 4 0 0 imm 1\n"
      "ReturnValue 0 4 0 imm 0\n");
}

TEST(Translator, NaNMakesAGreaterComparisonFail) {
  // a > b compiles to dcmpl, ifle: jumps unless greater, so also when unordered.
  EXPECT_EQ(
      translated("(DD)V",
                 [](CodeBuilder& code) {
                   auto end = code.new_label();
                   code.load('D', 0).load('D', 2).emit(Opcode::Dcmpl).branch(Opcode::Ifle, end);
                   code.bind(end).return_value('V');
                 }),
      fmt::format("IfD 0 0 1 to +1 constant {}\n"
                  "Return 0 0 0 imm 0\n",
                  kLess | kEqual | kUnordered));
}

TEST(Translator, ArgumentsOfCallsAreContiguous) {
  EXPECT_EQ(
      translated(
          "(II)I",
          [](CodeBuilder& code) {
            code.load('I', 1).load('I', 0).invoke_static("Subject", "f", "(II)I").return_value('I');
          }),
      "Move 2 1 0 imm 0\n"
      "Move 3 0 0 imm 0\n"
      "InvokeStaticU 2 0 0 imm 8\n"
      "ReturnValue 0 2 0 imm 0\n");
}

}  // namespace
}  // namespace assay::interp
