// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "recipe/recipe.h"

namespace assay::recipe {

/// A part of a recipe.
struct Part {
  Recipe recipe;
  std::vector<std::uint32_t> leaves;  // for each of its leaves, the number that it had before
};

/// The recipe without one step; none if a later step needs its result, or it is the last.
std::optional<Part> without_step(const Recipe& recipe, std::size_t step);
/// One recipe after the other: leaves and steps of the second are numbered on.
Recipe joined(Recipe first, const Recipe& second);
/// The first steps alone.
Part first_steps(const Recipe& recipe, std::size_t count);

}  // namespace assay::recipe
