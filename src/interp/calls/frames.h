// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

// Pushing frames. False: the stack is full.

/// A frame for a method with these arguments, on the current thread or on another one.
bool push_frame(Machine& machine, vm::Method& method, std::span<const vm::Slot> arguments,
                ReturnAction action, std::uint64_t data = 0);
bool push_frame(Machine& machine, JavaThread& thread, vm::Method& method,
                std::span<const vm::Slot> arguments, ReturnAction action, std::uint64_t data = 0);
/// Enters a method whose arguments are in the top frame's registers from `first` on.
bool enter_callee(JavaThread& thread, vm::Method& method, std::uint32_t first);

/// Tells the listener of a call that no instruction makes, whose frame is on top already; what it
/// says instead is the call's result. False: the run is to stop.
bool tell_of_indirect_call(Machine& machine, JavaThread& thread);

}  // namespace assay::interp
