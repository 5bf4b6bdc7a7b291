// SPDX-License-Identifier: Apache-2.0
// java.lang.Thread on green threads. The interrupt status and everything else Java code can see is
// in the Thread object; the scheduler only knows who may run.
#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "interp/calls/frames.h"
#include "interp/frame.h"
#include "interp/stop_reason.h"
#include "interp/threads/thread.h"
#include "natives/lang/register.h"
#include "natives/lang/stack_trace.h"
#include "natives/lang/threads.h"
#include "natives/off_heap.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::Frame;
using interp::JavaThread;
using interp::ThreadState;
using vm::Ref;

/// The object that holds the fields which Java 19 moved out of Thread.
Ref holder_of(vm::Universe& universe, Ref thread) {
  const vm::Field* holder = universe.find_field(*universe.well_known().thread, "holder");
  return holder == nullptr ? thread : universe.get<Ref>(thread, *holder);
}

Outcome current_thread(NativeCall& call) { return call.returns(call.thread.object); }

Outcome set_current_thread(NativeCall& call) {
  call.thread.object = call.object(1);
  return call.returns();
}

/// The library's service threads wait for a garbage collector or for signals, which never come.
bool is_service_thread(vm::Universe& universe, Ref thread) {
  std::string_view kind = universe.class_of(thread)->name;
  if (kind == "java/lang/ref/Reference$ReferenceHandler") return true;
  if (kind == "java/lang/ref/Finalizer$FinalizerThread") return true;
  Ref holder = holder_of(universe, thread);
  Ref task = get_field<Ref>(universe, holder, holder == thread ? "target" : "task");
  return task && universe.class_of(task)->name == "jdk/internal/ref/CleanerImpl";
}

Outcome start(NativeCall& call) {
  vm::Universe& universe = call.universe();
  Ref object = call.ref(0);
  vm::Method& declared = *universe.find_method(*universe.well_known().thread, "run", "()V");
  vm::Method& run =
      *NATIVE_TRY(call, call.machine.resolver().select(declared, *universe.class_of(object)));
  const std::size_t most = call.machine.run().limits().threads;
  const bool is_full = most != 0 && call.machine.scheduler().live_count() >= most;
  if (is_full || !call.machine.scheduler().has_room()) {
    return call.throws("java/lang/OutOfMemoryError",
                       "unable to create native thread: possibly out of memory or "
                       "process/resource limits reached");
  }
  JavaThread& thread = call.machine.scheduler().create(object);
  Ref holder = holder_of(universe, object);
  set_field<std::int64_t>(universe, object, "eetop", thread.id());
  set_field<std::int32_t>(universe, holder, "threadStatus", thread_status::kRunnable);
  thread.daemon = get_field<std::uint8_t>(universe, holder, "daemon") != 0;
  if (is_service_thread(universe, object)) {
    thread.state = ThreadState::Daemonised;
    thread.daemon = true;
  } else {
    vm::Slot receiver = vm::Slot::of_ref(object);
    interp::push_frame(call.machine, thread, run, {&receiver, 1}, interp::ReturnAction::ThreadEnd);
  }
  return call.returns();
}

Outcome sleep_nanos(NativeCall& call, std::int64_t nanoseconds) {
  bool woken = call.thread.resumed;
  call.thread.resumed = false;
  if (take_interrupt(call.machine, call.thread)) {
    return call.throws("java/lang/InterruptedException", "sleep interrupted");
  }
  if (woken) return call.returns();
  return block(call, ThreadState::Sleeping, vm::kNull, deadline_after_nanos(call, nanoseconds));
}

Outcome sleep_millis(NativeCall& call) {
  std::int64_t nanoseconds;
  if (call.long_integer(0) < 0) {
    return call.throws("java/lang/IllegalArgumentException", "timeout value is negative");
  }
  if (__builtin_mul_overflow(call.long_integer(0), std::int64_t{1'000'000}, &nanoseconds)) {
    nanoseconds = INT64_MAX;
  }
  return sleep_nanos(call, nanoseconds);
}

Outcome sleep_nanos0(NativeCall& call) {
  if (call.long_integer(0) < 0) {
    return call.throws("java/lang/IllegalArgumentException",
                       "nanosecond timeout value out of range");
  }
  return sleep_nanos(call, call.long_integer(0));
}

/// The thread stays runnable, but the others come first. It takes time, more if all of them sleep,
/// for a loop of yields to end.
Outcome yield(NativeCall& call) {
  JavaThread& thread = call.thread;
  bool is_over = thread.resumed;
  thread.resumed = !is_over;
  if (is_over) return call.returns();
  constexpr std::int64_t kNanosPerYield = 1'000, kNanosPerPause = 50'000;
  auto& threads = call.machine.scheduler().threads();
  bool others_run = std::any_of(threads.begin(), threads.end(), [&](const auto& other) {
    return other.get() != &thread && other->state == ThreadState::Runnable;
  });
  call.machine.world().clock.advance(others_run ? kNanosPerYield : kNanosPerPause);
  thread.must_yield = true;
  return Outcome::Block;
}

Outcome interrupt(NativeCall& call) {
  JavaThread* thread = call.machine.scheduler().find(call.ref(0));
  if (thread == nullptr) return call.returns();
  bool interruptible = thread->state == ThreadState::Waiting ||
                       thread->state == ThreadState::Sleeping ||
                       thread->state == ThreadState::Parked;
  if (interruptible) call.machine.scheduler().wake(*thread);
  return call.returns();
}

/// Thread.suspend up to Java 20.
Outcome suspend(NativeCall& call) {
  JavaThread* thread = call.machine.scheduler().find(call.ref(0));
  if (thread == nullptr || std::exchange(call.thread.resumed, false)) return call.returns();
  thread->suspended = true;
  if (thread != &call.thread) return call.returns();
  thread->resumed = true;  // when it goes on, it is here again
  return Outcome::Block;
}

Outcome resume(NativeCall& call) {
  if (JavaThread* thread = call.machine.scheduler().find(call.ref(0))) thread->suspended = false;
  return call.returns();
}

/// Thread.stop up to Java 19: a thread may stop itself.
Outcome stop(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  if (!call.universe()
           .class_of(call.ref(1))
           ->is_subclass_of(call.universe().well_known().throwable))
    return call.misused("not a Throwable");
  if (call.ref(0) == call.thread.object) return call.throws(call.ref(1));
  return call.stops(interp::StopReason::Unsupported, "Thread.stop of another thread");
}

Outcome holds_lock(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  return call.returns_bool(call.machine.monitors().is_owner(call.ref(0), call.thread.id()));
}

/// Replaces Thread.getState and threadState: the state is read where it is, not kept up to date.
Outcome get_state(NativeCall& call) {
  vm::Universe& universe = call.universe();
  Ref object = call.ref(0);
  const JavaThread* thread = call.machine.scheduler().find(object);
  std::int32_t status =
      thread != nullptr
          ? thread_status_of(*thread)
          : get_field<std::int32_t>(universe, holder_of(universe, object), "threadStatus");
  vm::Method& decode = *universe.find_method(boot_class(universe, "jdk/internal/misc/VM"),
                                             "toThreadState", "(I)Ljava/lang/Thread$State;");
  return call.calls(decode, {vm::Slot::of_int(status)});
}

/// The scoped values of the thread are the argument of the innermost runWith on its stack.
Outcome find_scoped_value_bindings(NativeCall& call) {
  vm::Universe& universe = call.universe();
  for (Frame* frame = call.thread.top - 1; frame >= call.thread.frames; --frame) {
    std::string_view owner = frame->method->owner->name;
    bool may_bind = owner == "java/lang/Thread" || owner == "java/lang/VirtualThread" ||
                    owner == "java/lang/ScopedValue$Carrier";
    if (may_bind && universe.symbols().text(frame->method->name) == "runWith") {
      return call.returns(frame->registers[1].ref);
    }
  }
  return call.returns(vm::kNull);
}

bool is_visible(const JavaThread& thread) { return thread.state != ThreadState::Terminated; }

Outcome get_threads(NativeCall& call) {
  std::vector<Ref> objects;
  for (const auto& thread : call.machine.scheduler().threads()) {
    if (is_visible(*thread)) objects.push_back(thread->object);
  }
  vm::Class& thread_class = *call.universe().well_known().thread;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, thread_class, objects)));
}

Outcome dump_threads(NativeCall& call) {
  vm::Universe& universe = call.universe();
  if (!call.ref(0)) return call.null_pointer();
  vm::Class& element = *universe.well_known().stack_trace_element;
  std::vector<Ref> traces;
  for (Ref object : call.heap().elements<Ref>(call.ref(0))) {
    if (!object) return call.null_pointer();
    JavaThread* thread = call.machine.scheduler().find(object);
    Ref trace;
    if (thread != nullptr && is_visible(*thread)) {
      trace = NATIVE_TRY(call, new_stack_trace(call.machine, *thread));
    }
    traces.push_back(trace);
  }
  vm::Class& trace_class = *universe.array_of(&element);
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, trace_class, traces)));
}

Outcome get_stack_trace(NativeCall& call) {
  JavaThread* thread = call.machine.scheduler().find(call.ref(0));
  if (thread == nullptr || !is_visible(*thread)) return call.returns(vm::kNull);
  return call.returns(NATIVE_TRY(call, new_stack_trace(call.machine, *thread)));
}

/// Where the next thread id is kept: Java counts it up with Unsafe, in off-heap memory.
Outcome next_thread_id_offset(NativeCall& call) {
  OffHeap memory(call.universe());
  std::uint64_t address = memory.allocate(sizeof(std::int64_t));
  if (address == 0) return call.out_of_memory();
  constexpr std::int64_t kFirstId = 3;  // 1 is the main thread; HotSpot starts user threads later
  std::memcpy(memory.translate_for_write(address, sizeof kFirstId), &kFirstId, sizeof kFirstId);
  return call.returns_long(static_cast<std::int64_t>(address));
}

}  // namespace

void register_thread(NativeTable& table) {
  table.add("java/lang/VirtualThread", {{"registerNatives", "()V", do_nothing}});
  // A thread has no cache of scoped values, so that nothing is ever put there.
  table.add("java/lang/ScopedValue$Cache", {{"put", "*", do_nothing}});
  table.add(
      "java/lang/Thread",
      {
          {"registerNatives", "()V", do_nothing},
          {"currentThread", "()Ljava/lang/Thread;", current_thread},
          {"currentCarrierThread", "()Ljava/lang/Thread;", current_thread},
          {"setCurrentThread", "(Ljava/lang/Thread;)V", set_current_thread},
          {"start0", "()V", start},
          {"sleep", "(J)V", sleep_millis},
          {"sleep0", "(J)V", sleep_nanos0},
          {"sleepNanos0", "(J)V", sleep_nanos0},
          {"yield", "()V", yield},
          {"yield0", "()V", yield},
          {"onSpinWait", "()V", yield},
          {"interrupt0", "()V", interrupt},
          {"stop0", "(Ljava/lang/Object;)V", stop},
          {"suspend0", "()V", suspend},
          {"resume0", "()V", resume},
          {"clearInterruptEvent", "()V", do_nothing},
          {"holdsLock", "(Ljava/lang/Object;)Z", holds_lock},
          {"setPriority0", "(I)V", do_nothing},
          {"setNativeName", "(Ljava/lang/String;)V", do_nothing},
          {"getState", "()Ljava/lang/Thread$State;", get_state},
          {"threadState", "()Ljava/lang/Thread$State;", get_state},
          {"getThreads", "()[Ljava/lang/Thread;", get_threads},
          {"dumpThreads", "([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", dump_threads},
          {"getStackTrace0", "()Ljava/lang/Object;", get_stack_trace},
          {"getNextThreadIdOffset", "()J", next_thread_id_offset},
          {"findScopedValueBindings", "()Ljava/lang/Object;", find_scoped_value_bindings},
          {"scopedValueCache", "()[Ljava/lang/Object;", answer_null},
          {"setScopedValueCache", "([Ljava/lang/Object;)V", do_nothing},
          {"extentLocalCache", "()[Ljava/lang/Object;", answer_null},
          {"setExtentLocalCache", "([Ljava/lang/Object;)V", do_nothing},
          {"ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", do_nothing},
      });
}

}  // namespace assay::natives
