// SPDX-License-Identifier: Apache-2.0
#include "recipe/recipe_edit.h"

#include <gtest/gtest.h>

namespace assay::recipe {
namespace {

Operand leaf(std::uint32_t index) { return {Operand::Kind::Leaf, index}; }
Operand result(std::uint32_t index) { return {Operand::Kind::Result, index}; }

TEST(RecipeEdit, JoiningNumbersOn) {
  Recipe first, second;
  first.leaves = {{.name = "a"}, {.name = "b"}};
  first.steps = {{.operands = {leaf(0), leaf(1)}}};
  second.leaves = {{.name = "c"}};
  second.steps = {{.operands = {leaf(0)}}, {.operands = {result(0), leaf(0)}}};
  Recipe both = joined(first, second);
  ASSERT_EQ(both.leaves.size(), 3u);
  EXPECT_EQ(both.leaves[2].name, "c");
  ASSERT_EQ(both.steps.size(), 3u);
  EXPECT_EQ(both.steps[0].operands, first.steps[0].operands);
  EXPECT_EQ(both.steps[1].operands, std::vector{leaf(2)});
  EXPECT_EQ(both.steps[2].operands, (std::vector{result(1), leaf(2)}));
}

TEST(RecipeEdit, FixedStepsAndLiteralsStay) {
  Recipe recipe;
  recipe.literals = {{.kind = vm::Kind::Int, .bits = 7}};
  recipe.steps = {{.operands = {{Operand::Kind::Literal, 0}}}, {}, {}};
  recipe.fixed_steps = 1;
  EXPECT_FALSE(without_step(recipe, 0));
  auto part = without_step(recipe, 1);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->recipe.steps.size(), 2u);
  EXPECT_EQ(part->recipe.literals.size(), 1u);
  EXPECT_EQ(part->recipe.fixed_steps, 1u);
  Recipe first;
  first.literals.resize(2);
  EXPECT_EQ(joined(first, recipe).steps[0].operands[0].index, 2u);
}

}  // namespace
}  // namespace assay::recipe
