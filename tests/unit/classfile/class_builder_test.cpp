// SPDX-License-Identifier: Apache-2.0
#include "classfile/build/class_builder.h"

#include <gtest/gtest.h>

#include "classfile/parse/parse_class.h"

namespace assay::classfile {
namespace {

constexpr std::uint16_t kPublicStatic = access::kPublic | access::kStatic;

TEST(ConstantPoolBuilder, WritesEachConstantOnce) {
  ConstantPoolBuilder pool;
  std::uint16_t first = pool.method_ref("a/B", "m", "()V");
  std::uint16_t count = pool.count();
  EXPECT_EQ(pool.method_ref("a/B", "m", "()V"), first);
  EXPECT_NE(pool.interface_method_ref("a/B", "m", "()V"), first);
  EXPECT_EQ(pool.count(), count + 1);
}

TEST(ConstantPoolBuilder, GivesLongsTwoIndices) {
  ConstantPoolBuilder pool;
  std::uint16_t index = pool.long_integer(1);
  EXPECT_EQ(pool.integer(7), index + 2);
}

TEST(ClassBuilder, WritesConstantsThatParseBack) {
  ClassBuilder builder("a/B");
  std::uint16_t integer = builder.pool().integer(-5);
  std::uint16_t long_integer = builder.pool().long_integer(INT64_MIN);
  std::uint16_t float_number = builder.pool().float_number(1.5F);
  std::uint16_t double_number = builder.pool().double_number(-0.25);
  std::uint16_t string = builder.pool().string("text");
  std::uint16_t type = builder.pool().method_type("(I)V");
  std::uint16_t handle = builder.pool().method_handle(ReferenceKind::InvokeStatic,
                                                      builder.pool().method_ref("C", "m", "()V"));
  std::vector<std::uint8_t> bytes = builder.finish();
  ParseResult parsed = parse_class(bytes);
  ASSERT_TRUE(parsed.ok()) << parsed.error().message;
  const ConstantPool& pool = parsed.value().constant_pool;
  EXPECT_EQ(pool.integer(integer), -5);
  EXPECT_EQ(pool.long_integer(long_integer), INT64_MIN);
  EXPECT_EQ(pool.float_number(float_number), 1.5F);
  EXPECT_EQ(pool.double_number(double_number), -0.25);
  EXPECT_EQ(pool.text_of(string), "text");
  EXPECT_EQ(pool.text_of(type), "(I)V");
  EXPECT_EQ(pool.method_handle(handle).kind, ReferenceKind::InvokeStatic);
  EXPECT_EQ(pool.member(pool.method_handle(handle).member_index).class_name, "C");
}

TEST(ClassBuilder, WritesMembers) {
  ClassBuilder builder("a/B", "a/A");
  builder.add_interface("a/I").add_field(access::kPrivate, "f", "J");
  builder.add_constant(kPublicStatic | access::kFinal, "K", "I", builder.pool().integer(42));
  builder.add_bodyless_method(access::kPublic | access::kNative, "n", "()V");
  builder.add_method(kPublicStatic, "m", "(JI)I").load('I', 2).return_value('I');
  std::vector<std::uint8_t> bytes = builder.finish();
  ParseResult parsed = parse_class(bytes);
  ASSERT_TRUE(parsed.ok()) << parsed.error().message;
  const ClassFile& file = parsed.value();
  EXPECT_EQ(file.name, "a/B");
  EXPECT_EQ(file.super_name, "a/A");
  EXPECT_EQ(file.interfaces, std::vector<std::string_view>{"a/I"});
  ASSERT_EQ(file.fields.size(), 2U);
  EXPECT_EQ(file.constant_pool.integer(file.fields[1].constant_value_index), 42);
  ASSERT_EQ(file.methods.size(), 2U);
  EXPECT_FALSE(file.methods[0].has_code);
  EXPECT_EQ(file.methods[1].unverified_code.max_locals, 3);
  EXPECT_EQ(file.methods[1].unverified_code.max_stack, 1);
}

/// The code of the only method of a class.
Code parsed_code(ClassBuilder& builder, std::vector<std::uint8_t>& bytes) {
  bytes = builder.finish();
  ParseResult parsed = parse_class(bytes);
  EXPECT_TRUE(parsed.ok());
  return parsed.ok() ? parsed.value().methods.at(0).unverified_code : Code();
}

TEST(CodeBuilder, ResolvesBranchesBothWays) {
  ClassBuilder builder("A");
  CodeBuilder& code = builder.add_method(kPublicStatic, "m", "()V");
  CodeBuilder::Label top = code.new_label(), end = code.new_label();
  code.bind(top).push_int(0).branch(Opcode::Ifne, end).branch(Opcode::Goto, top);
  code.bind(end).return_value('V');
  std::vector<std::uint8_t> bytes;
  Bytes bytecode = parsed_code(builder, bytes).bytecode;
  EXPECT_EQ(s2_at(bytecode, 2), 6);
  EXPECT_EQ(s2_at(bytecode, 5), -4);
}

TEST(CodeBuilder, ComputesTheDepthOfTheStack) {
  ClassBuilder builder("A");
  CodeBuilder& code = builder.add_method(kPublicStatic, "m", "()J");
  code.push_long(5).push_int(3).emit(Opcode::I2l).emit(Opcode::Ladd);
  code.invoke_static("A", "f", "(J)D").emit(Opcode::D2l).return_value('J');
  std::vector<std::uint8_t> bytes;
  EXPECT_EQ(parsed_code(builder, bytes).max_stack, 4);
}

TEST(CodeBuilder, KnowsTheDepthAfterAJump) {
  ClassBuilder builder("A");
  CodeBuilder& code = builder.add_method(kPublicStatic, "m", "(I)I");
  CodeBuilder::Label other = code.new_label(), join = code.new_label();
  code.load('I', 0).branch(Opcode::Ifeq, other);
  code.push_int(1).push_int(2).emit(Opcode::Iadd).branch(Opcode::Goto, join);
  code.bind(other).push_int(3);
  code.bind(join).return_value('I');
  std::vector<std::uint8_t> bytes;
  EXPECT_EQ(parsed_code(builder, bytes).max_stack, 2);
}

TEST(CodeBuilder, ChoosesTheShortestForm) {
  ClassBuilder builder("A");
  CodeBuilder& code = builder.add_method(kPublicStatic, "m", "()V");
  code.load('A', 3).load('J', 4).load('D', 300).push_int(5).push_int(-7).push_int(1000);
  code.increment(1, 1).increment(1, 1000).return_value('V');
  std::vector<std::uint8_t> bytes;
  Code built = parsed_code(builder, bytes);
  std::vector<std::string_view> names;
  for (std::uint32_t pc = 0; pc < built.bytecode.size();
       pc += instruction_length(built.bytecode, pc)) {
    names.push_back(name_of(static_cast<Opcode>(built.bytecode[pc])));
  }
  EXPECT_EQ(names, (std::vector<std::string_view>{"aload_3", "lload", "wide", "iconst_5", "bipush",
                                                  "sipush", "iinc", "wide", "return"}));
  EXPECT_EQ(built.max_locals, 302);
}

TEST(CodeBuilder, WritesHandlersAndLines) {
  ClassBuilder builder("A");
  CodeBuilder& code = builder.add_method(kPublicStatic, "m", "()V");
  CodeBuilder::Label start = code.new_label(), end = code.new_label(), target = code.new_label();
  code.bind(start).line(7).emit(Opcode::Nop).bind(end).return_value('V');
  code.bind(target).line(9).emit(Opcode::Athrow);
  code.handler(start, end, target, "java/lang/Exception").handler(start, end, target, "");
  std::vector<std::uint8_t> bytes;
  Code built = parsed_code(builder, bytes);
  ASSERT_EQ(built.handlers.size(), 2U);
  EXPECT_EQ(built.handlers[0].handler_pc, 2);
  EXPECT_NE(built.handlers[0].catch_type, 0);
  EXPECT_EQ(built.handlers[1].catch_type, 0);
  EXPECT_EQ(parse_class(bytes).value().methods.at(0).debug.line_numbers.size(), 1U);
}

}  // namespace
}  // namespace assay::classfile
