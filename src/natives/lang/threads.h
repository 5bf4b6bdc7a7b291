// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "interp/threads/thread.h"
#include "natives/lang/support.h"
#include "vm/ref.h"

namespace assay::natives {

/// Whether the thread's interrupt status is set; it lives in java.lang.Thread.interrupted.
bool is_interrupted(Machine& machine, const interp::JavaThread& thread);
/// The same, and clears it.
bool take_interrupt(Machine& machine, const interp::JavaThread& thread);

/// Ends a native by letting its thread wait; it is executed again with `resumed` set.
Outcome block(NativeCall& call, interp::ThreadState state, vm::Ref waits_for,
              std::optional<std::int64_t> wake_at);

/// Lets the threads that want the object's monitor try again.
void wake_entering(Machine& machine, vm::Ref object);

// Points of virtual time, saturating.
std::optional<std::int64_t> deadline_after_nanos(NativeCall& call, std::int64_t nanoseconds);
std::optional<std::int64_t> deadline_after_millis(NativeCall& call, std::int64_t milliseconds);

/// The values of Thread.threadStatus (JVMTI thread states) that Thread.getState decodes.
namespace thread_status {
inline constexpr std::int32_t kNew = 0x0000, kTerminated = 0x0002, kRunnable = 0x0005,
                              kSleeping = 0x00E1, kWaiting = 0x0191, kTimedWaiting = 0x01A1,
                              kParked = 0x0291, kTimedParked = 0x02A1, kBlocked = 0x0401;
}  // namespace thread_status

std::int32_t thread_status_of(const interp::JavaThread& thread);

}  // namespace assay::natives
