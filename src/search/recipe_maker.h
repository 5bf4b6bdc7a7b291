// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "explore/sequence_walk.h"
#include "interp/machine.h"
#include "recipe/class_index.h"
#include "recipe/mutator_index.h"
#include "recipe/producers.h"
#include "recipe/recipe.h"
#include "recipe/recipe_builder.h"
#include "recipe/sequences/sequences.h"
#include "recipe/visibility.h"
#include "search/random_inputs.h"
#include "vm/class.h"

namespace assay::search {

/// Writes the recipes of a class: what is called before the method under test, and on what.
class RecipeMaker {
 public:
  struct Options {
    bool null_arguments = true;
    unsigned max_calls = 8;
    recipe::Recipe prefix = {};  // begins every recipe
  };
  /// What is known of the classes.
  struct Sources {
    const recipe::ClassIndex& index;
    const recipe::Visibility& visibility;
    recipe::Producers& producers;
    recipe::MutatorIndex& mutators;
  };
  RecipeMaker(interp::Machine& machine, const Sources& sources, vm::Class& klass,
              RandomInputs& random, const Options& options);

  using Calls = std::vector<const recipe::Invokable*>;
  /// Calls on one object.
  recipe::Recipe sequence(const Calls& before, vm::Method& method);
  /// What an object of the class is, on which these calls are made.
  vm::Class& receiver_class(const Calls& calls) const;
  /// Those that an object of this class has.
  static Calls calls_on(const vm::Class& type, Calls calls);
  static bool needs_receiver(const vm::Method& method);
  /// Each of the calls that many times, on one object of the class; on none if it is null.
  explore::Menu menu(vm::Class* type, const Calls& calls, std::size_t inputs) const;
  /// The receiver is its own argument, or an object is two arguments at once.
  std::vector<recipe::Recipe> aliased(vm::Method& method);
  /// Anything that a program might do before it calls the method. Objects come from calls, too;
  /// what is passed has been changed before; what a call gave is passed on.
  recipe::Recipe random(vm::Method& method);

  /// A recipe whose object has got somewhere, and then this call; its leaves come first. Nothing if
  /// it has no object of the class or is too long already.
  std::optional<recipe::Recipe> extended(const recipe::Recipe& base, vm::Method& method);

  /// No object of the class could be made by itself so far: makers are to be prepared first.
  void prefer_makers(bool preferred) { prefers_makers_ = preferred; }
  bool has_makers() const { return !makers_.empty(); }

 private:
  struct Known {
    recipe::Operand operand;
    vm::Class* type;
  };
  struct Draft {
    recipe::RecipeBuilder builder;
    std::vector<Known> known;  // objects that later calls may use
  };

  recipe::RecipeBuilder new_builder() const;
  std::optional<recipe::Operand> made_by_prefix(const vm::Class& type) const;
  recipe::Operand add_receiver(recipe::RecipeBuilder& builder, vm::Class& type) const;
  void list_makers(const recipe::ClassIndex& index);
  const std::vector<vm::Method*>& changers(vm::Class& type);
  vm::Class* load(std::string_view name);
  recipe::Operand receiver(Draft& draft, vm::Class& type);
  Calls some_calls(std::size_t most);
  void make_calls(Draft& draft, const Calls& calls, const recipe::Operand& receiver);
  recipe::Operand call(Draft& draft, vm::Method& method, const recipe::Operand& receiver,
                       unsigned depth);
  using Given = std::vector<std::pair<std::size_t, recipe::Operand>>;  // by parameter
  Given prepare_arguments(Draft& draft, vm::Method& method, const recipe::Operand& receiver,
                          unsigned depth);
  recipe::Operand object(Draft& draft, vm::Class& type, unsigned depth);
  recipe::Operand changed(Draft& draft, vm::Class& type, recipe::Operand object, unsigned depth);

  interp::Machine& machine_;
  const recipe::Visibility& visibility_;
  recipe::Producers& producers_;
  recipe::MutatorIndex& mutators_;
  vm::Class& klass_;
  RandomInputs& random_;
  Options options_;
  Calls callable_;                   // not pure
  std::vector<vm::Method*> makers_;  // methods of other objects that give one of the class
  std::map<const vm::Class*, std::vector<vm::Method*>> changers_;
  bool prefers_makers_ = false;
};

}  // namespace assay::search
