// SPDX-License-Identifier: Apache-2.0
#include "javatext/overloads.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::javatext {
namespace {

using recipe::test::FixtureProgram;

vm::Method& namesake(std::string_view name, std::string_view descriptor) {
  FixtureProgram& program = FixtureProgram::get();
  return *program.universe().find_method(program.find("Namesakes"), name, descriptor);
}

ArgumentType object(const char* name) {
  return {vm::Kind::Ref, FixtureProgram::get().universe().load_boot(name), false};
}
ArgumentType boxed() {
  ArgumentType type = object("java/lang/Integer");
  type.is_box = true;
  return type;
}
const ArgumentType kNumber{vm::Kind::Int, nullptr, false};
const ArgumentType kNull{vm::Kind::Ref, nullptr, false};

bool is_overloaded(const vm::Method& method, const std::vector<ArgumentType>& arguments) {
  return is_overloaded(FixtureProgram::get().machine(), method, arguments);
}

TEST(Overloads, AreThoseThatTakeTheArgumentsToo) {
  vm::Method& take = namesake("take", "(Ljava/lang/Object;I)V");
  EXPECT_TRUE(is_overloaded(take, {object("java/lang/String"), kNumber}));
  EXPECT_FALSE(is_overloaded(take, {object("java/util/ArrayList"), kNumber}));
  EXPECT_TRUE(is_overloaded(take, {kNull, kNumber}));
  EXPECT_TRUE(has_namesake(take));
}

TEST(Overloads, TakeManyArgumentsOnlyAsAnArray) {
  vm::Method& give = namesake("give", "(Ljava/lang/Object;)V");
  EXPECT_FALSE(is_overloaded(give, {object("java/lang/String")}));
  EXPECT_TRUE(is_overloaded(give, {kNull}));
  FixtureProgram& program = FixtureProgram::get();
  vm::Class* strings = program.universe().array_of(program.universe().well_known().string);
  EXPECT_TRUE(is_overloaded(give, {{vm::Kind::Ref, strings, false}}));
}

TEST(Overloads, MayTakeABoxAsANumber) {
  EXPECT_TRUE(is_overloaded(namesake("put", "(Ljava/lang/Integer;)V"), {boxed()}));
  EXPECT_TRUE(is_overloaded(namesake("put", "(I)V"), {kNumber}));
}

TEST(Dispute, IsAboutVariablesWithABound) {
  vm::Method& order = namesake("order", "(Ljava/lang/Comparable;Ljava/lang/Comparable;)V");
  const ArgumentType text = object("java/lang/String");
  EXPECT_FALSE(is_in_dispute(order, 0, {text, text}));
  EXPECT_TRUE(is_in_dispute(order, 0, {text, boxed()}));
  EXPECT_TRUE(is_in_dispute(order, 1, {text, boxed()}));
  vm::Method& pair = namesake("pair", "(Ljava/lang/Object;Ljava/lang/Object;)V");
  EXPECT_FALSE(is_in_dispute(pair, 0, {text, boxed()})) << "any T will do";
  EXPECT_FALSE(has_namesake(pair));
}

TEST(Dispute, IsAboutArgumentsThatFixTheirTypeArguments) {
  vm::Method& limit = namesake("limit", "(Ljava/lang/Object;Ljava/lang/Comparable;)V");
  const ArgumentType list = object("java/util/ArrayList");
  EXPECT_TRUE(is_in_dispute(limit, 1, {list, object("java/lang/String")}));
  EXPECT_FALSE(is_in_dispute(limit, 0, {list, object("java/lang/String")}));
  EXPECT_FALSE(is_in_dispute(limit, 1, {list, kNull}));
}

}  // namespace
}  // namespace assay::javatext
