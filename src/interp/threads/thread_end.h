// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "interp/threads/thread.h"
#include "vm/ref.h"

namespace assay::interp {

/// A thread has ended: those who join it go on.
void terminate(Machine& machine, JavaThread& thread);

/// The handler of an uncaught exception threw one itself: HotSpot says this much.
void report_failed_handler(Machine& machine, JavaThread& thread, vm::Ref exception);

}  // namespace assay::interp
