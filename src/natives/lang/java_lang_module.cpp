// SPDX-License-Identifier: Apache-2.0
// java.lang.Module: the VM needs to know which module a package of a loader belongs to and to whom
// it is exported. Everybody reads everything.
#include <fmt/format.h>

#include <string>

#include "classfile/names.h"
#include "interp/native.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Ref;

std::string package_name(NativeCall& call, Ref name) {
  if (!name) throw interp::Refusal{"java/lang/NullPointerException", ""};
  if (call.universe().class_of(name) != call.universe().well_known().string)
    throw interp::Refusal{nullptr, "a package is not a string"};  // of an Object[]
  return classfile::internal_name(call.strings().modified_utf8(name));
}

void record(NativeCall& call, vm::LoaderData& loader, const std::string& package, Ref module) {
  loader.package_modules[package] = module;
  call.heap().journal().on_rollback([&loader, package] { loader.package_modules.erase(package); });
}

/// (module, is open, version, location, packages)
Outcome define_module(NativeCall& call) {
  Ref module = call.ref(0);
  if (!module) return call.null_pointer();
  vm::Universe& universe = call.universe();
  vm::LoaderData& loader = universe.loader_data(get_field<Ref>(universe, module, "loader"));
  std::string name = call.strings().utf8(get_field<Ref>(universe, module, "name"));
  std::span<Ref> packages;
  if (call.ref(4)) packages = call.heap().elements<Ref>(call.ref(4));
  for (Ref package : packages) {
    std::string text = package_name(call, package);
    auto known = loader.package_modules.find(text);
    if (known != loader.package_modules.end() && name != "java.base") {
      std::string owner = call.strings().utf8(get_field<Ref>(universe, known->second, "name"));
      return call.throws("java/lang/IllegalStateException",
                         fmt::format("Package {} for module {} is already in another module, {}, "
                                     "defined to the class loader",
                                     text, name, owner));
    }
  }
  for (Ref package : packages) record(call, loader, package_name(call, package), module);
  if (name == "java.base") universe.patch_modules();
  return call.returns();
}

/// (module, package, receiver)
Outcome add_exports(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1) || !call.ref(2)) return call.null_pointer();
  call.universe().module_exports().add(call.ref(0), package_name(call, call.ref(1)), call.ref(2));
  return call.returns();
}

/// (module, package)
Outcome add_exports_to_all(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  call.universe().module_exports().add_to_all(call.ref(0), package_name(call, call.ref(1)));
  return call.returns();
}

/// (module, package)
Outcome add_exports_to_all_unnamed(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  call.universe().module_exports().add_to_all_unnamed(call.ref(0), package_name(call, call.ref(1)));
  return call.returns();
}

}  // namespace

void register_module(NativeTable& table) {
  table.add("java/lang/Module", {
                                    {"defineModule0", "*", define_module},
                                    {"addReads0", "*", do_nothing},
                                    {"addExports0", "*", add_exports},
                                    {"addExportsToAll0", "*", add_exports_to_all},
                                    {"addExportsToAllUnnamed0", "*", add_exports_to_all_unnamed},
                                });
}

}  // namespace assay::natives
