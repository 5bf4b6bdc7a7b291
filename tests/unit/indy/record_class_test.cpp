// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "indy/record.h"
#include "unit/indy/spun_class.h"

namespace assay::indy {
namespace {

using test::SpunClass;

constexpr Stringifier kValueOf{"java/lang/String", "valueOf"};

class RecordClass : public testing::Test {
 protected:
  Record record(std::vector<std::string_view> descriptors) {
    Record result{"Caller", {}, {}};
    for (std::string_view descriptor : descriptors) {
      result.component_names.push_back("c");
      result.fields.push_back({0, "Caller", "c", descriptor});
    }
    return result;
  }
  SpunClass write(const Record& record, std::string_view name, std::string_view descriptor,
                  JoinRecipe recipe = {}) {
    return SpunClass(write_record_class(record, "Caller$$ObjectMethods",
                                        {name, descriptor, std::move(recipe), kValueOf}));
  }

  test::FakeTypes types_;
};

constexpr std::string_view kEquals = "(LCaller;Ljava/lang/Object;)Z";
constexpr std::string_view kHashCode = "(LCaller;)I";
constexpr std::string_view kToString = "(LCaller;)Ljava/lang/String;";

TEST_F(RecordClass, ComparesTheLastComponentFirst) {
  const SpunClass spun = write(record({"I", "Ljava/lang/String;"}), "equals", kEquals);
  EXPECT_EQ(spun.code("equals", kEquals),
            "aload_0 aload_1 if_acmpne iconst_1 ireturn "
            "aload_1 instanceof ifeq aload_1 checkcast astore_1 "
            "aload_0 getfield aload_1 getfield invokestatic ifeq "
            "aload_0 getfield aload_1 getfield if_icmpne "
            "iconst_1 ireturn iconst_0 ireturn");
}

TEST_F(RecordClass, PassesTheVerifierForComponentsOfAllTypes) {
  const Record all =
      record({"Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/String;", "[I", "LCaller;"});
  EXPECT_EQ(write(all, "equals", kEquals).verification_failure(types_), "");
  EXPECT_EQ(write(all, "hashCode", kHashCode).verification_failure(types_), "");
  JoinRecipe recipe;
  for (const auto& field : all.fields) recipe.add_argument(joinable_kind({field.descriptor}));
  EXPECT_EQ(write(all, "toString", kToString, recipe).verification_failure(types_), "");
}

TEST_F(RecordClass, IsEqualToEveryInstanceWithoutComponents) {
  const SpunClass spun = write(record({}), "equals", kEquals);
  EXPECT_EQ(spun.code("equals", kEquals),
            "aload_0 aload_1 if_acmpne iconst_1 ireturn "
            "aload_1 instanceof ifeq iconst_1 ireturn iconst_0 ireturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
  EXPECT_EQ(write(record({}), "hashCode", kHashCode).code("hashCode", kHashCode),
            "iconst_0 ireturn");
}

TEST_F(RecordClass, CombinesHashesInOrder) {
  const SpunClass spun = write(record({"I", "J"}), "hashCode", kHashCode);
  EXPECT_EQ(spun.code("hashCode", kHashCode),
            "iconst_0 bipush imul aload_0 getfield iadd "
            "bipush imul aload_0 getfield invokestatic iadd ireturn");
}

TEST_F(RecordClass, LeavesJoiningToItsNativeMethod) {
  JoinRecipe recipe;
  recipe.add_text(u"Caller[c=");
  recipe.add_argument('I');
  recipe.add_argument('L');
  const SpunClass spun = write(record({"S", "D"}), "toString", kToString, recipe);
  EXPECT_TRUE(spun.has_method(kRecordJoin, "(ILjava/lang/String;)Ljava/lang/String;"));
  EXPECT_EQ(spun.code("toString", kToString),
            "aload_0 getfield aload_0 getfield invokestatic invokestatic areturn");
}

}  // namespace
}  // namespace assay::indy
