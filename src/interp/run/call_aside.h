// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <string_view>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

/// Calls a method to look at what a run has left behind: the object that the first argument refers
/// to selects the method, nobody listens, and a stop of the run neither keeps it from running nor
/// is forgotten. It uses what is left of the run's limits.
Completion call_aside(Machine& machine, vm::Method& method,
                      std::initializer_list<vm::Slot> arguments);
/// The same for the method of an object by name; Stopped if there is no such method.
Completion call_aside(Machine& machine, vm::Ref object, std::string_view name,
                      std::string_view descriptor);

}  // namespace assay::interp
