// SPDX-License-Identifier: Apache-2.0
#include "replay/library_calls.h"

#include "interp/completion.h"
#include "interp/run/call_aside.h"
#include "vm/class.h"

namespace assay::replay {

vm::Slot LibraryCalls::new_object(std::string_view type) {
  vm::Class* klass = universe_.load_boot(type);
  if (klass == nullptr) return {};
  if (!klass->is_initialised() && !machine_.initialise(*klass).returned()) return {};
  return vm::Slot::of_ref(universe_.new_object(*klass));
}

vm::Slot LibraryCalls::call_static(std::string_view owner, std::string_view name,
                                   std::string_view descriptor, Arguments arguments) {
  vm::Class* klass = universe_.load_boot(owner);
  if (klass == nullptr) return {};
  vm::Method* method = universe_.find_method(*klass, name, descriptor);
  if (method == nullptr) return {};
  if (!klass->is_initialised() && !machine_.initialise(*klass).returned()) return {};
  interp::Completion completion = interp::call_aside(machine_, *method, arguments);
  return completion.returned() ? completion.value : vm::Slot();
}

}  // namespace assay::replay
