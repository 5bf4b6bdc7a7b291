// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::recipe {

class CallGraph;

/// What a method, or anything that it may call, may read and write. Fields and kinds of array
/// elements are numbered by the index that computes this; objects are not told apart.
struct Effects {
  std::set<std::uint32_t> uses;
  std::set<std::uint32_t> defines;
  bool is_complete = true;  // false: a call could not be followed
};

/// Read and write sets over the call graph, from bytecode alone; computed when asked for.
///
/// Calls go to every override among the known classes. Library code is not followed: a call on a
/// library object reads, and unless it is known not to, writes the state of library objects, which
/// is one number for all of them. What a method does to objects that it has just made does not
/// count. Static initialisers and what the library calls back are left out.
class EffectIndex {
 public:
  /// `classes`: the program's classes that may override methods.
  EffectIndex(interp::Machine& machine, const std::vector<vm::Class*>& classes);
  ~EffectIndex();

  /// A constructor defines every instance field of the object that it makes.
  const Effects& effects(vm::Method& method);
  /// The same for a call that may also run what overrides the method. A method of the library
  /// has the effects of a call on a library object.
  Effects effects_of_call(vm::Method& method);
  /// Those of the method's own instructions alone.
  Effects own_effects(vm::Method& method);
  /// The name of a number: "pkg.Class.field", "int[]", "library objects".
  std::string name(std::uint32_t location) const;
  std::uint32_t location(const vm::Field& field);
  /// The field that a number stands for; null: array elements or library objects.
  const vm::Field* field_at(std::uint32_t location) const;
  /// Of the elements of arrays: one number for all arrays of references.
  static std::uint32_t element_location(vm::Kind element);

 private:
  void add_new_object(vm::Method& constructor, Effects& effects);

  std::unique_ptr<CallGraph> graph_;
  std::unordered_map<const vm::Method*, Effects> known_;
};

}  // namespace assay::recipe
