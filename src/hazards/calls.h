// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "classfile/constant_pool.h"
#include "interp/machine.h"
#include "recipe/effects/effects_program.h"
#include "vm/class.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::hazards {

/// Which methods of the program call which, from bytecode, and what names in it mean. Lambdas count
/// as called where they are made, static initialisers where their class is used.
class Calls {
 public:
  Calls(interp::Machine& machine, const std::vector<vm::Class*>& classes)
      : machine_(machine), program_(machine, classes), classes_(classes) {}

  vm::Universe& universe() { return machine_.universe(); }
  const std::vector<vm::Class*>& classes() const { return classes_; }

  /// Classes of the library are loaded if need be, too. Null if there is none.
  vm::Class* find_class(const vm::Class& from, std::string_view name);
  vm::Class* find_type(const vm::Class& from, std::string_view descriptor);
  vm::Method* find_method(const vm::Class& from, const classfile::MemberRef& member);
  vm::Method* find_method(vm::Class& holder, std::string_view name, std::string_view descriptor) {
    return program_.find_method(holder, name, descriptor);
  }
  vm::Field* find_field(const vm::Class& from, const classfile::MemberRef& member);
  vm::Method* initialiser(const vm::Class& klass);
  const recipe::Program::Targets& targets(vm::Class& holder, vm::Method& resolved) {
    return program_.targets(holder, resolved);
  }

  /// Methods of the program that this one calls, each once, in the order of the code.
  const std::vector<const vm::Method*>& callees(const vm::Method& method) {
    return lists(method).all;
  }
  /// Those of them that are certain to be all that a call may run: others may implement what is
  /// abstract, too.
  const std::vector<const vm::Method*>& certain_callees(const vm::Method& method) {
    return lists(method).certain;
  }
  /// The methods of the known classes from which `target` can be reached, and in how many calls at
  /// least; itself with 0.
  std::map<const vm::Method*, int> reachers(const vm::Method& target);

 private:
  struct Lists {
    std::vector<const vm::Method*> all, certain;
    void add(const vm::Method* method, bool is_certain);
  };

  const Lists& lists(const vm::Method& method);
  void add_call(const vm::Method& caller, const classfile::MemberRef& member, bool is_virtual,
                Lists& found);
  void add_dynamic(const vm::Method& caller, std::uint16_t index, Lists& found);
  void add_initialiser(const vm::Method& user, std::string_view class_name, Lists& found);

  interp::Machine& machine_;
  recipe::Program program_;
  std::vector<vm::Class*> classes_;
  struct NameKey {
    const vm::LoaderData* loader;
    vm::Symbol name;
    friend bool operator==(const NameKey&, const NameKey&) = default;
  };
  struct NameHash {
    std::size_t operator()(const NameKey& key) const {
      return std::hash<const void*>()(key.loader) ^ std::hash<vm::Symbol>()(key.name);
    }
  };
  std::unordered_map<NameKey, vm::Class*, NameHash> types_;
  std::unordered_map<const vm::Method*, Lists> lists_;
  std::unordered_map<const vm::Method*, std::vector<const vm::Method*>> callers_;
};

}  // namespace assay::hazards
