// SPDX-License-Identifier: Apache-2.0
// java.lang.Object: identity, clone and the wait set. A waiting thread gives its monitor up and
// blocks; when it is woken, its native runs again with `resumed` set and first has to get the
// monitor back.
#include <cstring>

#include "interp/bulk.h"
#include "interp/threads/thread.h"
#include "natives/lang/register.h"
#include "natives/lang/threads.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::JavaThread;
using interp::ThreadState;
using vm::Ref;

Outcome hash_code(NativeCall& call) {
  return call.returns_int(call.universe().identity_hash(call.ref(0)));
}

Outcome get_class(NativeCall& call) {
  return call.returns(call.universe().class_of(call.ref(0))->mirror);
}

Outcome clone(NativeCall& call) {
  vm::Universe& universe = call.universe();
  Ref original = call.ref(0);
  vm::Class& klass = *universe.class_of(original);
  if (!klass.is_array() && !klass.implements(universe.well_known().cloneable)) {
    return call.throws("java/lang/CloneNotSupportedException", vm::external_name(klass.name));
  }
  Ref copy = klass.is_array() ? universe.new_array(klass, call.heap().array_length(original))
                              : universe.new_object(klass);
  if (!copy) return call.out_of_memory();
  std::uint64_t size = object_size(universe, original);
  const bool is_done =
      copy_in_heap(call, call.heap().address(copy) + vm::kInstanceBase,
                   call.heap().address(original) + vm::kInstanceBase, size - vm::kInstanceBase);
  return is_done ? call.returns(copy) : call.out_of_time();
}

Outcome not_owner(NativeCall& call) {
  return call.throws("java/lang/IllegalMonitorStateException", "current thread is not owner");
}

/// Tells up to `limit` threads that wait for the object to go on.
Outcome notify_some(NativeCall& call, std::size_t limit) {
  Ref object = call.ref(0);
  if (!call.machine.monitors().is_owner(object, call.thread.id())) return not_owner(call);
  for (auto& thread : call.machine.scheduler().threads()) {
    if (limit == 0) break;
    if (thread->state != ThreadState::Waiting || thread->waits_for != object) continue;
    thread->notified = true;
    call.machine.scheduler().wake(*thread);
    --limit;
  }
  return call.returns();
}

Outcome notify(NativeCall& call) { return notify_some(call, 1); }
Outcome notify_all(NativeCall& call) { return notify_some(call, SIZE_MAX); }

Outcome begin_waiting(NativeCall& call, std::int64_t milliseconds) {
  JavaThread& thread = call.thread;
  Ref object = call.ref(0);
  if (!call.machine.monitors().is_owner(object, thread.id())) return not_owner(call);
  if (take_interrupt(call.machine, thread)) return call.throws("java/lang/InterruptedException");
  thread.saved_lock_count = call.machine.monitors().release_fully(object);
  wake_entering(call.machine, object);
  thread.notified = false;
  return block(call, ThreadState::Waiting, object,
               milliseconds == 0 ? std::nullopt : deadline_after_millis(call, milliseconds));
}

Outcome end_waiting(NativeCall& call) {
  JavaThread& thread = call.thread;
  Ref object = call.ref(0);
  if (call.machine.monitors().is_locked(object)) {
    return block(call, ThreadState::Entering, object, std::nullopt);
  }
  thread.resumed = false;
  call.machine.monitors().restore(object, thread.id(), thread.saved_lock_count);
  if (!thread.notified && take_interrupt(call.machine, thread)) {
    return call.throws("java/lang/InterruptedException");
  }
  return call.returns();
}

Outcome wait(NativeCall& call) {
  std::int64_t milliseconds = call.long_integer(1);
  if (milliseconds < 0) {
    return call.throws("java/lang/IllegalArgumentException", "timeout value is negative");
  }
  return call.thread.resumed ? end_waiting(call) : begin_waiting(call, milliseconds);
}

}  // namespace

void register_object(NativeTable& table) {
  table.add("java/lang/Object", {
                                    {"registerNatives", "()V", do_nothing},
                                    {"hashCode", "()I", hash_code},
                                    {"getClass", "()Ljava/lang/Class;", get_class},
                                    {"clone", "()Ljava/lang/Object;", clone},
                                    {"notify", "()V", notify},
                                    {"notifyAll", "()V", notify_all},
                                    {"wait", "(J)V", wait},
                                    {"wait0", "(J)V", wait},
                                });
}

}  // namespace assay::natives
