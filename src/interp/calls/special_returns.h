// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

/// Does what a frame's ReturnAction asks for after a normal return with this value. The frame has
/// been popped.
Step normal_return(Machine& machine, JavaThread& thread, const Frame& ended, vm::Slot value);

/// The same after an exception (JavaThread::exception), which it may replace. False: the thread
/// leaves the loop.
bool exceptional_return(Machine& machine, JavaThread& thread, ReturnAction action,
                        std::uint64_t data);

/// Gives a monitor back once and lets those who wait for it try again.
void leave_monitor(Machine& machine, JavaThread& thread, vm::Ref object);

// class_init.cpp
void class_initialised(Machine& machine, vm::Class& klass);
void class_init_failed(Machine& machine, JavaThread& thread, vm::Class& klass);

// thread_end.cpp
Step thread_stage_ended(Machine& machine, JavaThread& thread, std::uint64_t stage);

}  // namespace assay::interp
