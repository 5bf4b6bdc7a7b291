// SPDX-License-Identifier: Apache-2.0
// The thread part of java.lang.management: who is there, what each waits for and who keeps it
// waiting. Which monitors a thread holds is not told, and nobody counts how often it waited.
#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "interp/calls/restart.h"
#include "interp/objects.h"
#include "interp/threads/thread.h"
#include "natives/io/families.h"
#include "natives/lang/stack_trace.h"
#include "natives/lang/support.h"
#include "natives/lang/threads.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::JavaThread;
using interp::ThreadState;
using vm::Attempt;
using vm::Ref;
using vm::Slot;

bool is_live(const JavaThread& thread) {
  return thread.state != ThreadState::Terminated && static_cast<bool>(thread.object);
}

JavaThread* thread_of_id(Machine& machine, std::int64_t id) {
  for (auto& thread : machine.scheduler().threads()) {
    const bool is_it = is_live(*thread) &&
                       get_field<std::int64_t>(machine.universe(), thread->object, "tid") == id;
    if (is_it) return thread.get();
  }
  return nullptr;
}

/// What a thread waits for: a monitor, or the object it says it is parked for.
Ref blocker_of(Machine& machine, const JavaThread& thread) {
  if (thread.state == ThreadState::Entering || thread.state == ThreadState::Waiting)
    return thread.waits_for;
  if (thread.state != ThreadState::Parked) return vm::kNull;
  return get_field<Ref>(machine.universe(), thread.object, "parkBlocker");
}

/// The java.lang.Thread that has what a thread waits for.
Ref owner_of(Machine& machine, const JavaThread& thread, Ref blocker) {
  if (!blocker) return vm::kNull;
  if (thread.state != ThreadState::Parked) {
    const JavaThread* owner = machine.scheduler().find(machine.monitors().owner(blocker));
    return owner == nullptr ? vm::kNull : owner->object;
  }
  vm::Universe& universe = machine.universe();
  vm::Class& ownable =
      boot_class(universe, "java/util/concurrent/locks/AbstractOwnableSynchronizer");
  if (!universe.class_of(blocker)->is_subclass_of(&ownable)) return vm::kNull;
  return get_field<Ref>(universe, blocker, "exclusiveOwnerThread");
}

/// The frames of a thread, at most so many; all of them if the number is negative.
Attempt<Ref> trace_of(Machine& machine, JavaThread* thread, std::int32_t depth) {
  vm::Class& element = *machine.universe().well_known().stack_trace_element;
  if (depth == 0 || thread == nullptr) return new_reference_array(machine, element, {});
  const Ref all = ATTEMPT(new_stack_trace(machine, *thread));
  std::span<const Ref> elements = machine.universe().heap().elements<Ref>(all);
  if (depth < 0 || elements.size() <= static_cast<std::size_t>(depth)) return all;
  return new_reference_array(machine, element, elements.first(static_cast<std::size_t>(depth)));
}

/// A new ThreadInfo; its constructor is Java code. The thread may have ended when that has run.
Attempt<Ref> new_thread_info(Machine& machine, Ref object_of_thread, std::int32_t depth) {
  vm::Universe& universe = machine.universe();
  JavaThread* thread = machine.scheduler().find(object_of_thread);
  vm::Class& info = boot_class(universe, "java/lang/management/ThreadInfo");
  const Slot object = ATTEMPT(interp::once(machine, [&]() -> Attempt<Slot> {
    return Slot::of_ref(ATTEMPT(interp::new_object(universe, info)));
  }));
  const Slot trace = ATTEMPT(interp::once(machine, [&]() -> Attempt<Slot> {
    return Slot::of_ref(ATTEMPT(trace_of(machine, thread, depth)));
  }));
  vm::Method& constructor = *universe.find_method(
      info, "<init>",
      "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/"
      "StackTraceElement;)V");
  const bool lives = thread != nullptr;
  const Ref blocker = lives ? blocker_of(machine, *thread) : vm::kNull;
  const std::int32_t status = lives ? thread_status_of(*thread) : thread_status::kTerminated;
  const Ref owner = lives ? owner_of(machine, *thread, blocker) : vm::kNull;
  const std::array arguments = {object,
                                Slot::of_ref(object_of_thread),
                                Slot::of_int(status),
                                Slot::of_ref(blocker),
                                Slot::of_ref(owner),
                                Slot::of_long(0),
                                Slot::of_long(-1),
                                Slot::of_long(0),
                                Slot::of_long(-1),
                                trace};
  ATTEMPT(interp::call_before_restart(machine, constructor, arguments));
  return object.ref;
}

Attempt<Ref> thread_array(Machine& machine, std::span<const Ref> threads) {
  return new_reference_array(machine, *machine.universe().well_known().thread, threads);
}

/// The threads with these ids, null where there is none; all that live if no ids are given.
std::vector<Ref> threads_of(Machine& machine, Ref ids) {
  std::vector<Ref> threads;
  if (ids) {
    for (std::int64_t id : machine.universe().heap().elements<std::int64_t>(ids)) {
      const JavaThread* thread = thread_of_id(machine, id);
      threads.push_back(thread == nullptr ? vm::kNull : thread->object);
    }
    return threads;
  }
  for (const auto& thread : machine.scheduler().threads()) {
    if (is_live(*thread)) threads.push_back(thread->object);
  }
  return threads;
}

/// Their ThreadInfos. Threads come and go while constructors run: those of the beginning are meant.
Attempt<std::vector<Ref>> infos_of(Machine& machine, Ref ids, std::int32_t depth) {
  const Slot meant = ATTEMPT(interp::once(machine, [&]() -> Attempt<Slot> {
    return Slot::of_ref(ATTEMPT(thread_array(machine, threads_of(machine, ids))));
  }));
  std::vector<Ref> infos;
  for (const Ref thread : machine.universe().heap().elements<Ref>(meant.ref)) {
    infos.push_back(thread ? ATTEMPT(new_thread_info(machine, thread, depth)) : vm::kNull);
  }
  return infos;
}

/// (long[] ids, int depth, ThreadInfo[] result)
Outcome get_thread_info(NativeCall& call) {
  if (!call.ref(0) || !call.ref(2)) return call.null_pointer();
  const std::vector<Ref> infos =
      NATIVE_TRY(call, infos_of(call.machine, call.ref(0), call.integer(1)));
  const auto room = static_cast<std::size_t>(call.heap().array_length(call.ref(2)));
  for (std::size_t i = 0; i < std::min(infos.size(), room); ++i)
    call.heap().write(call.ref(2), vm::kArrayBase + i * sizeof(Ref), infos[i]);
  return call.returns();
}

/// (long[] ids or null for all, boolean monitors, boolean synchronizers, int depth)
Outcome dump_threads(NativeCall& call) {
  const std::vector<Ref> infos =
      NATIVE_TRY(call, infos_of(call.machine, call.ref(0), call.integer(3)));
  vm::Class& info = boot_class(call.universe(), "java/lang/management/ThreadInfo");
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, info, infos)));
}

Outcome get_threads(NativeCall& call) {
  const std::vector<Ref> all = threads_of(call.machine, vm::kNull);
  return call.returns(NATIVE_TRY(call, thread_array(call.machine, all)));
}

/// The threads of circles in which each waits for the next.
std::vector<Ref> deadlocked_threads(Machine& machine, bool with_synchronizers) {
  auto waits_for = [&](const JavaThread& thread) -> JavaThread* {
    const bool counts = thread.state == ThreadState::Entering ||
                        (with_synchronizers && thread.state == ThreadState::Parked);
    if (!counts) return nullptr;
    const Ref owner = owner_of(machine, thread, blocker_of(machine, thread));
    return owner ? machine.scheduler().find(owner) : nullptr;
  };
  std::vector<Ref> found;
  for (const auto& start : machine.scheduler().threads()) {
    std::set<const JavaThread*> seen;
    JavaThread* thread = waits_for(*start);
    while (thread != nullptr && thread != start.get() && seen.insert(thread).second)
      thread = waits_for(*thread);
    if (thread == start.get()) found.push_back(start->object);
  }
  return found;
}

template <bool WithSynchronizers>
Outcome find_deadlocked(NativeCall& call) {
  const std::vector<Ref> found = deadlocked_threads(call.machine, WithSynchronizers);
  if (found.empty()) return call.returns(vm::kNull);
  return call.returns(NATIVE_TRY(call, thread_array(call.machine, found)));
}

Outcome cpu_time(NativeCall& call) {
  return call.returns_long(call.machine.world().clock.nano_time());
}

bool is_counted(const JavaThread& thread) {
  return is_live(thread) && thread.state != ThreadState::Daemonised;
}

Outcome get_daemon_thread_count(NativeCall& call) {
  const auto count = std::ranges::count_if(
      call.machine.scheduler().threads(),
      [](const auto& thread) { return thread->daemon && is_counted(*thread); });
  return call.returns_int(static_cast<std::int32_t>(count));
}

Outcome get_live_thread_count(NativeCall& call) {
  return call.returns_int(static_cast<std::int32_t>(call.machine.scheduler().live_count()));
}

Outcome get_total_thread_count(NativeCall& call) {
  return call.returns_long(static_cast<std::int64_t>(call.machine.scheduler().births()));
}

}  // namespace

void register_thread_management(NativeTable& table) {
  table.add("sun/management/VMManagementImpl",
            {
                {"getLiveThreadCount", "()I", get_live_thread_count},
                {"getPeakThreadCount", "()I", get_live_thread_count},
                {"getTotalThreadCount", "()J", get_total_thread_count},
                {"getDaemonThreadCount", "()I", get_daemon_thread_count},
                {"isThreadCpuTimeEnabled", "()Z", answer_true},
                {"isThreadAllocatedMemoryEnabled", "()Z", answer_false},
                {"isThreadContentionMonitoringEnabled", "()Z", answer_false},
            });
  table.add("sun/management/ThreadImpl",
            {
                {"getThreads", "()[Ljava/lang/Thread;", get_threads},
                {"getThreadInfo1", "([JI[Ljava/lang/management/ThreadInfo;)V", get_thread_info},
                {"dumpThreads0", "([JZZI)[Ljava/lang/management/ThreadInfo;", dump_threads},
                {"getThreadTotalCpuTime0", "(J)J", cpu_time},
                {"getThreadUserCpuTime0", "(J)J", cpu_time},
                {"findDeadlockedThreads0", "()[Ljava/lang/Thread;", find_deadlocked<true>},
                {"findMonitorDeadlockedThreads0", "()[Ljava/lang/Thread;", find_deadlocked<false>},
                {"resetPeakThreadCount0", "()V", do_nothing},
                {"resetContentionTimes0", "(J)V", do_nothing},
                {"setThreadContentionMonitoringEnabled0", "(Z)V", do_nothing},
                {"setThreadCpuTimeEnabled0", "(Z)V", do_nothing},
            });
}

}  // namespace assay::natives
