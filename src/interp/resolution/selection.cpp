// SPDX-License-Identifier: Apache-2.0
// Which method a virtual or interface call runs (JVMS 5.4.6).
#include <fmt/format.h>

#include "classfile/class_file.h"
#include "interp/messages.h"
#include "interp/resolution/resolver.h"
#include "vm/class.h"
#include "vm/trap.h"

namespace assay::interp {

vm::Attempt<vm::Method*> Resolver::select(vm::Method& resolved, vm::Class& receiver) {
  if (resolved.vtable_index >= 0 && !resolved.owner->is_interface()) {
    if (!receiver.is_subclass_of(resolved.owner)) {
      return vm::Trap::raise("java/lang/IncompatibleClassChangeError",
                             method_text(universe_, resolved));
    }
    return receiver.vtable[static_cast<std::size_t>(resolved.vtable_index)];
  }
  if (resolved.is_private() || resolved.is_static()) return &resolved;
  auto [entry, is_new] = receiver.interface_targets.emplace(&resolved, nullptr);
  if (!is_new) return entry->second;
  vm::Method* target = nullptr;
  for (vm::Class* klass = &receiver; klass != nullptr && target == nullptr; klass = klass->super) {
    vm::Method* found = klass->find_declared(resolved.name, resolved.descriptor);
    if (found != nullptr && !found->is_static() && !found->is_private()) target = found;
  }
  if (target == nullptr) target = receiver.find_method(resolved.name, resolved.descriptor);
  vm::Class& holder = *resolved.owner;
  bool implements =
      holder.is_interface() ? receiver.implements(&holder) : receiver.is_subclass_of(&holder);
  if (target == nullptr || !implements) {
    receiver.interface_targets.erase(entry);
    if (!implements) {
      return vm::Trap::raise("java/lang/IncompatibleClassChangeError",
                             fmt::format("Class {} does not implement the requested interface {}",
                                         vm::external_name(receiver), vm::external_name(holder)));
    }
    return abstract_method_trap(universe_, resolved, receiver);
  }
  if (holder.is_interface() && !target->is(classfile::access::kPublic)) {
    receiver.interface_targets.erase(entry);
    return vm::Trap::raise(
        "java/lang/IllegalAccessError",
        fmt::format("class {} tried to access private method {}", vm::external_name(receiver),
                    method_text(universe_, *target)));
  }
  entry->second = target;
  return target;
}

}  // namespace assay::interp
