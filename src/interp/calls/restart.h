// SPDX-License-Identifier: Apache-2.0
// Java code that an instruction or a native needs before it can go on. Its frame is pushed, the
// operation is Suspended, and when the frame has returned the operation is executed again from its
// beginning. It then finds the results so far in a memo of its frame (JavaThread::Memo), if it asks
// for them in the same order.
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::interp {

/// Calls a method for the instruction or native at hand: pushes its frame and gives Suspended;
/// when the operation is executed again from its beginning, the same call gives the result. An
/// operation may make several such calls if it always makes them in the same order.
vm::Attempt<vm::Slot> call_before_restart(Machine& machine, vm::Method& method,
                                          std::span<const vm::Slot> arguments);
/// The same for arguments with shadows; the result's shadow comes with it.
vm::Attempt<Machine::Shadowed> call_shadowed(Machine& machine, vm::Method& method,
                                             std::span<const Machine::Shadowed> arguments);
/// Something other than a call whose result must be the same when the operation is repeated.
vm::Attempt<vm::Slot> once(Machine& machine, const std::function<vm::Attempt<vm::Slot>()>& compute);

/// An operation that keeps a result elsewhere drops it from the memo, because it will not ask
/// for it again.
std::size_t memo_position(const JavaThread& thread);
void drop_memos_since(JavaThread& thread, std::size_t position);

}  // namespace assay::interp
