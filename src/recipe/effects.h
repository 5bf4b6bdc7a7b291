// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::recipe {

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
/// is one number for all of them.
class EffectIndex {
 public:
  /// `classes`: the program's classes that may override methods.
  EffectIndex(interp::Machine& machine, std::vector<vm::Class*> classes);

  /// A constructor defines every instance field of the object that it makes.
  const Effects& effects(vm::Method& method);
  /// The name of a number: "pkg.Class.field", "int[]", "library objects".
  std::string name(std::uint32_t location) const;

 private:
  interp::Machine& machine_;
  std::vector<vm::Class*> classes_;
  std::unordered_map<const vm::Method*, Effects> known_;
  std::vector<std::string> names_;
};

}  // namespace assay::recipe
