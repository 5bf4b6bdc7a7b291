// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "classfile/verifier/verify_method.h"
#include "verifier_cases.h"

namespace assay::classfile {
namespace {

using testing::kStaticMethod;
using testing::VerifierCase;
using testing::VerifierWorld;

class StraightCode : public ::testing::TestWithParam<VerifierCase> {};

/// Straight code needs no StackMapTable, so that both verifiers must agree on it.
TEST_P(StraightCode, GetsTheSameAnswerFromBothVerifiers) {
  constexpr std::uint16_t kVersions[] = {61, 49};
  for (std::uint16_t version : kVersions) {
    VerifierWorld world;
    std::string outcome = world.outcome(
        [](ClassBuilder& b) {
          GetParam().code(b.add_method(kStaticMethod, "m", GetParam().descriptor));
        },
        version);
    EXPECT_EQ(outcome, GetParam().outcome) << "version " << version;
  }
}

std::string case_name(const ::testing::TestParamInfo<VerifierCase>& info) {
  return info.param.name;
}

const VerifierCase kGood[] = {
    {"AddsInts", "(II)I",
     [](CodeBuilder& c) { c.load('I', 0).load('I', 1).emit(Opcode::Iadd).return_value('I'); },
     "ok"},
    {"ShiftsLongByInt", "(JI)J",
     [](CodeBuilder& c) { c.load('J', 0).load('I', 2).emit(Opcode::Lshl).return_value('J'); },
     "ok"},
    {"LoadsFromByteAndBooleanArrays", "([B[Z)I",
     [](CodeBuilder& c) {
       c.load('A', 0).push_int(0).emit(Opcode::Baload);
       c.load('A', 1).push_int(0).emit(Opcode::Baload).emit(Opcode::Iadd).return_value('I');
     },
     "ok"},
    {"LoadsFromNull", "()I",
     [](CodeBuilder& c) {
       c.emit(Opcode::AconstNull).push_int(0).emit(Opcode::Iaload).return_value('I');
     },
     "ok"},
    {"TakesElementsApart", "([[Lq/Derived;)Lq/Base;",
     [](CodeBuilder& c) {
       c.load('A', 0).push_int(0).emit(Opcode::Aaload).push_int(0).emit(Opcode::Aaload);
       c.return_value('A');
     },
     "ok"},
    {"PassesArrayOfSubclass", "([Lq/Derived;)[Lq/Base;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, "ok"},
    {"PassesArrayAsCloneable", "([I)Ljava/lang/Cloneable;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, "ok"},
    {"PassesAnythingAsInterface", "(Lq/Other;)Lq/Face;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, "ok"},
    {"DuplicatesLong", "(J)J",
     [](CodeBuilder& c) { c.load('J', 0).emit(Opcode::Dup2).emit(Opcode::Ladd).return_value('J'); },
     "ok"},
    {"DuplicatesBelowLong", "(IJ)I",
     [](CodeBuilder& c) {
       c.load('J', 1).load('I', 0).emit(Opcode::DupX2).emit(Opcode::Pop).emit(Opcode::Pop2);
       c.return_value('I');
     },
     "ok"},
    {"MakesAnObject", "()Lq/Other;",
     [](CodeBuilder& c) {
       c.new_object("q/Other").emit(Opcode::Dup).invoke_special("q/Other", "<init>", "()V");
       c.return_value('A');
     },
     "ok"},
    {"MakesArrays", "()[[Lq/Other;",
     [](CodeBuilder& c) {
       c.push_int(1).new_reference_array("[Lq/Other;").emit(Opcode::Dup).push_int(0);
       c.push_int(2).new_reference_array("q/Other").emit(Opcode::Aastore).return_value('A');
     },
     "ok"},
    {"LoadsConstants", "()V",
     [](CodeBuilder& c) {
       c.push_string("s").emit(Opcode::Pop).push_class("p/T").emit(Opcode::Pop);
       c.push_double(2).emit(Opcode::Pop2).push_float(9).emit(Opcode::Pop).return_value('V');
     },
     "ok"},
    {"ClonesArrays", "([I)Ljava/lang/Object;",
     [](CodeBuilder& c) {
       c.load('A', 0).invoke_virtual("java/lang/Object", "clone", "()Ljava/lang/Object;");
       c.return_value('A');
     },
     "ok"},
    {"UsesProtectedMemberOnItself", "(Lp/T;)I",
     [](CodeBuilder& c) { c.load('A', 0).get_field("q/Base", "guarded", "I").return_value('I'); },
     "ok"},
};

INSTANTIATE_TEST_SUITE_P(Accepts, StraightCode, ::testing::ValuesIn(kGood), case_name);

constexpr const char* kBadReturn = "Bad return type";
constexpr const char* kBadOperand = "Bad type on operand stack";
constexpr const char* kBadLocal = "Bad local variable type";

const VerifierCase kBadOperands[] = {
    {"AddsReference", "(Lq/Other;I)I",
     [](CodeBuilder& c) { c.load('A', 0).load('I', 1).emit(Opcode::Iadd).return_value('I'); },
     kBadOperand},
    {"AddsIntToFloat", "(IF)I",
     [](CodeBuilder& c) { c.load('I', 0).load('F', 1).emit(Opcode::Iadd).return_value('I'); },
     kBadOperand},
    {"AddsLongToInt", "(JI)J",
     [](CodeBuilder& c) { c.load('I', 2).load('J', 0).emit(Opcode::Ladd).return_value('J'); },
     kBadOperand},
    {"UsesIntAsObject", "(I)V",
     [](CodeBuilder& c) {
       c.load('I', 0).invoke_virtual("java/lang/Object", "hashCode", "()I").return_value('V');
     },
     kBadOperand},
    {"UsesIntAsArray", "(I)I",
     [](CodeBuilder& c) { c.load('I', 0).emit(Opcode::Arraylength).return_value('I'); },
     kBadOperand},
    {"TakesLengthOfObject", "(Lq/Other;)I",
     [](CodeBuilder& c) { c.load('A', 0).emit(Opcode::Arraylength).return_value('I'); },
     kBadOperand},
    {"LoadsIntFromLongArray", "([J)I",
     [](CodeBuilder& c) { c.load('A', 0).push_int(0).emit(Opcode::Iaload).return_value('I'); },
     kBadOperand},
    {"LoadsByteFromCharArray", "([C)I",
     [](CodeBuilder& c) { c.load('A', 0).push_int(0).emit(Opcode::Baload).return_value('I'); },
     kBadOperand},
    {"LoadsReferenceFromIntArray", "([I)Ljava/lang/Object;",
     [](CodeBuilder& c) { c.load('A', 0).push_int(0).emit(Opcode::Aaload).return_value('A'); },
     kBadOperand},
    {"StoresReferenceIntoIntArray", "([I)V",
     [](CodeBuilder& c) {
       c.load('A', 0).push_int(0).emit(Opcode::AconstNull).emit(Opcode::Aastore).return_value('V');
     },
     kBadOperand},
    {"StoresIntIntoReferenceArray", "([Ljava/lang/Object;)V",
     [](CodeBuilder& c) {
       c.load('A', 0).push_int(0).push_int(0).emit(Opcode::Aastore).return_value('V');
     },
     kBadOperand},
    {"StoresLongIntoDoubleArray", "([D)V",
     [](CodeBuilder& c) {
       c.load('A', 0).push_int(0).push_long(0).emit(Opcode::Dastore).return_value('V');
     },
     kBadOperand},
    {"ReturnsWrongClass", "(Lq/Other;)Lq/Base;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, kBadReturn},
    {"ReturnsSuperclass", "(Lq/Base;)Lq/Derived;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, kBadReturn},
    {"ReturnsArrayAsOtherInterface", "([I)Lq/Face;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, kBadReturn},
    {"ReturnsIntArrayAsLongArray", "([I)[J",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, kBadReturn},
    {"ReturnsIntArrayAsObjectArray", "([I)[Ljava/lang/Object;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, kBadReturn},
    {"ThrowsWhatIsNoThrowable", "(Lq/Other;)V",
     [](CodeBuilder& c) { c.load('A', 0).emit(Opcode::Athrow); }, kBadOperand},
    {"SplitsLongByPop", "(J)V",
     [](CodeBuilder& c) { c.load('J', 0).emit(Opcode::Pop).return_value('V'); }, kBadOperand},
    {"SplitsLongByDup", "(J)V",
     [](CodeBuilder& c) { c.load('J', 0).emit(Opcode::Dup).return_value('V'); }, kBadOperand},
    {"SplitsLongBySwap", "(IJ)V",
     [](CodeBuilder& c) { c.load('J', 1).load('I', 0).emit(Opcode::Swap).return_value('V'); },
     kBadOperand},
    {"SplitsLongByDupX1", "(IJ)V",
     [](CodeBuilder& c) { c.load('J', 1).load('I', 0).emit(Opcode::DupX1).return_value('V'); },
     kBadOperand},
    {"SplitsLongByPop2", "(IJ)V",
     [](CodeBuilder& c) { c.load('J', 1).load('I', 0).emit(Opcode::Pop2).return_value('V'); },
     kBadOperand},
    {"PassesWrongArgument", "(Lq/Other;)V",
     [](CodeBuilder& c) {
       c.load('A', 0).invoke_static("q/Other", "f", "(Lq/Base;)V").return_value('V');
     },
     kBadOperand},
    {"PutsFloatIntoIntField", "(Lp/T;F)V",
     [](CodeBuilder& c) {
       c.load('A', 0).load('F', 1).put_field("p/T", "own", "I").return_value('V');
     },
     kBadOperand},
    {"ReadsFieldOfOtherClass", "(Lq/Other;)I",
     [](CodeBuilder& c) { c.load('A', 0).get_field("p/T", "own", "I").return_value('I'); },
     kBadOperand},
    {"BranchesOnReference", "(Lq/Other;)V",
     [](CodeBuilder& c) {
       CodeBuilder::Label end = c.new_label();
       c.load('A', 0).branch(Opcode::Ifeq, end).bind(end).return_value('V');
     },
     kBadOperand},
    {"SwitchesOnLong", "(J)V",
     [](CodeBuilder& c) {
       c.load('J', 0).emit(Opcode::Lookupswitch);
       c.emit_u2(0).emit_u4(11).emit_u4(0).return_value('V').return_value('V');
     },
     kBadOperand},
};

INSTANTIATE_TEST_SUITE_P(RejectsOperand, StraightCode, ::testing::ValuesIn(kBadOperands),
                         case_name);

const VerifierCase kBadShapes[] = {
    {"Underflow", "()V", [](CodeBuilder& c) { c.emit(Opcode::Pop).return_value('V'); },
     "Operand stack underflow"},
    {"UnderflowOfDup", "()V",
     [](CodeBuilder& c) { c.push_int(1).emit(Opcode::DupX1).return_value('V'); },
     "Operand stack underflow"},
    {"Overflow", "()V",
     [](CodeBuilder& c) { c.set_max_stack(1).push_int(1).push_int(2).return_value('V'); },
     "Operand stack overflow"},
    {"OverflowByLong", "()V",
     [](CodeBuilder& c) { c.set_max_stack(1).push_long(1).return_value('V'); },
     "Operand stack overflow"},
    {"OverflowByDup", "()V",
     [](CodeBuilder& c) { c.set_max_stack(1).push_int(1).emit(Opcode::Dup).return_value('V'); },
     "Operand stack overflow"},
    {"FallsOffTheEnd", "()V", [](CodeBuilder& c) { c.push_int(1); },
     "Control flow falls through code end"},
    {"UnsetLocal", "()I", [](CodeBuilder& c) { c.load('I', 0).return_value('I'); }, kBadLocal},
    {"LocalOfOtherType", "(F)I", [](CodeBuilder& c) { c.load('I', 0).return_value('I'); },
     kBadLocal},
    {"ReferenceFromInt", "(I)Ljava/lang/Object;",
     [](CodeBuilder& c) { c.load('A', 0).return_value('A'); }, kBadLocal},
    {"SecondHalfOfLong", "(J)I", [](CodeBuilder& c) { c.load('I', 1).return_value('I'); },
     kBadLocal},
    {"LongWithOverwrittenHalf", "(J)J",
     [](CodeBuilder& c) { c.push_int(0).store('I', 1).load('J', 0).return_value('J'); }, kBadLocal},
    {"LongUnderLong", "(J)J",
     [](CodeBuilder& c) { c.push_long(0).store('J', 1).load('J', 0).return_value('J'); },
     kBadLocal},
    {"IncrementOfFloat", "(F)V", [](CodeBuilder& c) { c.increment(0, 1).return_value('V'); },
     kBadLocal},
    {"LocalOutOfRange", "()V",
     [](CodeBuilder& c) { c.push_int(1).store('I', 4).set_max_locals(4).return_value('V'); },
     "Local variable table overflow"},
    {"LongAtLastLocal", "()V",
     [](CodeBuilder& c) { c.push_long(1).store('J', 3).set_max_locals(4).return_value('V'); },
     "get long/double overflows locals"},
    {"ReturnWithoutValue", "()I", [](CodeBuilder& c) { c.return_value('V'); },
     "Method expects a return value"},
    {"ReturnOfValueFromVoid", "()V", [](CodeBuilder& c) { c.push_int(1).return_value('I'); },
     "Method does not expect a return value"},
    {"ReturnOfWrongKind", "()F", [](CodeBuilder& c) { c.push_int(1).return_value('I'); },
     kBadReturn},
    {"UnknownOpcode", "()V", [](CodeBuilder& c) { c.emit_u1(0xfe); }, "Bad instruction: fe"},
    {"CutOffInstruction", "()V", [](CodeBuilder& c) { c.return_value('V').emit(Opcode::Sipush); },
     "Bad instruction"},
    {"WrongConstant", "()V",
     [](CodeBuilder& c) { c.emit(Opcode::Getstatic).emit_u2(2).return_value('V'); },
     "Illegal type at constant pool entry 2 in class p.T"},
    {"ConstantOutOfRange", "()V",
     [](CodeBuilder& c) { c.emit(Opcode::New).emit_u2(9999).return_value('V'); },
     "Illegal constant pool index 9999 in class p.T"},
    {"ZeroConstant", "()V",
     [](CodeBuilder& c) { c.emit(Opcode::Ldc).emit_u1(0).return_value('V'); },
     "Illegal constant pool index 0 in class p.T"},
    {"LongByLdc", "()V",
     [](CodeBuilder& c) { c.push_long(77).emit(Opcode::Ldc).emit_u1(9).return_value('V'); },
     "Illegal type at constant pool entry 9 in class p.T"},
    {"NewOfArray", "()V", [](CodeBuilder& c) { c.new_object("[I").return_value('V'); },
     "Illegal new instruction"},
    {"NewArrayOfUnknownType", "()V",
     [](CodeBuilder& c) { c.push_int(1).emit(Opcode::Newarray).emit_u1(12).return_value('V'); },
     "Illegal newarray instruction"},
    {"UnsortedLookupswitch", "(I)V",
     [](CodeBuilder& c) {
       c.load('I', 0).emit(Opcode::Lookupswitch).emit_u2(0).emit_u4(26).emit_u4(2);
       c.emit_u4(5).emit_u4(26).emit_u4(4).emit_u4(26).return_value('V');
     },
     "Bad lookupswitch instruction"},
    {"VirtualCallOfConstructor", "(Lq/Other;)V",
     [](CodeBuilder& c) {
       c.load('A', 0).invoke_virtual("q/Other", "<init>", "()V").return_value('V');
     },
     "Illegal call to internal method"},
    {"CatchOfWhatIsNoThrowable", "()V",
     [](CodeBuilder& c) {
       CodeBuilder::Label start = c.new_label(), end = c.new_label();
       c.bind(start).emit(Opcode::Nop).bind(end).return_value('V');
       c.handler(start, end, start, "q/Other");
     },
     "Catch type is not a subclass of Throwable in exception handler"},
    {"HandlerInsideInstruction", "()V",
     [](CodeBuilder& c) {
       CodeBuilder::Label start = c.new_label(), end = c.new_label(), inside = c.new_label();
       c.bind(start).emit(Opcode::Sipush).bind(inside).emit_u2(0).bind(end).return_value('V');
       c.handler(start, end, inside, "");
     },
     "Illegal exception table handler"},
};

INSTANTIATE_TEST_SUITE_P(RejectsShape, StraightCode, ::testing::ValuesIn(kBadShapes), case_name);

const VerifierCase kBadObjects[] = {
    {"UninitializedAsArgument", "()V",
     [](CodeBuilder& c) {
       c.new_object("q/Other").invoke_static("q/Other", "f", "(Lq/Other;)V").return_value('V');
     },
     kBadOperand},
    {"UninitializedReturned", "()Lq/Other;",
     [](CodeBuilder& c) { c.new_object("q/Other").return_value('A'); }, kBadReturn},
    {"UninitializedIntoArray", "([Ljava/lang/Object;)V",
     [](CodeBuilder& c) {
       c.load('A', 0).push_int(0).new_object("q/Other").emit(Opcode::Aastore).return_value('V');
     },
     kBadOperand},
    {"UninitializedCast", "()V",
     [](CodeBuilder& c) { c.new_object("q/Other").check_cast("q/Base").return_value('V'); },
     kBadOperand},
    {"ConstructorOfOtherClass", "()V",
     [](CodeBuilder& c) {
       c.new_object("q/Other").invoke_special("java/lang/Object", "<init>", "()V");
       c.return_value('V');
     },
     "Call to wrong <init> method"},
    {"ConstructorCalledTwice", "()V",
     [](CodeBuilder& c) {
       c.new_object("q/Other").emit(Opcode::Dup).emit(Opcode::Dup);
       c.invoke_special("q/Other", "<init>", "()V").invoke_special("q/Other", "<init>", "()V");
       c.return_value('V');
     },
     "Bad operand type when invoking <init>"},
    {"ProtectedFieldOfAnother", "(Lq/Derived;)I",
     [](CodeBuilder& c) { c.load('A', 0).get_field("q/Base", "guarded", "I").return_value('I'); },
     "Bad access to protected data in getfield"},
    {"ProtectedMethodOfAnother", "(Lq/Derived;)V",
     [](CodeBuilder& c) {
       c.load('A', 0).invoke_virtual("q/Base", "guard", "()V").return_value('V');
     },
     "Bad access to protected data in invokevirtual"},
    {"SpecialCallOfUnrelatedClass", "(Lq/Other;)V",
     [](CodeBuilder& c) { c.load('A', 0).invoke_special("q/Other", "m", "()V").return_value('V'); },
     "Bad invokespecial instruction: current class isn't assignable to reference class."},
    {"SpecialCallOnSuperclass", "(Lq/Base;)V",
     [](CodeBuilder& c) {
       c.load('A', 0).invoke_special("q/Base", "guard", "()V").return_value('V');
     },
     kBadOperand},
};

INSTANTIATE_TEST_SUITE_P(RejectsObject, StraightCode, ::testing::ValuesIn(kBadObjects), case_name);

std::string constructor_outcome(const std::function<void(CodeBuilder&)>& code) {
  VerifierWorld world;
  return world.outcome(
      [&](ClassBuilder& b) { code(b.add_method(access::kPublic, "<init>", "()V")); });
}

TEST(Constructor, CallsSuperAndReturns) {
  EXPECT_EQ(constructor_outcome([](CodeBuilder& c) {
              c.load('A', 0).invoke_special("q/Base", "<init>", "()V").return_value('V');
            }),
            "ok");
}

TEST(Constructor, MaySetOwnFieldsBefore) {
  EXPECT_EQ(constructor_outcome([](CodeBuilder& c) {
              c.load('A', 0).push_int(1).put_field("p/T", "own", "I");
              c.load('A', 0).invoke_special("q/Base", "<init>", "()V").return_value('V');
            }),
            "ok");
}

TEST(Constructor, MustNotSetInheritedFieldsBefore) {
  EXPECT_EQ(constructor_outcome([](CodeBuilder& c) {
              c.load('A', 0).push_int(1).put_field("q/Base", "guarded", "I").return_value('V');
            }),
            kBadOperand);
}

TEST(Constructor, MustNotReadFieldsBefore) {
  EXPECT_EQ(constructor_outcome([](CodeBuilder& c) {
              c.load('A', 0).get_field("p/T", "own", "I").emit(Opcode::Pop).return_value('V');
            }),
            kBadOperand);
}

TEST(Constructor, MustNotReturnUninitialized) {
  EXPECT_EQ(constructor_outcome([](CodeBuilder& c) { c.return_value('V'); }),
            "Constructor must call super() or this() before return");
}

TEST(Constructor, MustNotCallGrandparent) {
  EXPECT_EQ(constructor_outcome([](CodeBuilder& c) {
              c.load('A', 0).invoke_special("java/lang/Object", "<init>", "()V").return_value('V');
            }),
            "Bad <init> method call");
}

TEST(Constructor, HidesThisOnceTheLocalIsOverwritten) {
  EXPECT_EQ(constructor_outcome(
                [](CodeBuilder& c) { c.emit(Opcode::AconstNull).store('A', 0).return_value('V'); }),
            "Constructor must call super() or this() before return");
}

TEST(Verifier, SaysWhereAndWhy) {
  VerifierWorld world;
  VerifyResult result = world.verify([](ClassBuilder& b) {
    b.add_method(kStaticMethod, "m", "(F)I").push_int(1).load('F', 0).emit(Opcode::Iadd);
  });
  EXPECT_EQ(result.message,
            "Bad type on operand stack\nException Details:\n  Location:\n    p/T.m(F)I @2: iadd\n"
            "  Reason:\n    Type float (current frame, stack[1]) is not assignable to integer");
}

TEST(Verifier, RejectsBranchesToWhereNoInstructionIs) {
  auto branch = [](int offset, std::uint16_t version) {
    VerifierWorld world;
    return world.outcome(
        [&](ClassBuilder& b) {
          CodeBuilder& code = b.add_method(kStaticMethod, "m", "()V");
          code.emit(Opcode::Goto).emit_u2(offset).push_int(1000).return_value('V');
        },
        version);
  };
  EXPECT_EQ(branch(4, 61), "Expecting a stackmap frame at branch target 4");
  EXPECT_EQ(branch(-1, 61), "Expecting a stackmap frame at branch target -1");
  EXPECT_EQ(branch(4, 49), "Illegal target of jump or branch");
  EXPECT_EQ(branch(100, 49), "Illegal target of jump or branch");
}

TEST(Verifier, SuspendsOnUnknownClasses) {
  VerifierWorld world;
  EXPECT_EQ(world.outcome([](ClassBuilder& b) {
    b.add_method(kStaticMethod, "m", "(Lunknown/A;)Lunknown/B;").load('A', 0).return_value('A');
  }),
            "suspended");
}

TEST(Verifier, AsksNothingAboutEqualNamesAndObject) {
  VerifierWorld world;
  EXPECT_EQ(world.outcome([](ClassBuilder& b) {
    b.add_method(kStaticMethod, "m", "(Lunknown/A;)Lunknown/A;")
        .load('A', 0)
        .invoke_static("q/Other", "f", "(Ljava/lang/Object;)V")
        .load('A', 0)
        .return_value('A');
  }),
            "ok");
}

TEST(Verifier, HasNothingToSayOfMethodsWithoutCode) {
  VerifierWorld world;
  EXPECT_EQ(
      world.outcome([](ClassBuilder& b) { b.add_bodyless_method(access::kNative, "m", "()V"); }),
      "ok");
}

}  // namespace
}  // namespace assay::classfile
