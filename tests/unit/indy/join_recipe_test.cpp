// SPDX-License-Identifier: Apache-2.0
#include "indy/join_recipe.h"

#include <gtest/gtest.h>

namespace assay::indy {
namespace {

TEST(JoinRecipe, MergesNeighbouringTexts) {
  JoinRecipe recipe;
  recipe.add_text(u"a");
  recipe.add_text(u"");
  recipe.add_text(u"b");
  recipe.add_argument('I');
  ASSERT_EQ(recipe.pieces().size(), 2u);
  EXPECT_EQ(recipe.pieces()[0].latin1, "ab");
  EXPECT_EQ(recipe.pieces()[1].kind, 'I');
}

TEST(JoinRecipe, TellsLatin1FromOtherTexts) {
  JoinRecipe recipe;
  recipe.add_text(u"\u00e9");
  recipe.add_argument('L');
  recipe.add_text(u"\u20ac");
  EXPECT_TRUE(recipe.pieces()[0].is_latin1);
  EXPECT_EQ(recipe.pieces()[0].latin1, "\xe9");
  EXPECT_FALSE(recipe.pieces()[2].is_latin1);
}

TEST(JoinRecipe, DescribesItsNativeMethod) {
  JoinRecipe recipe;
  recipe.add_text(u"x = ");
  for (char kind : {'L', 'Z', 'C', 'I', 'J'}) recipe.add_argument(kind);
  EXPECT_EQ(recipe.descriptor(), "(Ljava/lang/String;ZCIJ)Ljava/lang/String;");
}

TEST(JoinRecipe, TakesOnlyStringsAndDiscretePrimitivesAsTheyAre) {
  EXPECT_TRUE(is_joinable({"Ljava/lang/String;"}));
  EXPECT_TRUE(is_joinable({"B"}));
  EXPECT_EQ(joinable_kind({"B"}), 'I');
  EXPECT_FALSE(is_joinable({"Ljava/lang/Object;"}));
  EXPECT_FALSE(is_joinable({"[C"}));
  EXPECT_FALSE(is_joinable({"D"}));
  EXPECT_EQ(joinable_kind({"D"}), 'L');
}

}  // namespace
}  // namespace assay::indy
