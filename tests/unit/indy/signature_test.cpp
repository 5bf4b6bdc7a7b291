// SPDX-License-Identifier: Apache-2.0
#include "indy/signature.h"

#include <gtest/gtest.h>

#include "unit/indy/spun_class.h"

namespace assay::indy {
namespace {

TEST(Signature, WidensPrimitivesAsTheLanguageDoes) {
  EXPECT_TRUE(widens_to('B', 'S'));
  EXPECT_TRUE(widens_to('C', 'I'));
  EXPECT_TRUE(widens_to('I', 'F'));
  EXPECT_TRUE(widens_to('J', 'D'));
  EXPECT_FALSE(widens_to('B', 'C'));
  EXPECT_FALSE(widens_to('S', 'C'));
  EXPECT_FALSE(widens_to('J', 'I'));
  EXPECT_FALSE(widens_to('Z', 'I'));
  EXPECT_FALSE(widens_to('I', 'Z'));
}

TEST(Signature, FindsBoxes) {
  EXPECT_EQ(primitive_of('I')->box, "java/lang/Integer");
  EXPECT_EQ(primitive_in("java/lang/Character")->code, 'C');
  EXPECT_EQ(primitive_of('V'), nullptr);
  EXPECT_EQ(primitive_in("java/lang/String"), nullptr);
}

TEST(Signature, AdaptsStrictlyOnlyToSupertypes) {
  test::FakeTypes types;
  const Type object = types.type("Ljava/lang/Object;"), string = types.type("Ljava/lang/String;");
  EXPECT_TRUE(is_adaptable(string, object, true));
  EXPECT_FALSE(is_adaptable(object, string, true));
  EXPECT_TRUE(is_adaptable(object, string, false));
}

TEST(Signature, AdaptsBetweenPrimitivesAndBoxes) {
  test::FakeTypes types;
  const Type integer = types.type("Ljava/lang/Integer;"), object = types.type("Ljava/lang/Object;");
  EXPECT_TRUE(is_adaptable(types.type("I"), integer, true));
  EXPECT_TRUE(is_adaptable(types.type("I"), types.type("Ljava/lang/Number;"), true));
  EXPECT_FALSE(is_adaptable(types.type("C"), types.type("Ljava/lang/Number;"), true));
  EXPECT_FALSE(is_adaptable(types.type("I"), types.type("Ljava/lang/Long;"), true));
  EXPECT_TRUE(is_adaptable(integer, types.type("J"), true));
  EXPECT_FALSE(is_adaptable(integer, types.type("S"), true));
  EXPECT_FALSE(is_adaptable(object, types.type("I"), true));
  EXPECT_TRUE(is_adaptable(object, types.type("I"), false));
}

}  // namespace
}  // namespace assay::indy
