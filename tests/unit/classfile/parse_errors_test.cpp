// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <functional>

#include "classfile/build/class_builder.h"
#include "classfile/parse/parse_class.h"

namespace assay::classfile {
namespace {

constexpr std::uint16_t kPublicStatic = access::kPublic | access::kStatic;

using Recipe = std::function<void(ClassBuilder&)>;

ParseError error_of(const std::vector<std::uint8_t>& bytes, const ParseOptions& options = {}) {
  ParseResult result = parse_class(bytes, options);
  if (result.ok()) return {{"(parsed)"}, ParseErrorKind::ClassFormat};
  return result.error();
}

/// The message for a class named Foo that the recipe spoils.
std::string message_for(const Recipe& spoil) {
  ClassBuilder builder("Foo");
  spoil(builder);
  return error_of(builder.finish()).message;
}

std::vector<std::uint8_t> u2_items(std::initializer_list<int> items) {
  ByteWriter out;
  for (int item : items) out.u2(static_cast<std::uint32_t>(item));
  return std::move(out).take();
}

std::vector<std::uint8_t> good_class() {
  ClassBuilder builder("Foo");
  builder.add_interface("java/lang/Runnable").add_field(access::kPrivate, "f", "J");
  builder.add_constant(kPublicStatic | access::kFinal, "K", "I", builder.pool().integer(1));
  CodeBuilder& code = builder.add_method(kPublicStatic, "m", "()V");
  CodeBuilder::Label start = code.new_label(), end = code.new_label();
  code.bind(start).line(1).emit(Opcode::Nop).bind(end).return_value('V');
  code.handler(start, end, end, "java/lang/Exception");
  builder.add_attribute("SourceFile", u2_items({builder.pool().utf8("Foo.java")}));
  return builder.finish();
}

TEST(ParseErrors, EveryPrefixOfAClassFileIsTruncated) {
  std::vector<std::uint8_t> bytes = good_class();
  ASSERT_TRUE(parse_class(bytes).ok());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    std::vector<std::uint8_t> prefix(bytes.begin(), bytes.begin() + static_cast<long>(size));
    EXPECT_EQ(error_of(prefix).message, "Truncated class file") << size;
  }
}

TEST(ParseErrors, ReportsExtraBytes) {
  std::vector<std::uint8_t> bytes = good_class();
  bytes.push_back(0);
  EXPECT_EQ(error_of(bytes).message, "Extra bytes at the end of class file Foo");
}

TEST(ParseErrors, ReportsMagicWithTheRequestedName) {
  std::vector<std::uint8_t> bytes = good_class();
  bytes[0] = bytes[1] = 0;
  EXPECT_EQ(error_of(bytes, {.requested_name = "a/B"}).message,
            "Incompatible magic value 47806 in class file a/B");
}

TEST(ParseErrors, ReportsVersionsThatAreTooNew) {
  ClassBuilder builder("Foo");
  builder.set_version(69);
  ParseError error = error_of(builder.finish(), {.max_major = 61, .requested_name = "Foo"});
  EXPECT_EQ(error.kind, ParseErrorKind::UnsupportedVersion);
  EXPECT_EQ(
      error.message,
      "Foo has been compiled by a more recent version of the Java Runtime (class file version "
      "69.0), this version of the Java Runtime only recognizes class file versions up to "
      "61.0");
}

TEST(ParseErrors, ReportsVersionsThatNeverWere) {
  ClassBuilder old("Foo"), odd("Foo");
  old.set_version(44);
  odd.set_version(61, 3);
  EXPECT_EQ(error_of(old.finish(), {.requested_name = "Foo"}).message,
            "Foo (class file version 44.0) was compiled with an invalid major version");
  EXPECT_EQ(error_of(odd.finish(), {.requested_name = "Foo"}).message,
            "Foo (class file version 61.3) was compiled with an invalid non-zero minor version");
}

TEST(ParseErrors, ReportsModuleInfoAsNoClass) {
  ClassBuilder builder("module-info", "", access::kModule);
  EXPECT_EQ(error_of(builder.finish()).kind, ParseErrorKind::NotAClass);
}

struct Case {
  const char* name;
  Recipe spoil;
  const char* message;
};

class BrokenClass : public ::testing::TestWithParam<Case> {};

TEST_P(BrokenClass, IsReported) { EXPECT_EQ(message_for(GetParam().spoil), GetParam().message); }

std::string case_name(const ::testing::TestParamInfo<Case>& info) { return info.param.name; }

const Case kPoolCases[] = {
    {"PoolIndexOutOfRange", [](ClassBuilder& b) { b.pool().single(Tag::String, 999); },
     "Invalid constant pool index 999 in class file <Unknown>"},
    {"ClassThatIsNoUtf8", [](ClassBuilder& b) { b.pool().single(Tag::Class, b.pool().integer(1)); },
     "Invalid constant pool index 5 in class file <Unknown>"},
    {"MethodrefWithoutNameAndType",
     [](ClassBuilder& b) { b.pool().pair(Tag::Methodref, b.pool().class_ref("Foo"), 1); },
     "Invalid constant pool index 1 in class file <Unknown>"},
    {"MethodrefToSecondHalfOfLong",
     [](ClassBuilder& b) { b.pool().single(Tag::String, b.pool().long_integer(1) + 1); },
     "Invalid constant pool index 6 in class file <Unknown>"},
    {"UnknownTag", [](ClassBuilder& b) { b.pool().single(Tag{2}, 0); },
     "Unknown constant tag 2 in class file <Unknown>"},
    {"TagNewerThanTheFile", [](ClassBuilder& b) { b.set_version(50).pool().method_type("()V"); },
     "Class file version does not support constant tag 16 in class file <Unknown>"},
    {"IllegalUtf8", [](ClassBuilder& b) { b.pool().utf8("\xFF"); },
     "Illegal UTF8 string in constant pool in class file <Unknown>"},
    {"IllegalClassName", [](ClassBuilder& b) { b.pool().class_ref("a//b"); },
     "Illegal class name \"a//b\" in class file <Unknown>"},
    {"IllegalDescriptor", [](ClassBuilder& b) { b.pool().name_and_type("f", "Q"); },
     "Field \"f\" in class <Unknown> has illegal signature \"Q\""},
    {"IllegalMethodName", [](ClassBuilder& b) { b.pool().name_and_type("<f>", "()V"); },
     "Illegal method name \"<f>\" in class <Unknown>"},
    {"FieldWithMethodDescriptor", [](ClassBuilder& b) { b.pool().field_ref("A", "f", "()V"); },
     "Field \"f\" in class <Unknown> has illegal signature \"()V\""},
    {"MethodWithFieldDescriptor", [](ClassBuilder& b) { b.pool().method_ref("A", "f", "I"); },
     "Method \"f\" in class <Unknown> has illegal signature \"I\""},
    {"CallOfClassInitializer", [](ClassBuilder& b) { b.pool().method_ref("A", "<clinit>", "()V"); },
     "Bad method name at constant pool index 7 in class file <Unknown>"},
    {"ConstructorWithResult", [](ClassBuilder& b) { b.pool().method_ref("A", "<init>", "()I"); },
     "Method \"<init>\" in class <Unknown> has illegal signature \"()I\""},
    {"MethodHandleOfUnknownKind",
     [](ClassBuilder& b) { b.pool().method_handle(ReferenceKind{10}, 1); },
     "Bad method handle kind at constant pool index 10 in class file <Unknown>"},
    {"MethodHandleWithWrongTag",
     [](ClassBuilder& b) {
       b.pool().method_handle(ReferenceKind::GetField, b.pool().method_ref("A", "m", "()V"));
     },
     "Invalid constant pool index 10 in class file <Unknown>"},
    {"MethodHandleOfConstructorAsVirtual",
     [](ClassBuilder& b) {
       b.pool().method_handle(ReferenceKind::InvokeVirtual,
                              b.pool().method_ref("A", "<init>", "()V"));
     },
     "Bad name at constant pool index 11 in class file <Unknown>"},
};

INSTANTIATE_TEST_SUITE_P(Pool, BrokenClass, ::testing::ValuesIn(kPoolCases), case_name);

const Case kMemberCases[] = {
    {"FieldModifiers",
     [](ClassBuilder& b) { b.add_field(access::kPublic | access::kPrivate, "f", "I"); },
     "Illegal field modifiers in class Foo: 0x3"},
    {"MethodModifiers",
     [](ClassBuilder& b) { b.add_bodyless_method(access::kAbstract | access::kFinal, "m", "()V"); },
     "Method m in class Foo has illegal modifiers: 0x410"},
    {"FieldName", [](ClassBuilder& b) { b.add_field(0, "a.b", "I"); },
     "Illegal field name \"a.b\" in class Foo"},
    {"FieldDescriptor", [](ClassBuilder& b) { b.add_field(0, "f", "V"); },
     "Field \"f\" in class Foo has illegal signature \"V\""},
    {"DuplicateField", [](ClassBuilder& b) { b.add_field(0, "f", "I").add_field(0, "f", "I"); },
     "Duplicate field name \"f\" with signature \"I\" in class file Foo"},
    {"DuplicateMethod",
     [](ClassBuilder& b) {
       for (int i = 0; i < 2; ++i) b.add_bodyless_method(access::kNative, "m", "()V");
     },
     "Duplicate method name \"m\" with signature \"()V\" in class file Foo"},
    {"DuplicateInterface", [](ClassBuilder& b) { b.add_interface("I").add_interface("I"); },
     "Duplicate interface name \"I\" in class file Foo"},
    {"ArrayAsInterface", [](ClassBuilder& b) { b.add_interface("[I"); },
     "Bad interface name in class file Foo"},
    {"ConstantOfWrongType",
     [](ClassBuilder& b) { b.add_constant(kPublicStatic, "K", "J", b.pool().integer(1)); },
     "Inconsistent constant value type in class file Foo"},
    {"ConstantOutOfRange", [](ClassBuilder& b) { b.add_constant(kPublicStatic, "K", "J", 999); },
     "Bad initial value index 999 in ConstantValue attribute in class file Foo"},
    {"MissingCode", [](ClassBuilder& b) { b.add_bodyless_method(access::kPublic, "m", "()V"); },
     "Absent Code attribute in method that is not native or abstract in class file Foo"},
    {"CodeOfNative",
     [](ClassBuilder& b) { b.add_method(access::kNative, "m", "()V").return_value('V'); },
     "Code attribute in native or abstract methods in class file Foo"},
    {"EmptyCode", [](ClassBuilder& b) { b.add_method(kPublicStatic, "m", "()V"); },
     "Invalid method Code length 0 in class file Foo"},
    {"TooFewLocals",
     [](ClassBuilder& b) {
       b.add_method(kPublicStatic, "m", "(JI)V").set_max_locals(2).return_value('V');
     },
     "Arguments can't fit into locals in class file Foo"},
    {"TooManyArguments",
     [](ClassBuilder& b) {
       b.add_method(access::kPublic, "m", "(" + std::string(255, 'I') + ")V").return_value('V');
     },
     "Too many arguments in method signature in class file Foo"},
    {"ClassInitializerThatIsNotStatic",
     [](ClassBuilder& b) { b.add_method(0, "<clinit>", "()V").return_value('V'); },
     "Method <clinit> is not static in class file Foo"},
    {"ClassInitializerWithArguments",
     [](ClassBuilder& b) { b.add_method(access::kStatic, "<clinit>", "(I)V").return_value('V'); },
     "Method \"<clinit>\" in class Foo has illegal signature \"(I)V\""},
    {"HandlerWithEmptyRange",
     [](ClassBuilder& b) {
       CodeBuilder& code = b.add_method(kPublicStatic, "m", "()V");
       CodeBuilder::Label here = code.new_label();
       code.bind(here).return_value('V').handler(here, here, here, "");
     },
     "Illegal exception table range in class file Foo"},
    {"HandlerBehindTheCode",
     [](ClassBuilder& b) {
       CodeBuilder& code = b.add_method(kPublicStatic, "m", "()V");
       CodeBuilder::Label start = code.new_label(), end = code.new_label();
       code.bind(start).return_value('V').bind(end).handler(start, end, end, "");
     },
     "Illegal exception table handler in class file Foo"},
};

INSTANTIATE_TEST_SUITE_P(Members, BrokenClass, ::testing::ValuesIn(kMemberCases), case_name);

const Case kAttributeCases[] = {
    {"SourceFileOfWrongLength",
     [](ClassBuilder& b) {
       b.add_attribute("SourceFile", {0, 1, 2});
     },
     "Wrong SourceFile attribute length in class file Foo"},
    {"SourceFileThatIsNoText",
     [](ClassBuilder& b) { b.add_attribute("SourceFile", u2_items({2})); },
     "Invalid SourceFile attribute at constant pool index 2 in class file Foo"},
    {"TwoSignatures",
     [](ClassBuilder& b) {
       for (int i = 0; i < 2; ++i) b.add_attribute("Signature", u2_items({1}));
     },
     "Multiple Signature attributes in class file Foo"},
    {"NestMembersTooShort", [](ClassBuilder& b) { b.add_attribute("NestMembers", {0}); },
     "Wrong NestMembers attribute length in class file Foo"},
    {"NestMemberThatIsNoClass",
     [](ClassBuilder& b) {
       b.add_attribute("NestMembers", u2_items({1, 1}));
     },
     "NestMembers index 1 has bad constant type in class file Foo"},
    {"NestHostAndMembers",
     [](ClassBuilder& b) {
       b.add_attribute("NestMembers", u2_items({1, 2})).add_attribute("NestHost", u2_items({2}));
     },
     "Conflicting NestHost and NestMembers attributes in class file Foo"},
    {"InnerClassThatIsNoClass",
     [](ClassBuilder& b) {
       b.add_attribute("InnerClasses", u2_items({1, 1, 0, 0, 0}));
     },
     "inner_class_info_index 1 has bad constant type in class file Foo"},
    {"InnerClassThatIsItsOwnOuter",
     [](ClassBuilder& b) {
       b.add_attribute("InnerClasses", u2_items({1, 2, 2, 0, 0}));
     },
     "Class is both outer and inner class in class file Foo"},
    {"InnerClassThatIsAbstractAndFinal",
     [](ClassBuilder& b) {
       b.add_attribute("InnerClasses", u2_items({1, 2, 0, 0, 0x410}));
     },
     "Illegal class modifiers in class Foo: 0x410"},
    {"CallSiteWithoutBootstraps", [](ClassBuilder& b) { b.pool().invoke_dynamic(0, "run", "()V"); },
     "Missing BootstrapMethods attribute in class file Foo"},
    {"CallSiteBeyondTheBootstraps",
     [](ClassBuilder& b) {
       b.pool().invoke_dynamic(1, "run", "()V");
       b.add_bootstrap(b.pool().method_handle(ReferenceKind::InvokeStatic,
                                              b.pool().method_ref("A", "b", "()V")),
                       {});
     },
     "Short length on BootstrapMethods in class file Foo"},
    {"BootstrapThatIsNoMethodHandle", [](ClassBuilder& b) { b.add_bootstrap(2, {}); },
     "bootstrap_method_index 2 has bad constant type in class file Foo"},
    {"RecordComponentWithBadDescriptor",
     [](ClassBuilder& b) {
       b.add_attribute("Record", u2_items({1, 1, 1, 0}));
     },
     "Illegal Record component \"Foo\" with signature \"Foo\" in class file Foo"},
    {"RecordTooShort",
     [](ClassBuilder& b) {
       b.add_attribute("Record", u2_items({2, 1, 1, 0}));
     },
     "Wrong Record attribute length in class file Foo"},
};

INSTANTIATE_TEST_SUITE_P(Attributes, BrokenClass, ::testing::ValuesIn(kAttributeCases), case_name);

std::string header_error(std::string_view name, std::string_view super_name, int flags) {
  ClassBuilder builder(name, super_name, static_cast<std::uint16_t>(flags));
  return error_of(builder.finish()).message;
}

TEST(ParseErrors, ReportsClassModifiers) {
  EXPECT_EQ(header_error("Foo", "java/lang/Object", access::kAbstract | access::kFinal),
            "Illegal class modifiers in class <Unknown>: 0x410");
}

TEST(ParseErrors, ReportsArraysAsClasses) {
  EXPECT_EQ(header_error("[I", "java/lang/Object", 0), "Bad class name in class file <Unknown>");
  EXPECT_EQ(header_error("Foo", "[I", 0), "Bad superclass name in class file Foo");
}

TEST(ParseErrors, WantsASuperclassUnlessObject) {
  EXPECT_EQ(header_error("Foo", "", 0), "Invalid superclass index 0 in class file Foo");
  EXPECT_EQ(header_error("java/lang/Object", "", 0), "(parsed)");
}

TEST(ParseErrors, WantsInterfacesToExtendObject) {
  EXPECT_EQ(header_error("Foo", "Bar", access::kInterface | access::kAbstract),
            "Interfaces must have java.lang.Object as superclass in class file Foo");
}

}  // namespace
}  // namespace assay::classfile
