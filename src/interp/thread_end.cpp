// SPDX-License-Identifier: Apache-2.0
// The end of a green thread, in stages: Thread.run, then dispatchUncaughtException if it threw,
// then Thread.exit, then those who join are told.
#include "interp/special_returns.h"

namespace assay::interp {

namespace {

enum Stage : std::uint64_t { kRun = 0, kDispatch = 1, kExit = 2 };

constexpr std::int32_t kTerminated = 2;  // JVMTI_THREAD_STATE_TERMINATED

void set_status(Machine& machine, vm::Ref object, std::int32_t status) {
  vm::Universe& universe = machine.universe();
  vm::Class& klass = *universe.class_of(object);
  if (vm::Field* holder = universe.find_field(klass, "holder")) {
    vm::Ref fields = universe.get<vm::Ref>(object, *holder);
    universe.set(fields, universe.field(*universe.class_of(fields), "threadStatus"), status);
  } else {
    universe.set(object, universe.field(klass, "threadStatus"), status);
  }
  universe.set(object, universe.field(klass, "eetop"), std::int64_t{0});
}

void terminate(Machine& machine, JavaThread& thread) {
  set_status(machine, thread.object, kTerminated);
  thread.state = ThreadState::Terminated;
  for (auto& other : machine.scheduler().threads()) {  // Thread.join waits on the thread object
    if (other->state == ThreadState::Waiting && other->waits_for == thread.object) {
      other->notified = true;
      machine.scheduler().wake(*other);
    }
  }
}

bool push(Machine& machine, JavaThread& thread, std::string_view method, std::string_view descriptor,
          std::initializer_list<vm::Slot> arguments, Stage stage) {
  vm::Universe& universe = machine.universe();
  vm::Method* target = universe.find_method(*universe.class_of(thread.object), method, descriptor);
  return target != nullptr && machine.push_frame(*target, arguments, ReturnAction::ThreadEnd, stage);
}

}  // namespace

Step thread_stage_ended(Machine& machine, JavaThread& thread, std::uint64_t stage) {
  vm::Slot self = vm::Slot::of_ref(thread.object);
  vm::Ref exception = thread.exception;
  thread.exception = vm::kNull;
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
