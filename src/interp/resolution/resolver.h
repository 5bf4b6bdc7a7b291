// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "classfile/constant_pool.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

class Machine;

/// A call of a user-defined loader's loadClass that is under way.
struct PendingLoad {
  vm::LoaderData* loader;
  vm::Symbol name;
  bool class_not_found;          // failure is ClassNotFoundException, not NoClassDefFoundError
  vm::Symbol supertype_of = {};  // the class being defined that needs it, if one does
};

/// Links an invokedynamic call site or dynamic constant without running its bootstrap method.
/// Implemented by indy. Gives no value to fall back to the genuine code.
class DynamicLinker {
 public:
  virtual ~DynamicLinker() = default;

  /// What a linked call site does: call a static method, or yield a constant object.
  struct Target {
    vm::Method* method = nullptr;  // takes the site's arguments
    vm::Ref constant;              // if method is null
  };
  virtual vm::Attempt<std::optional<Target>> link(vm::Class& caller, std::uint16_t pool_index) = 0;
};

/// From names to classes, fields, methods and constants (JVMS 5.4.3), for running code: what has to
/// be loaded by a program's loader is loaded by its Java code. Suspended means that a frame was
/// pushed on the current thread; who is not an instruction or a native uses vm::find_or_load.
class Resolver : public vm::ClassResolver {
 public:
  explicit Resolver(Machine& machine);

  vm::Attempt<vm::Class*> resolve(vm::LoaderData& loader, vm::Symbol name) override;
  vm::Attempt<vm::Class*> resolve_supertype(vm::LoaderData& loader, vm::Symbol name,
                                            vm::Symbol of_class) override;
  vm::Attempt<vm::Class*> resolve(vm::LoaderData& loader, std::string_view name);
  /// The same for Class.forName and the like: failure is a ClassNotFoundException.
  vm::Attempt<vm::Class*> find_class(vm::LoaderData& loader, std::string_view name);
  /// A Class entry of a class's constant pool.
  vm::Attempt<vm::Class*> resolve_class(vm::Class& from, std::uint16_t pool_index);
  vm::Attempt<vm::Field*> resolve_field(vm::Class& from, std::uint16_t pool_index);
  vm::Attempt<vm::Method*> resolve_method(vm::Class& from, std::uint16_t pool_index);
  /// String, Class, MethodType, MethodHandle and Dynamic entries; numbers too.
  vm::Attempt<vm::Slot> resolve_constant(vm::Class& from, std::uint16_t pool_index);
  /// The java.lang.Class of a field descriptor, the java.lang.invoke.MethodType of a method's.
  vm::Attempt<vm::Class*> class_of_descriptor(vm::Class& from, std::string_view descriptor);
  vm::Attempt<vm::Ref> method_type(vm::Class& from, std::string_view descriptor);
  /// A java.lang.invoke.MethodHandle for a MethodHandle entry.
  vm::Attempt<vm::Ref> method_handle(vm::Class& from, std::uint16_t pool_index);
  /// Selects the implementation that a virtual or interface call on this class runs.
  vm::Attempt<vm::Method*> select(vm::Method& resolved, vm::Class& receiver);

  /// JVMS 5.4.4: whether code of `from` may use a class or a member found in `holder`.
  vm::Attempt<vm::Done> check_class_access(vm::Class& from, vm::Class& target);
  vm::Attempt<vm::Done> check_member_access(vm::Class& from, vm::Class& holder, vm::Class& owner,
                                            std::uint16_t access_flags, const std::string& member);
  vm::Attempt<vm::Class*> nest_host(vm::Class& klass);
  /// JVMS 5.4.3: the types of a member mean the same to who uses it and who declares it.
  vm::Attempt<vm::Done> check_loaders(vm::Class& from, vm::Class& owner,
                                      const classfile::MemberRef& member);

  void set_dynamic_linker(DynamicLinker* linker) { dynamic_linker_ = linker; }
  DynamicLinker* dynamic_linker() { return dynamic_linker_; }
  /// A class that code refers to is on no path: its name, with slashes.
  void note_missing(std::string name) { missing_.insert(std::move(name)); }
  const std::set<std::string>& missing_classes() const { return missing_; }
  /// The load that a frame with ReturnAction::LoadClass was pushed for; it has ended.
  PendingLoad take_pending_load(std::uint64_t key);

 private:
  vm::Attempt<vm::Class*> resolve(vm::LoaderData& loader, vm::Symbol name, bool class_not_found);
  vm::Attempt<vm::Class*> load_by_java(vm::LoaderData& loader, vm::Symbol name,
                                       bool class_not_found);
  vm::Attempt<vm::Slot> dynamic_constant(vm::Class& from, std::uint16_t pool_index);

  Machine& machine_;
  vm::Universe& universe_;
  DynamicLinker* dynamic_linker_ = nullptr;
  std::unordered_map<std::uint64_t, PendingLoad> pending_loads_;
  std::uint64_t next_pending_load_ = 1;
  std::set<std::string> missing_;
  std::unordered_map<std::uint64_t, vm::Ref> method_types_;        // by loader and descriptor
  std::unordered_map<std::uint64_t, vm::Slot> dynamic_constants_;  // by class id and pool index
};

}  // namespace assay::interp
