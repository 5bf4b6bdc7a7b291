// SPDX-License-Identifier: Apache-2.0
#include "recipe/recipe_edit.h"

#include <map>

namespace assay::recipe {

namespace {

/// Copies the steps that are wanted, with new numbers for their leaves and results.
Part copy_steps(const Recipe& recipe, const std::vector<bool>& wanted) {
  Part part;
  part.recipe.literals = recipe.literals;
  part.recipe.fixed_steps = recipe.fixed_steps;
  std::map<std::uint32_t, std::uint32_t> leaves, results;
  for (std::uint32_t i = 0; i < recipe.steps.size(); ++i) {
    if (!wanted[i]) continue;
    Step step = recipe.steps[i];
    for (Operand& operand : step.operands) {
      if (operand.kind == Operand::Kind::Result) {
        operand.index = results.at(operand.index);
        continue;
      }
      if (operand.kind == Operand::Kind::Literal) continue;
      auto [known, is_new] = leaves.try_emplace(operand.index, part.leaves.size());
      if (is_new) {
        part.leaves.push_back(operand.index);
        part.recipe.leaves.push_back(recipe.leaves[operand.index]);
      }
      operand.index = known->second;
    }
    results[i] = static_cast<std::uint32_t>(part.recipe.steps.size());
    part.recipe.steps.push_back(std::move(step));
  }
  return part;
}

}  // namespace

std::optional<Part> without_step(const Recipe& recipe, std::size_t step) {
  if (step + 1 >= recipe.steps.size() || step < recipe.fixed_steps) return std::nullopt;
  for (const Step& later : recipe.steps) {
    for (const Operand& operand : later.operands) {
      if (operand.kind == Operand::Kind::Result && operand.index == step) return std::nullopt;
    }
  }
  std::vector<bool> wanted(recipe.steps.size(), true);
  wanted[step] = false;
  return copy_steps(recipe, wanted);
}

Part first_steps(const Recipe& recipe, std::size_t count) {
  std::vector<bool> wanted(recipe.steps.size(), false);
  for (std::size_t i = 0; i < count; ++i) wanted[i] = true;
  return copy_steps(recipe, wanted);
}

Recipe joined(Recipe first, const Recipe& second) {
  auto leaves = static_cast<std::uint32_t>(first.leaves.size());
  auto steps = static_cast<std::uint32_t>(first.steps.size());
  auto literals = static_cast<std::uint32_t>(first.literals.size());
  if (second.fixed_steps > 0) first.fixed_steps = steps + second.fixed_steps;
  first.leaves.insert(first.leaves.end(), second.leaves.begin(), second.leaves.end());
  first.literals.insert(first.literals.end(), second.literals.begin(), second.literals.end());
  for (Step step : second.steps) {
    for (Operand& operand : step.operands) {
      operand.index += operand.kind == Operand::Kind::Leaf     ? leaves
                       : operand.kind == Operand::Kind::Result ? steps
                                                               : literals;
    }
    first.steps.push_back(std::move(step));
  }
  return first;
}

}  // namespace assay::recipe
