// SPDX-License-Identifier: Apache-2.0
#include "classfile/generic_signature.h"

#include <gtest/gtest.h>

#include <string>

namespace assay::classfile {
namespace {

using Texts = std::vector<std::string_view>;

TEST(MethodSignature, IsCutIntoParts) {
  MethodSignature signature("<T:Ljava/lang/Object;>(ITT;[[TT;Ljava/util/Map<TT;*>;)TT;^TE;");
  ASSERT_EQ(signature.variables.size(), 1U);
  EXPECT_EQ(signature.variables[0].name, "T");
  EXPECT_FALSE(signature.variables[0].bounded);
  EXPECT_EQ(signature.parameters, (Texts{"I", "TT;", "[[TT;", "Ljava/util/Map<TT;*>;"}));
  EXPECT_EQ(signature.result, "TT;");
}

TEST(MethodSignature, KnowsBounds) {
  MethodSignature signature(
      "<A::Ljava/lang/Comparable<TA;>;B:Ljava/lang/Number;C:Ljava/lang/Object;>()V");
  ASSERT_EQ(signature.variables.size(), 3U);
  EXPECT_TRUE(signature.variables[0].bounded);
  EXPECT_TRUE(signature.variables[1].bounded);
  EXPECT_FALSE(signature.variables[2].bounded);
}

TEST(ClassSignature, NamesSupertypes) {
  ClassSignature signature("<K:Ljava/lang/Object;>Ljava/lang/Object;Ljava/util/List<TK;>;");
  EXPECT_EQ(signature.variables.size(), 1U);
  EXPECT_EQ(signature.supertypes, (Texts{"Ljava/lang/Object;", "Ljava/util/List<TK;>;"}));
}

TEST(TypeArguments, AreThoseOfTheInnermostClass) {
  EXPECT_EQ(type_arguments("Ljava/util/Map<TK;+TV;>;"), (Texts{"TK;", "+TV;"}));
  EXPECT_EQ(type_arguments("LOuter<TA;>.Inner<TB;>;"), (Texts{"TB;"}));
  EXPECT_EQ(type_arguments("LOuter<TA;>.Inner;"), Texts{});
  EXPECT_EQ(type_arguments("Ljava/lang/String;"), Texts{});
  EXPECT_EQ(type_arguments("[[Ljava/util/List<TT;>;"), (Texts{"TT;"}));
}

TEST(TypeArguments, MayHaveArgumentsThemselves) {
  EXPECT_EQ(type_arguments("Ljava/util/List<LOuter<TA;>.Inner<TB;>;>;"),
            (Texts{"LOuter<TA;>.Inner<TB;>;"}));
}

TEST(TypeArguments, OfTheOutermostClassThatHasAny) {
  EXPECT_EQ(outer_type_arguments("LOuter<TA;>.Inner<TB;>;"), (Texts{"TA;"}));
  EXPECT_EQ(outer_type_arguments("LOuter<TA;>.Inner;"), (Texts{"TA;"}));
  EXPECT_EQ(outer_type_arguments("Lx/Outer$Nested<TB;>;"), (Texts{"TB;"}));
  EXPECT_EQ(outer_type_arguments("I"), Texts{});
}

TEST(MentionedClasses, AreFoundAtEveryDepth) {
  EXPECT_EQ(mentioned_classes("Ljava/util/Map<TLong;+Ljava/util/List<[LLeaf;>;>.Entry<LA;>;"),
            (Texts{"java/util/Map", "java/util/List", "Leaf", "A"}));
  EXPECT_EQ(mentioned_classes("TT;"), Texts{});
}

TEST(GenericSignature, MayBeNested) {
  // Deeper than any stack would take.
  constexpr int kDepth = 20'000;
  std::string type, end;
  for (int i = 0; i < kDepth; ++i) {
    type += "LA<";
    end += ">;";
  }
  type += "TT;" + end;
  MethodSignature signature("(" + type + ")V");
  ASSERT_EQ(signature.parameters.size(), 1U);
  EXPECT_EQ(type_arguments(type).size(), 1U);
  EXPECT_EQ(mentioned_classes(type).size(), static_cast<std::size_t>(kDepth));
}

TEST(GenericSignature, MayEndAnywhere) {
  std::string whole =
      "<T:Ljava/lang/Number;>(ITT;Ljava/util/Map<TT;+[I>.Entry<*>;)Ljava/util/List<TT;>;";
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    std::string text = whole.substr(0, length);
    MethodSignature method(text);
    ClassSignature in_class(text);
    for (std::string_view type : method.parameters) {
      type_arguments(type);
      outer_type_arguments(type);
      class_of_signature(type);
    }
    mentioned_classes(text);
  }
}

TEST(GenericSignature, MayBeNonsense) {
  for (std::string_view text :
       {"",    "<", "<>",  "<T", "<T:",   "<:>",  "(",      "()",      ")",    "((",
        "L",   "T", ";",   "L<", "L>;",   "L<;",  "L<>;",   "L.;",     "L<L<", "[",
        "[[[", "+", "+-[", "*",  ">>>>;", "L;;;", "LA<TT;", "LA<>>>;", "(>)<", "LA<TT;>B;"}) {
    MethodSignature method(text);
    ClassSignature in_class(text);
    EXPECT_LE(in_class.supertypes.size(), text.size());
    type_arguments(text);
    outer_type_arguments(text);
    class_of_signature(text);
    EXPECT_LE(mentioned_classes(text).size(), text.size());
  }
}

TEST(GenericSignature, UnterminatedTypesHaveNoArguments) {
  EXPECT_EQ(type_arguments("Ljava/util/List<TT"), Texts{});
  EXPECT_EQ(outer_type_arguments("Ljava/util/List<"), Texts{});
}

}  // namespace
}  // namespace assay::classfile
