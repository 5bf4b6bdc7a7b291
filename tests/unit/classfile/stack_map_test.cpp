// SPDX-License-Identifier: Apache-2.0
// The type checker's use of the StackMapTable.
#include <gtest/gtest.h>

#include "verifier_cases.h"

namespace assay::classfile {
namespace {

using testing::kStaticMethod;
using testing::VerifierWorld;

constexpr const char* kMismatch = "Instruction type does not match stack map";
const std::string kFormatError = "StackMapTable format error: ";

constexpr FrameType kTop{0}, kInt{1}, kFloat{2}, kLong{4}, kNull{5}, kThis{6};

using Code = std::function<void(CodeBuilder&, ConstantPoolBuilder&)>;

std::string outcome(std::string_view descriptor, const Code& code, std::uint16_t version = 61) {
  VerifierWorld world;
  return world.outcome(
      [&](ClassBuilder& b) { code(b.add_method(kStaticMethod, "m", descriptor), b.pool()); },
      version);
}

FrameType object(ConstantPoolBuilder& pool, std::string_view name) {
  return {7, pool.class_ref(name)};
}

/// `int m(int n) { while (n != 0) n--; return n; }` with the frame that its loop states.
std::string loop_outcome(std::vector<FrameType> locals, std::vector<FrameType> stack) {
  return outcome("(I)I", [&](CodeBuilder& c, ConstantPoolBuilder&) {
    CodeBuilder::Label top = c.new_label(), end = c.new_label();
    c.bind(top).frame(locals, stack).load('I', 0).branch(Opcode::Ifeq, end);
    c.increment(0, -1).branch(Opcode::Goto, top);
    c.bind(end).frame({kInt}, {}).load('I', 0).return_value('I');
  });
}

TEST(StackMap, AllowsLoops) { EXPECT_EQ(loop_outcome({kInt}, {}), "ok"); }

TEST(StackMap, MustStateTypesThatHold) {
  EXPECT_EQ(loop_outcome({kFloat}, {}), kMismatch);
  EXPECT_EQ(loop_outcome({kNull}, {}), kMismatch);
}

TEST(StackMap, MustStateTheDepthThatHolds) { EXPECT_EQ(loop_outcome({kInt}, {kInt}), kMismatch); }

TEST(StackMap, MayForgetLocals) { EXPECT_EQ(loop_outcome({kTop}, {}), "Bad local variable type"); }

TEST(StackMap, MustNotStateMoreLocalsThanThereAre) {
  EXPECT_EQ(loop_outcome({kInt, kInt}, {}), kFormatError + "bad type array size");
}

TEST(StackMap, IsNeededAtBranchTargets) {
  EXPECT_EQ(outcome("(I)V",
                    [](CodeBuilder& c, ConstantPoolBuilder&) {
                      CodeBuilder::Label end = c.new_label();
                      c.load('I', 0).branch(Opcode::Ifeq, end).emit(Opcode::Nop);
                      c.bind(end).return_value('V');
                    }),
            "Expecting a stackmap frame at branch target 5");
}

TEST(StackMap, IsNeededAfterAJump) {
  EXPECT_EQ(outcome("()V", [](CodeBuilder& c,
                              ConstantPoolBuilder&) { c.return_value('V').return_value('V'); }),
            "Expecting a stack map frame");
}

TEST(StackMap, IsNeededAtHandlers) {
  EXPECT_EQ(outcome("()V",
                    [](CodeBuilder& c, ConstantPoolBuilder&) {
                      CodeBuilder::Label start = c.new_label(), end = c.new_label();
                      c.bind(start).emit(Opcode::Nop).bind(end).return_value('V');
                      c.handler(start, end, end, "java/lang/Exception");
                    }),
            "Expecting a stackmap frame at branch target 1");
}

/// A handler for a range in which local 0 becomes a float, with the frame it states.
std::string handler_outcome(const std::function<FrameType(ConstantPoolBuilder&)>& local,
                            std::string_view caught) {
  return outcome("(I)V", [&](CodeBuilder& c, ConstantPoolBuilder& pool) {
    CodeBuilder::Label start = c.new_label(), end = c.new_label(), target = c.new_label();
    c.bind(start).push_float(1).store('F', 0).emit(Opcode::Nop).bind(end).return_value('V');
    c.bind(target).frame({local(pool)}, {object(pool, caught)});
    c.emit(Opcode::Pop).return_value('V');
    c.handler(start, end, target, "java/lang/Exception");
  });
}

TEST(StackMap, OfHandlerSeesAllStatesOfTheRange) {
  constexpr const char* kInconsistent = "Inconsistent stackmap frames at branch target 5";
  EXPECT_EQ(handler_outcome([](auto&) { return kTop; }, "java/lang/Exception"), "ok");
  EXPECT_EQ(handler_outcome([](auto&) { return kInt; }, "java/lang/Exception"), kInconsistent);
  EXPECT_EQ(handler_outcome([](auto&) { return kFloat; }, "java/lang/Exception"), kInconsistent);
}

TEST(StackMap, OfHandlerHoldsTheException) {
  EXPECT_EQ(handler_outcome([](auto&) { return kTop; }, "java/lang/Throwable"), "ok");
  EXPECT_EQ(handler_outcome([](auto&) { return kTop; }, "java/lang/String"),
            "Inconsistent stackmap frames at branch target 5");
}

TEST(StackMap, JoinsBranchesAtTheStatedType) {
  auto join = [](std::string_view stated) {
    return outcome(
        "(ILq/Base;Lq/Derived;)Lq/Base;", [&](CodeBuilder& c, ConstantPoolBuilder& pool) {
          std::vector<FrameType> locals{kInt, object(pool, "q/Base"), object(pool, "q/Derived")};
          CodeBuilder::Label other = c.new_label(), end = c.new_label();
          c.load('I', 0).branch(Opcode::Ifeq, other).load('A', 1);
          c.branch(Opcode::Goto, end);
          c.bind(other).frame(locals, {}).load('A', 2);
          c.bind(end).frame(locals, {object(pool, stated)}).return_value('A');
        });
  };
  EXPECT_EQ(join("q/Base"), "ok");
  EXPECT_EQ(join("q/Derived"), "Inconsistent stackmap frames at branch target 9");
  EXPECT_EQ(join("java/lang/Object"), "Bad return type");
}

TEST(StackMap, KeepsLongsWhole) {
  EXPECT_EQ(outcome("(J)J",
                    [](CodeBuilder& c, ConstantPoolBuilder&) {
                      CodeBuilder::Label top = c.new_label();
                      c.bind(top).frame({kLong}, {}).load('J', 0).emit(Opcode::L2i);
                      c.branch(Opcode::Ifne, top).load('J', 0).return_value('J');
                    }),
            "ok");
}

TEST(StackMap, KnowsObjectsBeforeTheirConstructor) {
  auto make = [](std::uint16_t stated_pc) {
    return outcome("(I)Lq/Other;", [&](CodeBuilder& c, ConstantPoolBuilder&) {
      CodeBuilder::Label end = c.new_label();
      FrameType fresh{8, stated_pc};
      c.emit(Opcode::Nop).new_object("q/Other").emit(Opcode::Dup).load('I', 0);
      c.branch(Opcode::Ifeq, end).emit(Opcode::Nop);
      c.bind(end).frame({kInt}, {fresh, fresh});
      c.invoke_special("q/Other", "<init>", "()V").return_value('A');
    });
  };
  EXPECT_EQ(make(1), "ok");
  EXPECT_EQ(make(0), "StackMapTable error: bad offset");
}

TEST(StackMap, ForgetsAnUninitializedObjectWhenItsNewRunsAgain) {
  EXPECT_EQ(outcome("(I)V",
                    [](CodeBuilder& c, ConstantPoolBuilder&) {
                      CodeBuilder::Label top = c.new_label();
                      FrameType fresh{8, 3};
                      c.emit(Opcode::AconstNull).store('A', 1).emit(Opcode::Nop);
                      c.new_object("q/Other").store('A', 1);
                      c.bind(top).frame({kInt, fresh}, {});
                      c.emit(Opcode::Nop).load('A', 1).invoke_special("q/Other", "<init>", "()V");
                      c.load('A', 1).invoke_static("q/Other", "f", "(Lq/Other;)V");
                      c.load('I', 0).branch(Opcode::Ifeq, top).return_value('V');
                    }),
            "Inconsistent stackmap frames at branch target 7");
}

TEST(StackMap, OfConstructorRemembersWhetherThisIsInitialized) {
  auto construct = [](const std::vector<FrameType>& stated) {
    VerifierWorld world;
    return world.outcome([&](ClassBuilder& b) {
      CodeBuilder& c = b.add_method(access::kPublic, "<init>", "()V");
      CodeBuilder::Label top = c.new_label();
      c.bind(top).frame(stated, {}).push_int(0).branch(Opcode::Ifne, top);
      c.load('A', 0).invoke_special("q/Base", "<init>", "()V").return_value('V');
    });
  };
  EXPECT_EQ(construct({kThis}), "ok");
  EXPECT_EQ(construct({kTop}), kMismatch);
}

std::string raw_outcome(std::vector<std::uint8_t> body) {
  return outcome("(IJ)V", [&](CodeBuilder& c, ConstantPoolBuilder&) {
    c.raw_stack_map(body).push_int(1000).emit(Opcode::Pop).return_value('V');
  });
}

TEST(StackMap, IsDecodedWithCare) {
  EXPECT_EQ(raw_outcome({0, 0}), "ok");
  EXPECT_EQ(raw_outcome({0, 1, 4}), "ok");          // same, at 4
  EXPECT_EQ(raw_outcome({0, 1, 250, 0, 4}), "ok");  // chop the long
  EXPECT_EQ(raw_outcome({0, 1, 249, 0, 4}), "ok");  // chop both
  EXPECT_EQ(raw_outcome({0, 2, 250, 0, 3, 252, 0, 0, 4}), kMismatch);
  EXPECT_EQ(raw_outcome({0, 1, 248, 0, 4}), kFormatError + "bad offset");
  EXPECT_EQ(raw_outcome({0, 1, 1}), "StackMapTable error: bad offset");
  EXPECT_EQ(raw_outcome({0, 1, 200}), kFormatError + "reserved frame type");
  EXPECT_EQ(raw_outcome({0, 1, 252, 0, 4, 1}), kFormatError + "bad type array size");
  EXPECT_EQ(raw_outcome({0, 1, 67, 9}), kFormatError + "bad verification type");
  EXPECT_EQ(raw_outcome({0, 1, 67, 7, 0, 1}), kFormatError + "bad class index");
  EXPECT_EQ(raw_outcome({0, 1, 67, 8, 0, 0}), "StackMapTable error: bad offset");
  EXPECT_EQ(raw_outcome({0, 2, 4}), kFormatError + "access beyond the end of attribute");
  EXPECT_EQ(raw_outcome({0, 1, 4, 0}), kFormatError + "wrong attribute size");
  EXPECT_EQ(raw_outcome({0}), kFormatError + "access beyond the end of attribute");
}

TEST(StackMap, ThatCannotBeDecodedIsAFormatError) {
  VerifierWorld world;
  VerifyResult result = world.verify([](ClassBuilder& b) {
    b.add_method(kStaticMethod, "m", "()V").raw_stack_map({0, 1, 200}).return_value('V');
  });
  EXPECT_TRUE(result.is_format_error);
  EXPECT_EQ(result.message, "StackMapTable format error: reserved frame type");
}

TEST(StackMap, MayBeWrongInVersion50) {
  auto code = [](CodeBuilder& c, ConstantPoolBuilder&) {
    c.raw_stack_map({0, 1, 200}).return_value('V');
  };
  EXPECT_EQ(outcome("()V", code, 51), kFormatError + "reserved frame type");
  EXPECT_EQ(outcome("()V", code, 50), "ok");
}

}  // namespace
}  // namespace assay::classfile
