// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/threads.h"

#include <limits>

#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

using interp::JavaThread;
using interp::ThreadState;

namespace {

const vm::Field& interrupted_field(Machine& machine) {
  vm::Universe& universe = machine.universe();
  return universe.field(*universe.well_known().thread, "interrupted");
}

}  // namespace

bool is_interrupted(Machine& machine, const JavaThread& thread) {
  return machine.universe().get<std::uint8_t>(thread.object, interrupted_field(machine)) != 0;
}

bool take_interrupt(Machine& machine, const JavaThread& thread) {
  if (!is_interrupted(machine, thread)) return false;
  machine.universe().set<std::uint8_t>(thread.object, interrupted_field(machine), 0);
  return true;
}

Outcome block(NativeCall& call, ThreadState state, vm::Ref waits_for,
              std::optional<std::int64_t> wake_at) {
  call.thread.state = state;
  call.thread.waits_for = waits_for;
  call.thread.wake_at = wake_at;
  return Outcome::Block;
}

void wake_entering(Machine& machine, vm::Ref object) {
  for (auto& thread : machine.scheduler().threads()) {
    if (thread->state == ThreadState::Entering && thread->waits_for == object) {
      machine.scheduler().wake(*thread);
    }
  }
}

std::optional<std::int64_t> deadline_after_nanos(NativeCall& call, std::int64_t nanoseconds) {
  std::int64_t now = call.machine.world().clock.nanos();
  std::int64_t deadline;
  if (__builtin_add_overflow(now, nanoseconds, &deadline)) return std::nullopt;
  return deadline;
}

std::optional<std::int64_t> deadline_after_millis(NativeCall& call, std::int64_t milliseconds) {
  std::int64_t nanoseconds;
  if (__builtin_mul_overflow(milliseconds, std::int64_t{1'000'000}, &nanoseconds)) {
    return std::nullopt;
  }
  return deadline_after_nanos(call, nanoseconds);
}

std::int32_t thread_status_of(const JavaThread& thread) {
  bool timed = thread.wake_at.has_value();
  switch (thread.state) {
    case ThreadState::Runnable:
    case ThreadState::AwaitingInit:  // as HotSpot has it
      return thread_status::kRunnable;
    case ThreadState::Entering:
      return thread_status::kBlocked;
    case ThreadState::Waiting:
      return timed ? thread_status::kTimedWaiting : thread_status::kWaiting;
    case ThreadState::Parked:
      return timed ? thread_status::kTimedParked : thread_status::kParked;
    case ThreadState::Sleeping:
      return thread_status::kSleeping;
    case ThreadState::Daemonised:
      return thread_status::kWaiting;
    case ThreadState::Terminated:
      return thread_status::kTerminated;
  }
  return thread_status::kNew;
}

}  // namespace assay::natives
