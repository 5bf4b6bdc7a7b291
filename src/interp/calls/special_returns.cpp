// SPDX-License-Identifier: Apache-2.0
// What happens when a frame ends that no call instruction pushed: class initialisers, loadClass,
// reflection, memos, threads, calls from C++. Normal and exceptional ends are side by side.
#include "interp/calls/special_returns.h"

#include <fmt/format.h>

#include <utility>

#include "base/check.h"
#include "interp/code.h"
#include "interp/messages.h"
#include "interp/objects.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

/// Where a callee of the frame on top left its result: a called native finds it there.
void deliver(JavaThread& thread, const Frame& ended, vm::Slot value) {
  ended.registers[0] = value;
  if (thread.shadows != nullptr)
    thread.shadows[ended.registers - thread.stack] = std::exchange(thread.result_shadow, 0);
}

Step end_load(Machine& machine, JavaThread& thread, std::uint64_t data, vm::Slot value) {
  PendingLoad load = machine.resolver().take_pending_load(data);
  vm::Universe& universe = machine.universe();
  std::string name(universe.symbols().text(load.name));
  if (!value.ref) {
    const char* error = load.class_not_found ? "java/lang/ClassNotFoundException"
                                             : "java/lang/NoClassDefFoundError";
    return slow::raise(
        machine, thread,
        vm::Trap::raise(error, load.class_not_found ? vm::external_name(name) : name));
  }
  vm::Class* klass = universe.of_mirror(value.ref);
  if (klass->name != name) {
    return slow::raise(machine, thread,
                       vm::Trap::raise("java/lang/NoClassDefFoundError",
                                       fmt::format("{} (wrong name: {})", name, klass->name)));
  }
  auto recorded = universe.record_initiating(*load.loader, load.name, klass);
  if (!recorded.ok()) return slow::raise(machine, thread, std::move(recorded).trap());
  return Step::Again;
}

Step end_reflective_call(Machine& machine, JavaThread& thread, const Frame& ended, vm::Slot value) {
  std::uint32_t shadow = std::exchange(thread.result_shadow, 0);
  if (ended.method->return_kind == vm::Kind::Ref) thread.result_shadow = shadow;
  if (ended.method->return_kind == vm::Kind::Void) {
    value = vm::Slot();
  } else if (ended.method->return_kind != vm::Kind::Ref) {
    auto boxed = box(machine.universe(), ended.method->return_kind, value);
    if (!boxed.ok()) return slow::raise(machine, thread, std::move(boxed).trap());
    value = vm::Slot::of_ref(boxed.value());
    if (shadow != 0)
      thread.result_shadow = machine.run().listener()->box(ended.method->return_kind, shadow);
  }
  deliver(thread, ended, value);
  return Step::Next;
}

Step check_result(Machine& machine, JavaThread& thread, const Frame& ended, vm::Slot value) {
  vm::Class& target = *reinterpret_cast<vm::Class*>(ended.data);
  if (value.ref && !machine.universe().class_of(value.ref)->is_assignable_to(&target)) {
    return slow::raise(
        machine, thread,
        vm::Trap::raise(
            "java/lang/ClassCastException",
            cast_message(machine.universe(), *machine.universe().class_of(value.ref), target)));
  }
  deliver(thread, ended, value);
  return Step::Next;
}

void wrap(Machine& machine, JavaThread& thread, const char* exception_class,
          std::string_view field) {
  vm::Ref target = thread.exception;
  vm::Ref wrapper = machine.throwables().make(exception_class, nullptr);
  vm::Universe& universe = machine.universe();
  universe.set(wrapper, universe.field(*universe.class_of(wrapper), field), target);
  // The constructor passes a null cause on: initCause is then not allowed any more.
  universe.heap().write(wrapper, universe.well_known().throwable_fields.cause, vm::kNull);
  thread.exception = wrapper;
}

void class_not_found(Machine& machine, JavaThread& thread, std::uint64_t data) {
  PendingLoad load = machine.resolver().take_pending_load(data);
  vm::Universe& universe = machine.universe();
  vm::Class* expected = universe.load_boot("java/lang/ClassNotFoundException");
  if (load.class_not_found || !universe.class_of(thread.exception)->is_subclass_of(expected))
    return;
  std::string name(universe.symbols().text(load.name));
  machine.resolver().note_missing(name);
  thread.exception =
      machine.throwables().make("java/lang/NoClassDefFoundError", &name, thread.exception);
}

}  // namespace

Step normal_return(Machine& machine, JavaThread& thread, const Frame& ended, vm::Slot value) {
  switch (ended.action) {
    case ReturnAction::None:
      deliver(thread, ended, value);
      return Step::Next;
    case ReturnAction::Restart:
      return Step::Again;
    case ReturnAction::ClassInit:
      class_initialised(machine, *reinterpret_cast<vm::Class*>(ended.data));
      return Step::Again;
    case ReturnAction::LoadClass:
      return end_load(machine, thread, ended.data, value);
    case ReturnAction::Reflect:
      return end_reflective_call(machine, thread, ended, value);
    case ReturnAction::Construct:
      thread.result_shadow = 0;
      deliver(thread, ended, vm::Slot::of_ref(vm::Ref{static_cast<std::uint32_t>(ended.data)}));
      return Step::Next;
    case ReturnAction::Base:
      machine.run().end_base(
          {Completion::Kind::Returned, value, {}, std::exchange(thread.result_shadow, 0)});
      return Step::Leave;
    case ReturnAction::ThreadEnd:
      return thread_stage_ended(machine, thread, ended.data);
    case ReturnAction::Memo:
      CHECK(!thread.memos.empty() && thread.memos.back().frame == thread.top,
            "somebody should wait for the result");
      thread.memos.back().keep(value, std::exchange(thread.result_shadow, 0));
      return Step::Again;
    case ReturnAction::CastResult:
      return check_result(machine, thread, ended, value);
    case ReturnAction::Summary:
      thread.result_shadow = static_cast<std::uint32_t>(ended.data);
      machine.run().listener()->leave(thread, *ended.method, &value, thread.result_shadow);
      deliver(thread, ended, value);
      return Step::Next;
    case ReturnAction::Followed:
      machine.run().listener()->followed(thread, *ended.method, &value, thread.result_shadow);
      deliver(thread, ended, value);
      return Step::Next;
  }
  return Step::Leave;
}

bool exceptional_return(Machine& machine, JavaThread& thread, ReturnAction action,
                        std::uint64_t data) {
  switch (action) {
    case ReturnAction::ClassInit:
      class_init_failed(machine, thread, *reinterpret_cast<vm::Class*>(data));
      return true;
    case ReturnAction::LoadClass:
      class_not_found(machine, thread, data);
      return true;
    case ReturnAction::Summary:
      machine.run().listener()->leave(thread, *(thread.top + 1)->method, nullptr, 0);
      return true;
    case ReturnAction::Followed:
      machine.run().listener()->followed(thread, *(thread.top + 1)->method, nullptr, 0);
      return true;
    case ReturnAction::Reflect:
    case ReturnAction::Construct:
      wrap(machine, thread, "java/lang/reflect/InvocationTargetException", "target");
      return true;
    case ReturnAction::Base:
      machine.run().end_base({Completion::Kind::Threw, {}, thread.exception});
      thread.exception = vm::kNull;
      return false;
    case ReturnAction::ThreadEnd:
      return thread_stage_ended(machine, thread, data) != Step::Leave;
    default:
      return true;
  }
}

void leave_monitor(Machine& machine, JavaThread& thread, vm::Ref object) {
  machine.monitors().exit(object, thread.id());
  if (machine.monitors().is_locked(object)) return;
  for (auto& other : machine.scheduler().threads()) {
    if (other->state == ThreadState::Entering && other->waits_for == object)
      machine.scheduler().wake(*other);
  }
}

}  // namespace assay::interp
