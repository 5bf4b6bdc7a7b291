// SPDX-License-Identifier: Apache-2.0
#include "interp/run/call_aside.h"

#include "interp/run/run_scope.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::interp {

Completion call_aside(Machine& machine, vm::Method& method,
                      std::initializer_list<vm::Slot> arguments) {
  RunScope scope(machine);
  scope.set_listener(nullptr);
  scope.put_stop_aside();
  const bool is_virtual =
      !method.is_static() && !method.is_private() && method.info->name != "<init>";
  if (!is_virtual) return machine.call(method, arguments);
  vm::Class& receiver = *machine.universe().class_of(arguments.begin()->ref);
  auto selected = machine.resolver().select(method, receiver);
  if (!selected.ok()) return {Completion::Kind::Stopped, {}, {}};
  return machine.call(*selected.value(), arguments);
}

Completion call_aside(Machine& machine, vm::Ref object, std::string_view name,
                      std::string_view descriptor) {
  vm::Universe& universe = machine.universe();
  vm::Method* method = universe.find_method(*universe.class_of(object), name, descriptor);
  if (method == nullptr || method->is_static()) return {Completion::Kind::Stopped, {}, {}};
  return call_aside(machine, *method, {vm::Slot::of_ref(object)});
}

}  // namespace assay::interp
