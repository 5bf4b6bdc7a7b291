// SPDX-License-Identifier: Apache-2.0
#include "oracle/quiet_call.h"

#include <utility>

namespace assay::oracle {

interp::Completion quiet_call(interp::Machine& machine, vm::Method& method,
                              std::initializer_list<vm::Slot> arguments) {
  auto listener = std::exchange(machine.shadow_listener, nullptr);
  interp::Stop stop = std::exchange(machine.stop, {});
  vm::Method* target = &method;
  interp::Completion completion{interp::Completion::Kind::Stopped, {}, {}};
  bool can_call = true;
  const bool is_virtual =
      !method.is_static() && !method.is_private() && method.info->name != "<init>";
  if (is_virtual) {
    auto selected = machine.select(method, *machine.universe().class_of(arguments.begin()->ref));
    can_call = selected.ok();
    if (can_call) target = selected.value();
  }
  if (can_call) completion = machine.call(*target, arguments);
  // A library class that must be initialised first makes the whole run start again.
  if (machine.stop.reason != interp::StopReason::LibraryInit) machine.stop = stop;
  machine.shadow_listener = listener;
  return completion;
}

interp::Completion quiet_call(interp::Machine& machine, vm::Ref object, std::string_view name,
                              std::string_view descriptor) {
  vm::Universe& universe = machine.universe();
  vm::Method* method = universe.find_method(*universe.class_of(object), name, descriptor);
  if (method == nullptr || method->is_static()) return {interp::Completion::Kind::Stopped, {}, {}};
  return quiet_call(machine, *method, {vm::Slot::of_ref(object)});
}

}  // namespace assay::oracle
