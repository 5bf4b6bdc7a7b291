// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::recipe {

/// Which classes and methods the names in bytecode mean, found without running Java code.
class Program {
 public:
  Program(interp::Machine& machine, const std::vector<vm::Class*>& classes);

  vm::Universe& universe() { return machine_.universe(); }
  /// Null: there is none, or it is one of the library that nobody has loaded.
  vm::Class* find_class(vm::Class& from, std::string_view name);
  /// JVMS 5.4.3.3 and 5.4.3.4; null if there is none.
  vm::Method* find_method(vm::Class& holder, std::string_view name, std::string_view descriptor);
  vm::Field* find_field(vm::Class& holder, std::string_view name, std::string_view descriptor);

  /// The methods of the program that a virtual call may select, and whether it may select one of
  /// the library's too.
  struct Targets {
    std::vector<vm::Method*> methods;
    bool reaches_library = false;
  };
  const Targets& targets(vm::Class& holder, vm::Method& resolved);

 private:
  interp::Machine& machine_;
  std::unordered_map<const vm::Class*, std::vector<vm::Class*>> subtypes_;  // of the program
  std::unordered_set<vm::Symbol> missing_;
  std::map<std::pair<const vm::Class*, std::uint64_t>, Targets> targets_;
};

}  // namespace assay::recipe
