// SPDX-License-Identifier: Apache-2.0
#include "classfile/parse/parse_class.h"

#include <gtest/gtest.h>

#include "classfile/build/class_builder.h"

namespace assay::classfile {
namespace {

/// A class with its bytes.
struct Parsed {
  explicit Parsed(ClassBuilder& builder, const ParseOptions& options = {})
      : bytes(builder.finish()), result(parse_class(bytes, options)) {}
  const ClassFile& file() const { return result.value(); }

  std::vector<std::uint8_t> bytes;
  ParseResult result;
};

std::vector<std::uint8_t> u2_items(std::initializer_list<int> items) {
  ByteWriter out;
  for (int item : items) out.u2(static_cast<std::uint32_t>(item));
  return std::move(out).take();
}

TEST(ParseClass, AcceptsAllVersionsUpToTheNewest) {
  for (std::uint16_t major = 45; major <= 69; ++major) {
    ClassBuilder builder("A");
    builder.set_version(major);
    EXPECT_TRUE(Parsed(builder).result.ok()) << major;
  }
}

TEST(ParseClass, RejectsPreviewFiles) {
  ClassBuilder builder("A");
  builder.set_version(65, kPreviewMinor);
  EXPECT_FALSE(Parsed(builder).result.ok());
}

TEST(ParseClass, ReadsInnerClassesAndEnclosingMethod) {
  ClassBuilder builder("A$1");
  std::uint16_t inner = builder.pool().class_ref("A$1"), outer = builder.pool().class_ref("A");
  std::uint16_t method = builder.pool().name_and_type("m", "()V");
  builder.add_attribute("InnerClasses", u2_items({1, inner, 0, 0, access::kStatic}));
  builder.add_attribute("EnclosingMethod", u2_items({outer, method}));
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok()) << parsed.result.error().message;
  ASSERT_EQ(parsed.file().inner_classes.size(), 1U);
  EXPECT_EQ(parsed.file().inner_classes[0].access_flags, access::kStatic);
  EXPECT_EQ(parsed.file().constant_pool.class_name(parsed.file().enclosing_class), "A");
  EXPECT_EQ(parsed.file().constant_pool.name_and_type(parsed.file().enclosing_method).name, "m");
}

TEST(ParseClass, ReadsNestsAndPermittedSubclasses) {
  ClassBuilder builder("A");
  std::uint16_t member = builder.pool().class_ref("A$B");
  builder.add_attribute("NestMembers", u2_items({1, member}));
  builder.add_attribute("PermittedSubclasses", u2_items({1, member}));
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok()) << parsed.result.error().message;
  EXPECT_EQ(parsed.file().nest_members, std::vector<std::uint16_t>{member});
  EXPECT_TRUE(parsed.file().is_sealed);
  EXPECT_EQ(parsed.file().permitted_subclasses, std::vector<std::uint16_t>{member});
}

TEST(ParseClass, ReadsRecordComponents) {
  ClassBuilder builder("A", "java/lang/Record");
  std::uint16_t name = builder.pool().utf8("x"), descriptor = builder.pool().utf8("I");
  builder.add_attribute("Record", u2_items({1, name, descriptor, 0}));
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok()) << parsed.result.error().message;
  EXPECT_TRUE(parsed.file().is_record);
  ASSERT_EQ(parsed.file().record_components.size(), 1U);
  EXPECT_EQ(parsed.file().record_components[0].name, "x");
}

TEST(ParseClass, ReadsBootstrapMethods) {
  ClassBuilder builder("A");
  std::uint16_t handle = builder.pool().method_handle(
      ReferenceKind::InvokeStatic, builder.pool().method_ref("B", "boot", "()V"));
  std::uint16_t argument = builder.pool().string("x");
  std::uint16_t bootstrap = builder.add_bootstrap(handle, {argument});
  std::uint16_t site = builder.pool().invoke_dynamic(bootstrap, "run", "()V");
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok()) << parsed.result.error().message;
  ASSERT_EQ(parsed.file().bootstrap_methods.size(), 1U);
  EXPECT_EQ(parsed.file().bootstrap_methods[0].method_handle, handle);
  EXPECT_EQ(parsed.file().bootstrap_methods[0].arguments, std::vector<std::uint16_t>{argument});
  EXPECT_EQ(parsed.file().constant_pool.dynamic(site).name, "run");
}

TEST(ParseClass, KeepsAnnotationsUndecoded) {
  ClassBuilder builder("A");
  builder.add_attribute("RuntimeVisibleAnnotations", {0, 0});
  builder.add_attribute("RuntimeInvisibleAnnotations", {1, 2, 3});
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok());
  EXPECT_EQ(parsed.file().annotations.visible.size(), 2U);
}

TEST(ParseClass, IgnoresAttributesNewerThanTheFile) {
  ClassBuilder builder("A");
  builder.set_version(52).add_attribute("NestHost", {9, 9, 9});
  EXPECT_TRUE(Parsed(builder).result.ok());
}

TEST(ParseClass, IgnoresUnknownAttributes) {
  ClassBuilder builder("A");
  builder.add_attribute("com.example.Anything", {1, 2, 3});
  EXPECT_TRUE(Parsed(builder).result.ok());
}

TEST(ParseClass, ReadsSourceFileAndSignature) {
  ClassBuilder builder("A");
  builder.add_attribute("SourceFile", u2_items({builder.pool().utf8("A.java")}));
  builder.add_attribute("Signature", u2_items({builder.pool().utf8("Ljava/lang/Object;")}));
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok());
  EXPECT_EQ(parsed.file().source_file, "A.java");
  EXPECT_EQ(parsed.file().signature, "Ljava/lang/Object;");
}

TEST(ParseClass, MakesClassInitializersStaticInOldFiles) {
  ClassBuilder builder("A");
  builder.set_version(50).add_method(access::kPublic, "<clinit>", "()V").return_value('V');
  Parsed parsed(builder);
  ASSERT_TRUE(parsed.result.ok());
  EXPECT_EQ(parsed.file().methods[0].access_flags, access::kStatic);
}

TEST(ParseClass, AcceptsModuleInfoIfAsked) {
  ClassBuilder builder("module-info", "", access::kModule);
  Parsed parsed(builder, {.accept_module_info = true});
  ASSERT_TRUE(parsed.result.ok()) << parsed.result.error().message;
  EXPECT_TRUE(parsed.file().super_name.empty());
}

TEST(ParseClass, TrustsNamesIfAsked) {
  ClassBuilder builder("A");
  builder.add_field(0, "a.b", "I").add_field(0, "a.b", "I");
  std::vector<std::uint8_t> bytes = builder.finish();
  EXPECT_FALSE(parse_class(bytes).ok());
  EXPECT_TRUE(parse_class(bytes, {.trusted = true}).ok());
}

}  // namespace
}  // namespace assay::classfile
