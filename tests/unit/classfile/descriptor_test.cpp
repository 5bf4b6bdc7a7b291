// SPDX-License-Identifier: Apache-2.0
#include "classfile/descriptor.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace assay::classfile {
namespace {

std::vector<std::string> parameters_of(std::string_view descriptor) {
  std::vector<std::string> texts;
  for (TypeDescriptor type : MethodDescriptor(descriptor).parameters())
    texts.emplace_back(type.text);
  return texts;
}

TEST(MethodDescriptor, ListsParameterTypes) {
  EXPECT_EQ(parameters_of("(IJ[[DLjava/lang/String;[La/B;Z)V"),
            (std::vector<std::string>{"I", "J", "[[D", "Ljava/lang/String;", "[La/B;", "Z"}));
}

TEST(MethodDescriptor, CountsArgumentsAndSlots) {
  MethodDescriptor descriptor("(IJ[J[[DLa;D)J");
  EXPECT_EQ(descriptor.argument_count(), 6);
  EXPECT_EQ(descriptor.argument_slots(), 8);
}

TEST(MethodDescriptor, HasNoParameters) {
  EXPECT_TRUE(parameters_of("()V").empty());
  EXPECT_TRUE(MethodDescriptor("()V").return_type().is_void());
}

TEST(MethodDescriptor, IsNotConfusedByParenthesesInClassNames) {
  EXPECT_EQ(parameters_of("(La)b;I)Lc)d;"), (std::vector<std::string>{"La)b;", "I"}));
  EXPECT_EQ(MethodDescriptor("(La)b;I)Lc)d;").return_type().text, "Lc)d;");
}

TEST(MethodDescriptor, KnowsTheResultAndTheParametersAsTexts) {
  EXPECT_EQ(result_type("(J)I"), "I");
  EXPECT_EQ(result_type("()[Ljava/lang/String;"), "[Ljava/lang/String;");
  EXPECT_EQ(result_type("(La)b;)Lc)d;"), "Lc)d;");
  EXPECT_EQ(MethodDescriptor("(JLa)b;)V").parameter_text(), "JLa)b;");
}

TEST(TypeDescriptor, NamesClassesAsClassEntriesDo) {
  EXPECT_EQ(TypeDescriptor{"Ljava/lang/String;"}.class_name(), "java/lang/String");
  EXPECT_EQ(TypeDescriptor{"[Ljava/lang/String;"}.class_name(), "[Ljava/lang/String;");
  EXPECT_EQ(TypeDescriptor{"[[I"}.element().text, "[I");
}

TEST(TypeDescriptor, TakesSlots) {
  EXPECT_EQ(TypeDescriptor{"J"}.slots(), 2);
  EXPECT_EQ(TypeDescriptor{"[J"}.slots(), 1);
  EXPECT_EQ(TypeDescriptor{"V"}.slots(), 0);
}

TEST(FieldDescriptor, AcceptsAllTypesButVoid) {
  for (const char* good : {"B", "C", "D", "F", "I", "J", "S", "Z", "La/b/C;", "[I", "[[La;"}) {
    EXPECT_TRUE(is_field_descriptor(good)) << good;
  }
  for (const char* bad : {"", "V", "II", "L", "L;", "La", "[", "[V", "La.b;", "La//b;", "L/a;",
                          "La/;", "X", "[La;I", "()V"}) {
    EXPECT_FALSE(is_field_descriptor(bad)) << bad;
  }
}

TEST(FieldDescriptor, LimitsDimensions) {
  EXPECT_TRUE(is_field_descriptor(std::string(255, '[') + "I"));
  EXPECT_FALSE(is_field_descriptor(std::string(256, '[') + "I"));
}

TEST(MethodDescriptor, IsChecked) {
  for (const char* good : {"()V", "(I)I", "([La;J)[[D"}) EXPECT_TRUE(is_method_descriptor(good));
  for (const char* bad : {"", "(", "()", "(V)V", "I", "(I", "(I)", "()VV", "(I)VI", "(La)V"}) {
    EXPECT_FALSE(is_method_descriptor(bad)) << bad;
  }
}

TEST(Names, AreUnqualified) {
  EXPECT_TRUE(is_unqualified_name("a<b>"));
  for (const char* bad : {"", "a.b", "a;", "[a", "a/b"}) {
    EXPECT_FALSE(is_unqualified_name(bad)) << bad;
  }
}

TEST(Names, OfMethodsHaveNoAngleBracketsButTwo) {
  EXPECT_TRUE(is_method_name("<init>"));
  EXPECT_TRUE(is_method_name("<clinit>"));
  EXPECT_TRUE(is_method_name("lambda$0"));
  EXPECT_FALSE(is_method_name("<foo>"));
  EXPECT_FALSE(is_method_name("a>"));
}

TEST(Names, OfClassesMayBeArraysInClassEntries) {
  EXPECT_TRUE(is_class_name_or_array("a/B"));
  EXPECT_TRUE(is_class_name_or_array("[La/B;"));
  EXPECT_FALSE(is_class_name_or_array("[a/B"));
  EXPECT_FALSE(is_class_name_or_array("La/B;"));
  EXPECT_FALSE(is_class_name("[I"));
}

}  // namespace
}  // namespace assay::classfile
