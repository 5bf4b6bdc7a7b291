// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/null_pointer_message.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/assume_verified.h"

namespace assay::natives {
namespace {

using classfile::ConstantPool;
using classfile::Tag;

/// A method `void m(String, long, Object[])` with hand-written code. Constants: 7 is the field
/// Node.next, 12 the method Node.get(String), 16 the constructor NullPointerException().
class MessageOf {
 public:
  explicit MessageOf(std::vector<std::uint8_t> code, bool is_static = false)
      : code_(std::move(code)) {
    file_.constant_pool = ConstantPool(entries());
    file_.name = "Node";
    info_.name = "m";
    info_.descriptor = "(Ljava/lang/String;J[Ljava/lang/Object;)V";
    info_.has_code = true;
    info_.unverified_code.bytecode = code_;
    info_.unverified_code.max_locals = 8;
    klass_.file = &file_;
    test::AssumeVerified assumed(klass_);
    method_.owner = &klass_;
    method_.info = &info_;
    method_.access_flags = is_static ? classfile::access::kStatic : 0;
  }

  std::string at(std::uint32_t index) {
    return null_pointer_message(method_, index).value_or("none");
  }

 private:
  static std::vector<ConstantPool::Entry> entries() {
    auto text = [](std::string_view utf8) { return ConstantPool::Entry{Tag::Utf8, 0, 0, 0, utf8}; };
    auto pair = [](Tag tag, std::uint16_t low, std::uint16_t high) {
      return ConstantPool::Entry{tag, low, high, 0, {}};
    };
    return {{},
            text("Node"),
            pair(Tag::Class, 1, 0),
            text("next"),
            text("LNode;"),
            pair(Tag::NameAndType, 3, 4),
            text("unused"),
            pair(Tag::Fieldref, 2, 5),
            text("get"),
            text("(Ljava/lang/String;)LNode;"),
            pair(Tag::NameAndType, 8, 9),
            text("unused"),
            pair(Tag::Methodref, 2, 10),
            text("<init>"),
            text("()V"),
            pair(Tag::NameAndType, 13, 14),
            pair(Tag::Methodref, 2, 15)};
  }

  std::vector<std::uint8_t> code_;
  classfile::ClassFile file_;
  classfile::MethodInfo info_;
  vm::Class klass_;
  vm::Method method_;
};

constexpr std::uint8_t kAconstNull = 0x01, kIconst2 = 0x05, kAload0 = 0x2A, kAload1 = 0x2B,
                       kAload = 0x19, kAaload = 0x32, kAstore1 = 0x4C, kGetfield = 0xB4,
                       kInvokevirtual = 0xB6, kInvokespecial = 0xB7, kArraylength = 0xBE,
                       kIload = 0x15, kIadd = 0x60, kGoto = 0xA7, kReturn = 0xB1;

TEST(NullPointerMessage, NamesTheFieldOfThis) {
  MessageOf message({kAload0, kGetfield, 0, 7, kAload1, kInvokevirtual, 0, 12, kReturn});
  EXPECT_EQ(message.at(5), "Cannot invoke \"Node.get(String)\" because \"this.next\" is null");
}

TEST(NullPointerMessage, CountsParametersNotSlots) {
  MessageOf message({kAload, 4, kArraylength, kReturn});
  EXPECT_EQ(message.at(2), "Cannot read the array length because \"<parameter3>\" is null");
}

TEST(NullPointerMessage, CallsAnOverwrittenParameterALocal) {
  MessageOf message({kAconstNull, kAstore1, kAload1, kGetfield, 0, 7, kReturn});
  EXPECT_EQ(message.at(3), "Cannot read field \"next\" because \"<local1>\" is null");
}

TEST(NullPointerMessage, CountsParametersOfStaticMethodsFromSlotZero) {
  MessageOf message({kAload0, kGetfield, 0, 7, kReturn}, true);
  EXPECT_EQ(message.at(1), "Cannot read field \"next\" because \"<parameter1>\" is null");
}

TEST(NullPointerMessage, SpeaksOfReturnValues) {
  MessageOf message({kAload0, kAload1, kInvokevirtual, 0, 12, kGetfield, 0, 7, kReturn});
  EXPECT_EQ(message.at(5),
            "Cannot read field \"next\" because the return value of \"Node.get(String)\" is null");
}

TEST(NullPointerMessage, DescribesArrayElementsWithTheirIndex) {
  MessageOf message({kAload, 4, kIconst2, kAaload, kGetfield, 0, 7, kReturn});
  EXPECT_EQ(message.at(4), "Cannot read field \"next\" because \"<parameter3>[2]\" is null");
}

TEST(NullPointerMessage, LeavesOutComputedIndices) {
  MessageOf message({kAload, 4, kIload, 5, kIconst2, kIadd, kAaload, kGetfield, 0, 7, kReturn});
  EXPECT_EQ(message.at(7), "Cannot read field \"next\" because \"<parameter3>[...]\" is null");
}

TEST(NullPointerMessage, GivesNoReasonWhenTwoValuesMeet) {
  // aload_1 and aconst_null both reach the getfield.
  MessageOf message(
      {kIload, 5, 0x99, 0, 7, kAload1, kGoto, 0, 4, kAconstNull, kGetfield, 0, 7, kReturn});
  EXPECT_EQ(message.at(10), "Cannot read field \"next\"");
}

TEST(NullPointerMessage, SaysNothingAboutConstructedExceptions) {
  MessageOf message({kAload0, kInvokespecial, 0, 16, kReturn});
  EXPECT_EQ(message.at(1), "none");
}

TEST(NullPointerMessage, SaysNothingAboutOtherInstructions) {
  EXPECT_EQ(MessageOf({kReturn}).at(0), "none");
}

}  // namespace
}  // namespace assay::natives
