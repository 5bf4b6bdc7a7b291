// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "interp/backtrace.h"
#include "interp/threads/thread.h"
#include "natives/lang/support.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::natives {

/// Fills a java.lang.StackTraceElement as the VM does before Java code computes its format.
vm::Attempt<vm::Done> fill_stack_trace_element(Machine& machine, vm::Ref element,
                                               const interp::BacktraceEntry& entry);

/// A StackTraceElement[] for the frames of a thread, innermost first.
vm::Attempt<vm::Ref> new_stack_trace(Machine& machine, interp::JavaThread& thread);

/// The source line of a frame: -2 in a native method, -1 if unknown.
std::int32_t line_number(const interp::BacktraceEntry& entry);

}  // namespace assay::natives
