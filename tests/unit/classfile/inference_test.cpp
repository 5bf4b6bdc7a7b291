// SPDX-License-Identifier: Apache-2.0
// Verification of class files before version 50, subroutines included.
#include <gtest/gtest.h>

#include "verifier_cases.h"

namespace assay::classfile {
namespace {

using testing::kStaticMethod;
using testing::VerifierWorld;

std::string outcome(std::string_view descriptor, const std::function<void(CodeBuilder&)>& code,
                    std::uint16_t version = 48) {
  VerifierWorld world;
  return world.outcome([&](ClassBuilder& b) { code(b.add_method(kStaticMethod, "m", descriptor)); },
                       version);
}

/// `return local0 != 0 ? local1 : local2`.
void choose(CodeBuilder& c) {
  CodeBuilder::Label other = c.new_label(), end = c.new_label();
  c.load('I', 0).branch(Opcode::Ifeq, other).load('A', 1).branch(Opcode::Goto, end);
  c.bind(other).load('A', 2);
  c.bind(end).return_value('A');
}

TEST(Inference, MergesToTheCommonSuperclass) {
  EXPECT_EQ(outcome("(ILq/Base;Lq/Derived;)Lq/Base;", choose), "ok");
  EXPECT_EQ(outcome("(ILq/Base;Lq/Derived;)Lq/Derived;", choose), "Bad return type");
  EXPECT_EQ(outcome("(ILq/Base;Lq/Other;)Ljava/lang/Object;", choose), "ok");
  EXPECT_EQ(outcome("(ILq/Base;Lq/Other;)Lq/Base;", choose), "Bad return type");
}

TEST(Inference, MergesArraysByTheirElements) {
  EXPECT_EQ(outcome("(I[Lq/Base;[Lq/Derived;)[Lq/Base;", choose), "ok");
  EXPECT_EQ(outcome("(I[[I[Lq/Derived;)[Ljava/lang/Object;", choose), "ok");
  EXPECT_EQ(outcome("(I[I[J)Ljava/lang/Object;", choose), "ok");
  EXPECT_EQ(outcome("(I[I[J)[I", choose), "Bad return type");
}

TEST(Inference, RejectsStacksThatDoNotMatch) {
  EXPECT_EQ(outcome("(IF)V",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label other = c.new_label(), end = c.new_label();
                      c.load('I', 0).branch(Opcode::Ifeq, other);
                      c.load('I', 0).branch(Opcode::Goto, end).bind(other).load('F', 1);
                      c.bind(end).emit(Opcode::Pop).return_value('V');
                    }),
            "Mismatched stack types");
  EXPECT_EQ(outcome("(I)V",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label top = c.new_label();
                      c.bind(top).push_int(1).load('I', 0).branch(Opcode::Ifeq, top);
                      c.set_max_stack(9).return_value('V');
                    }),
            "Inconsistent stack height");
}

TEST(Inference, ForgetsLocalsThatDiffer) {
  EXPECT_EQ(outcome("(I)I",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label end = c.new_label();
                      c.push_int(1).store('I', 1).load('I', 0).branch(Opcode::Ifeq, end);
                      c.push_float(1).store('F', 1);
                      c.bind(end).load('I', 1).return_value('I');
                    }),
            "Bad local variable type");
}

TEST(Inference, FindsWhatOnlyTheSecondTurnOfALoopShows) {
  EXPECT_EQ(outcome("(I)I",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label top = c.new_label();
                      c.push_int(1).store('I', 1);
                      c.bind(top).load('I', 1).emit(Opcode::Pop).push_float(1).store('F', 1);
                      c.load('I', 0).branch(Opcode::Ifeq, top).load('I', 0).return_value('I');
                    }),
            "Bad local variable type");
}

TEST(Inference, GivesHandlersTheLocalsOfTheWholeRange) {
  EXPECT_EQ(outcome("()I",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label start = c.new_label(), end = c.new_label();
                      CodeBuilder::Label target = c.new_label();
                      c.push_int(1).store('I', 0).bind(start).push_float(1).store('F', 0);
                      c.emit(Opcode::Nop).bind(end).push_int(1).return_value('I');
                      c.bind(target).emit(Opcode::Pop).load('I', 0).return_value('I');
                      c.handler(start, end, target, "");
                    }),
            "Bad local variable type");
}

TEST(Inference, SkipsCodeThatIsNeverReached) {
  EXPECT_EQ(outcome("()V", [](CodeBuilder& c) { c.return_value('V').emit(Opcode::Iadd); }), "ok");
}

/// try { n = 1 } finally { other = 2 }: two calls of one subroutine, of which one comes with a
/// float and one with an int in the local that the subroutine does not use.
void finally_code(CodeBuilder& c, char kind_after) {
  CodeBuilder::Label subroutine = c.new_label(), second = c.new_label(), end = c.new_label();
  c.load('I', 0).branch(Opcode::Ifeq, second);
  c.push_int(1).store('I', 1).branch(Opcode::Jsr, subroutine);
  c.load(kind_after, 1).emit(Opcode::Pop).branch(Opcode::Goto, end);
  c.bind(second).push_float(1).store('F', 1).branch(Opcode::Jsr, subroutine);
  c.load('F', 1).emit(Opcode::Pop).branch(Opcode::Goto, end);
  c.bind(subroutine).store('A', 2).push_int(7).store('I', 3).emit(Opcode::Ret).emit_u1(2);
  c.bind(end).load('I', 3).return_value('I');
}

TEST(Inference, LetsSubroutinesKeepTheLocalsOfTheirCallers) {
  EXPECT_EQ(outcome("(I)I", [](CodeBuilder& c) { finally_code(c, 'I'); }), "ok");
  EXPECT_EQ(outcome("(I)I", [](CodeBuilder& c) { finally_code(c, 'F'); }),
            "Bad local variable type");
}

TEST(Inference, LetsSubroutinesBeLeftByAJump) {
  EXPECT_EQ(outcome("(I)V",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label top = c.new_label(), subroutine = c.new_label();
                      c.bind(top).branch(Opcode::Jsr, subroutine).return_value('V');
                      c.bind(subroutine).store('A', 1).load('I', 0).branch(Opcode::Ifeq, top);
                      c.emit(Opcode::Ret).emit_u1(1);
                    }),
            "ok");
}

TEST(Inference, AllowsNestedSubroutines) {
  EXPECT_EQ(outcome("()V",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label outer = c.new_label(), inner = c.new_label();
                      c.branch(Opcode::Jsr, outer).branch(Opcode::Jsr, outer).return_value('V');
                      c.bind(outer).store('A', 0).branch(Opcode::Jsr, inner);
                      c.branch(Opcode::Jsr, inner).emit(Opcode::Ret).emit_u1(0);
                      c.bind(inner).store('A', 1).emit(Opcode::Ret).emit_u1(1);
                    }),
            "ok");
}

TEST(Inference, RejectsReturnWithoutAddress) {
  EXPECT_EQ(outcome("(I)V", [](CodeBuilder& c) { c.emit(Opcode::Ret).emit_u1(0); }),
            "Bad local variable type");
}

TEST(Inference, RejectsReturningTwice) {
  EXPECT_EQ(outcome("()V",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label subroutine = c.new_label();
                      c.branch(Opcode::Jsr, subroutine).emit(Opcode::Ret).emit_u1(0);
                      c.bind(subroutine).store('A', 0).emit(Opcode::Ret).emit_u1(0);
                    }),
            "Illegal ret from subroutine");
}

TEST(Inference, DoesNotLoadReturnAddresses) {
  EXPECT_EQ(outcome("()V",
                    [](CodeBuilder& c) {
                      CodeBuilder::Label subroutine = c.new_label();
                      c.branch(Opcode::Jsr, subroutine).return_value('V');
                      c.bind(subroutine).store('A', 0).load('A', 0).return_value('V');
                    }),
            "Bad local variable type");
}

TEST(Inference, RejectsSubroutinesFromVersion51On) {
  auto code = [](CodeBuilder& c) {
    CodeBuilder::Label subroutine = c.new_label();
    c.branch(Opcode::Jsr, subroutine).return_value('V');
    c.bind(subroutine).store('A', 0).emit(Opcode::Ret).emit_u1(0);
  };
  EXPECT_EQ(outcome("()V", code, 50), "ok");
  EXPECT_EQ(outcome("()V", code, 51), "Bad instruction");
}

TEST(Inference, WantsConstructorsInitializedOnEveryWay) {
  VerifierWorld world;
  EXPECT_EQ(world.outcome(
                [](ClassBuilder& b) {
                  CodeBuilder& c = b.add_method(access::kPublic, "<init>", "(I)V");
                  CodeBuilder::Label end = c.new_label();
                  c.load('I', 1).branch(Opcode::Ifeq, end);
                  c.load('A', 0).invoke_special("q/Base", "<init>", "()V");
                  c.bind(end).return_value('V');
                },
                48),
            "Constructor must call super() or this() before return");
}

}  // namespace
}  // namespace assay::classfile
