// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <vector>

#include "recipe/effects/effects.h"
#include "recipe/recipe.h"
#include "recipe/sequences/sequences.h"
#include "search/class_facts.h"
#include "vm/class.h"

namespace assay::search {

/// The static fields that a call depends on, and how a test can put values into them.
struct StaticInputs {
  std::vector<vm::Field*> settable;               // the test may assign to them
  std::vector<vm::Field*> hidden;                 // it may not
  std::vector<const recipe::Invokable*> setters;  // static methods that write one of either

  bool empty() const { return settable.empty() && hidden.empty(); }
};

/// What methods and static initialisers of the program do to static state, from bytecode alone.
class StaticReads {
 public:
  explicit StaticReads(ClassFacts& facts) : facts_(facts) {}

  /// What the user's calls do to static state is how it has to be: of these classes nothing is an
  /// input, and when they are initialised is left to those calls.
  void leave_to(const recipe::Recipe& prefix);

  /// The classes whose static fields or initialisers a call of the method may have to do with, the
  /// class of the method included, in the order of their ids.
  const std::vector<vm::Class*>& classes_of(vm::Method& method);
  /// Of the classes that are initialised, what the method reads, or initialisers of the others do.
  StaticInputs inputs_of(vm::Method& method, const std::vector<vm::Class*>& initialised);
  /// Whether the initialiser of one writes what that of the other reads or writes.
  bool are_dependent(vm::Class& one, vm::Class& other);
  /// Whether it matters to anything but the class's own constants when it is initialised.
  bool is_worth_initialising(vm::Class& klass);
  /// Static fields of the program that are no constants, as effects tell.
  std::vector<vm::Field*> variables_in(const std::set<std::uint32_t>& locations) const;

  static vm::Method* initialiser_of(vm::Class& klass);

 private:
  const std::vector<recipe::Invokable>& setters_of(vm::Class& klass);
  void add_owners(const recipe::Effects& effects, std::set<vm::Class*>& owners) const;

  ClassFacts& facts_;
  std::set<const vm::Class*> left_;  // to the user
  std::map<const vm::Method*, std::vector<vm::Class*>> classes_;
  std::map<const vm::Class*, std::vector<recipe::Invokable>> setters_;
};

}  // namespace assay::search
