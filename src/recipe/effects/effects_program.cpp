// SPDX-License-Identifier: Apache-2.0
#include "recipe/effects/effects_program.h"

#include <algorithm>

#include "recipe/effects/effects_library.h"
#include "vm/class.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::recipe {

Program::Program(interp::Machine& machine, const std::vector<vm::Class*>& classes)
    : machine_(machine) {
  for (vm::Class* klass : classes) {
    for (vm::Class* ancestor : klass->display) subtypes_[ancestor].push_back(klass);
    for (vm::Class* interface : klass->all_interfaces) {
      if (interface != klass) subtypes_[interface].push_back(klass);
    }
    auto& own = subtypes_[klass];
    if (own.empty() || own.back() != klass) own.push_back(klass);
  }
}

vm::Class* Program::find_class(vm::Class& from, std::string_view name) {
  if (name == from.name || name == from.file->name) return &from;
  vm::Universe& universe = machine_.universe();
  vm::Symbol symbol = universe.intern(name);
  if (vm::Class* known = universe.find_loaded(*from.loader, symbol)) return known;
  if (is_library_name(name)) return universe.find_loaded(universe.boot_loader(), symbol);
  if (missing_.count(symbol) != 0) return nullptr;
  vm::Class* loaded = vm::find_or_load(universe, *from.loader, name);
  if (loaded == nullptr) missing_.insert(symbol);
  return loaded;
}

vm::Method* Program::find_method(vm::Class& holder, std::string_view name,
                                 std::string_view descriptor) {
  vm::Universe& universe = machine_.universe();
  vm::Symbol name_symbol = universe.symbols().find(name);
  vm::Symbol descriptor_symbol = universe.symbols().find(descriptor);
  if (!name_symbol || !descriptor_symbol) return nullptr;
  vm::Method* method = holder.find_method(name_symbol, descriptor_symbol);
  if (method != nullptr || !holder.is_interface()) return method;
  return universe.well_known().object->find_declared(name_symbol, descriptor_symbol);
}

vm::Field* Program::find_field(vm::Class& holder, std::string_view name,
                               std::string_view descriptor) {
  const vm::SymbolTable& symbols = machine_.universe().symbols();
  vm::Symbol name_symbol = symbols.find(name), descriptor_symbol = symbols.find(descriptor);
  if (!name_symbol || !descriptor_symbol) return nullptr;
  return holder.find_field(name_symbol, descriptor_symbol);
}

const Program::Targets& Program::targets(vm::Class& holder, vm::Method& resolved) {
  std::uint64_t signature = std::uint64_t{resolved.name.id} << 32 | resolved.descriptor.id;
  auto [known, is_new] = targets_.try_emplace({&holder, signature});
  Targets& targets = known->second;
  if (!is_new) return targets;
  auto add = [&](vm::Method* method) {
    if (method == nullptr || method->is_abstract() || method->is_static()) return;
    if (method->owner->trusted) {
      targets.reaches_library = true;
    } else if (std::find(targets.methods.begin(), targets.methods.end(), method) ==
               targets.methods.end()) {
      targets.methods.push_back(method);
    }
  };
  add(&resolved);
  auto subtypes = subtypes_.find(&holder);
  if (subtypes == subtypes_.end()) return targets;
  for (vm::Class* klass : subtypes->second)
    add(klass->find_method(resolved.name, resolved.descriptor));
  return targets;
}

}  // namespace assay::recipe
