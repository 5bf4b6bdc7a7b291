// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "interp/machine.h"
#include "recipe/recipe.h"
#include "vm/class.h"

namespace assay::recipe {

/// Puts a recipe together call by call. Arguments are new leaves unless they are given.
class RecipeBuilder {
 public:
  explicit RecipeBuilder(interp::Machine& machine, bool nullable = true, Recipe base = {})
      : machine_(machine), nullable_(nullable), recipe_(std::move(base)) {}

  /// A leaf that is an object of this class, to call methods on.
  Operand add_receiver(vm::Class& klass);
  /// Calls a method on `receiver` (ignored if it has none). Gives the operand for its result.
  Operand add_call(vm::Method& method, const Operand& receiver);
  Operand add_store(vm::Field& field, const Operand& object);
  /// Has a class initialised, if it is not yet.
  void add_initialisation(vm::Class& klass);
  /// Lets an argument of the last call be an operand of before: `index` counts parameters.
  void replace_argument(std::size_t index, const Operand& operand);

  /// An argument of the last call.
  Operand argument(std::size_t index) const;

  std::size_t size() const { return recipe_.steps.size(); }
  Recipe take() { return std::move(recipe_); }

 private:
  Operand add_leaf(Leaf leaf);
  std::size_t place_of(std::size_t index) const;

  interp::Machine& machine_;
  bool nullable_;
  Recipe recipe_;
};

}  // namespace assay::recipe
