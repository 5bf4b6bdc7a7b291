// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/thread_status.h"

#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

// Bits of the JVM TI thread state, which java.lang.Thread uses.
constexpr std::int32_t kAlive = 0x1, kTerminated = 0x2, kRunnable = 0x4, kForever = 0x10,
                       kTimed = 0x20, kSleeping = 0x40, kWaiting = 0x80, kInWait = 0x100,
                       kParked = 0x200, kEntering = 0x400;

std::int32_t status_of(const JavaThread& thread) {
  std::int32_t limit = thread.wake_at ? kTimed : kForever;
  switch (thread.state) {
    case ThreadState::Entering:
      return kAlive | kEntering;
    case ThreadState::Waiting:
      return kAlive | kWaiting | limit | kInWait;
    case ThreadState::Parked:
      return kAlive | kWaiting | limit | kParked;
    case ThreadState::Sleeping:
      return kAlive | kWaiting | kTimed | kSleeping;
    case ThreadState::Terminated:
      return kTerminated;
    default:
      return kAlive | kRunnable;
  }
}

}  // namespace

void publish_status(Machine& machine, const JavaThread& thread) {
  if (!thread.object) return;
  vm::Universe& universe = machine.universe();
  vm::Ref holder = thread.object;
  if (vm::Field* fields = universe.find_field(*universe.class_of(holder), "holder"))
    holder = universe.get<vm::Ref>(holder, *fields);
  if (!holder) return;
  universe.set(holder, universe.field(*universe.class_of(holder), "threadStatus"),
               status_of(thread));
}

}  // namespace assay::interp
