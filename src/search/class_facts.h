// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <vector>

#include "boot/runtime.h"
#include "concolic/recorder.h"
#include "interp/machine.h"
#include "recipe/class_index.h"
#include "recipe/effects/effects.h"
#include "recipe/mutator_index.h"
#include "recipe/producers.h"
#include "recipe/sequences/sequences.h"
#include "recipe/static_state.h"
#include "recipe/stub_classes.h"
#include "recipe/visibility.h"
#include "search/class_calls.h"
#include "search/random_inputs.h"
#include "search/search_options.h"
#include "vm/class.h"

namespace assay::search {

/// What is known of a class before anything of it has run: who makes what it needs, who changes
/// what it reads, what it speaks of. A search reads it and changes nothing (the indices remember
/// what they were asked).
struct ClassFacts {
  ClassFacts(boot::Runtime& runtime, const recipe::ClassIndex& index, const SearchOptions& options,
             vm::Class& klass);
  ClassFacts(const ClassFacts&) = delete;
  ClassFacts& operator=(const ClassFacts&) = delete;

  /// Lists the members; to be called when the class has been initialised.
  void list_members();
  /// Whether tests call the method: what the search is about.
  bool is_member(const vm::Method* method) const;

  interp::Machine& machine;
  const SearchOptions& options;
  vm::Class& klass;
  const recipe::ClassIndex& index;
  recipe::Visibility visibility;
  recipe::StubClasses stubs;
  recipe::Producers producers;
  ClassCalls calls;
  recipe::EffectIndex effects;
  recipe::StaticState static_state;
  recipe::MutatorIndex mutators;
  Dictionary dictionary;
  std::vector<vm::Method*> members;  // that tests call, in the order of the class file

 private:
  std::vector<recipe::Invokable> set_up_calls();
  bool can_be_written(const recipe::Invokable& invokable) const;
  bool may_be_tested(const vm::Method& method) const;
};

}  // namespace assay::search
