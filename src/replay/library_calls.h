// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <string_view>

#include "interp/machine.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::replay {

/// Calls of the class library that are ours, not the program's: nobody listens to them. What the
/// JDK at hand does not have is left undone: the slot of a call that does not return is empty.
class LibraryCalls {
 public:
  explicit LibraryCalls(interp::Machine& machine)
      : machine_(machine), universe_(machine.universe()) {}

  using Arguments = std::initializer_list<vm::Slot>;
  vm::Slot call_static(std::string_view owner, std::string_view name, std::string_view descriptor,
                       Arguments arguments);
  /// The first argument is the object.
  vm::Slot call(std::string_view owner, std::string_view name, std::string_view descriptor,
                Arguments arguments) {
    return arguments.begin()->ref ? call_static(owner, name, descriptor, arguments) : vm::Slot();
  }
  vm::Slot text(std::string_view words) {
    return vm::Slot::of_ref(universe_.strings().make(words));
  }
  vm::Slot new_object(std::string_view type);

 private:
  interp::Machine& machine_;
  vm::Universe& universe_;
};

}  // namespace assay::replay
