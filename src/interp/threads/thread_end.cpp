// SPDX-License-Identifier: Apache-2.0
// The end of a green thread, in stages: Thread.run, then dispatchUncaughtException if it threw,
// then Thread.exit, then those who join are told.
#include "interp/threads/thread_end.h"

#include <fmt/format.h>

#include "interp/calls/frames.h"
#include "interp/calls/special_returns.h"
#include "interp/messages.h"
#include "interp/shadow.h"
#include "interp/threads/thread_status.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"
#include "world/standard_streams.h"

namespace assay::interp {

namespace {

constexpr std::uint64_t kRun = 0, kDispatch = 1, kExit = 2;  // stages

bool push(Machine& machine, JavaThread& thread, std::string_view method,
          std::string_view descriptor, std::initializer_list<vm::Slot> arguments,
          std::uint64_t stage) {
  vm::Universe& universe = machine.universe();
  vm::Method* target = universe.find_method(*universe.class_of(thread.object), method, descriptor);
  return target != nullptr &&
         push_frame(machine, *target, arguments, ReturnAction::ThreadEnd, stage);
}

}  // namespace

void report_failed_handler(Machine& machine, JavaThread& thread, vm::Ref exception) {
  machine.world().streams.write(
      world::StandardStreams::Output::Error,
      fmt::format("\nException: {} thrown from the UncaughtExceptionHandler in thread \"{}\"\n",
                  vm::external_name(*machine.universe().class_of(exception)),
                  thread_name(machine.universe(), thread)));
}

void terminate(Machine& machine, JavaThread& thread) {
  thread.state = ThreadState::Terminated;
  publish_status(machine, thread);
  vm::Universe& universe = machine.universe();
  universe.set(thread.object, universe.field(*universe.class_of(thread.object), "eetop"),
               std::int64_t{0});
  for (auto& other : machine.scheduler().threads()) {  // Thread.join waits on the thread object
    if (other->state == ThreadState::Waiting && other->waits_for == thread.object) {
      other->notified = true;
      machine.scheduler().wake(*other);
    }
  }
}

Step thread_stage_ended(Machine& machine, JavaThread& thread, std::uint64_t stage) {
  vm::Slot self = vm::Slot::of_ref(thread.object);
  vm::Ref exception = thread.exception;
  thread.exception = vm::kNull;
  if (stage == kDispatch && exception) report_failed_handler(machine, thread, exception);
  if (stage == kRun && exception && machine.run().listener() != nullptr)
    machine.run().listener()->uncaught(exception);
  if (stage == kRun && exception &&
      push(machine, thread, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V",
           {self, vm::Slot::of_ref(exception)}, kDispatch)) {
    return Step::Again;
  }
  if (stage != kExit && push(machine, thread, "exit", "()V", {self}, kExit)) return Step::Again;
  terminate(machine, thread);
  return Step::Leave;
}

}  // namespace assay::interp
