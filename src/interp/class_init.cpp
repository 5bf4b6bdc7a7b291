// SPDX-License-Identifier: Apache-2.0
// Class initialisation (JVMS 5.5) and, before it, verification (JVMS 5.4.1): the JDK's own classes
// come verified; what a program has the boot loader define does not. The initialiser is pushed as a
// frame that ends into the instruction that asked, which is then executed again. If supertypes come
// first, a frame of the machine's own stands there until they are done: one after the other, so
// that of those to come nothing can be seen, and none of them at all if one fails.
#include "interp/class_init.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "interp/calls/frames.h"
#include "interp/calls/special_returns.h"
#include "interp/messages.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/journal.h"
#include "vm/linking/verification.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

void set_state(Machine& machine, vm::Class& klass, vm::InitState state, std::uint32_t thread_id) {
  vm::Journal& journal = machine.universe().heap().journal();
  if (journal.active()) journal.save(&klass.init);
  klass.init = {state, thread_id};
  if (state == vm::InitState::Initialised) klass.init_epoch = journal.active() ? 1 : 0;
}

/// The class is settled: who waits for it looks at it again.
void settle(Machine& machine, vm::Class& klass, vm::InitState state) {
  set_state(machine, klass, state, 0);
  for (auto& thread : machine.scheduler().threads()) {
    if (thread->state == ThreadState::AwaitingInit && thread->waits_for == klass.mirror)
      machine.scheduler().wake(*thread);
  }
}

vm::Trap wait_for_initialisation(JavaThread& thread, const vm::Class& klass) {
  thread.state = ThreadState::AwaitingInit;
  thread.waits_for = klass.mirror;
  thread.wake_at.reset();
  return vm::Trap::suspended();
}

bool has_default_methods(const vm::Class& interface) {
  for (const vm::Method& method : interface.methods) {
    if (!method.is_abstract() && !method.is_static()) return true;
  }
  return false;
}

/// The superinterfaces with default methods that are not initialised, each after its own.
std::vector<vm::Class*> interfaces_to_initialise(const vm::Class& klass) {
  struct Visit {
    const vm::Class* klass;
    std::size_t next = 0;
  };
  std::vector<vm::Class*> result;
  std::vector<const vm::Class*> seen;
  std::vector<Visit> visits{{&klass}};  // without recursion: hierarchies may be deep
  while (!visits.empty()) {
    Visit& visit = visits.back();
    if (visit.next < visit.klass->interfaces.size()) {
      vm::Class* interface = visit.klass->interfaces[visit.next++];
      if (std::ranges::find(seen, interface) != seen.end()) continue;
      seen.push_back(interface);
      visits.push_back({interface});
      continue;
    }
    auto* done = const_cast<vm::Class*>(visit.klass);
    visits.pop_back();
    if (done != &klass && !done->is_initialised() && has_default_methods(*done))
      result.push_back(done);
  }
  return result;
}

/// The supertypes whose initialisation comes first, in that order (JVMS 5.5, step 7).
std::vector<vm::Class*> supertypes_to_initialise(const vm::Class& klass) {
  std::vector<vm::Class*> result;
  if (klass.is_interface()) return result;
  const bool has_interfaces = std::ranges::any_of(klass.all_interfaces, [](const auto* interface) {
    return !interface->is_initialised() && has_default_methods(*interface);
  });
  if (has_interfaces) result = interfaces_to_initialise(klass);
  if (klass.super != nullptr && !klass.super->is_initialised())
    result.insert(result.begin(), klass.super);
  return result;
}

/// Marks a class as unusable and keeps what later attempts to use it will be told.
void record_failure(Machine& machine, vm::Class& klass, vm::Ref exception) {
  vm::Universe& universe = machine.universe();
  vm::Heap& heap = universe.heap();
  const auto& fields = universe.well_known().throwable_fields;
  vm::Ref message = heap.read<vm::Ref>(exception, fields.detail_message);
  std::string text = fmt::format("Exception {}{} [in thread \"{}\"]",
                                 vm::external_name(*universe.class_of(exception)),
                                 message ? ": " + universe.strings().utf8(message) : std::string(),
                                 thread_name(machine.universe(), machine.current()));
  vm::Ref record = machine.throwables().make("java/lang/ExceptionInInitializerError", &text);
  heap.write(record, fields.cause, vm::kNull);
  heap.write(record, fields.backtrace, heap.read<vm::Ref>(exception, fields.backtrace));
  heap.write(record, fields.depth, heap.read<std::int32_t>(exception, fields.depth));
  if (heap.journal().active()) heap.journal().save(&klass.init_error);
  klass.init_error = record;
  settle(machine, klass, vm::InitState::Erroneous);
}

vm::Trap erroneous(vm::Class& klass) {
  vm::Trap trap =
      vm::Trap::raise("java/lang/NoClassDefFoundError",
                      fmt::format("Could not initialize class {}", vm::external_name(klass)));
  trap.throwable = klass.init_error;
  return trap;
}

vm::Method* initialiser_of(vm::Universe& universe, vm::Class& klass) {
  return klass.find_declared(universe.intern("<clinit>"), universe.intern("()V"));
}

/// A frame with whose end the class is settled. False: the stack is full.
bool push_initialisation(Machine& machine, vm::Class& klass, vm::Method& method) {
  return push_frame(machine, method, {}, ReturnAction::ClassInit,
                    reinterpret_cast<std::uint64_t>(&klass));
}

}  // namespace

vm::Attempt<vm::Done> ensure_linked(Machine& machine, vm::Class& klass) {
  return vm::Verification::run(machine.universe(), klass, machine.resolver());
}

vm::Attempt<vm::Done> ensure_initialised(Machine& machine, vm::Class& klass) {
  vm::Universe& universe = machine.universe();
  JavaThread& thread = machine.current();
  switch (klass.init.state) {
    case vm::InitState::Initialised:
      return vm::Done{};
    case vm::InitState::Erroneous:
      return erroneous(klass);
    case vm::InitState::InProgress:
      if (klass.init.thread_id == thread.id()) return vm::Done{};
      return wait_for_initialisation(thread, klass);
    default:
      break;
  }
  ATTEMPT(ensure_linked(machine, klass));
  if (machine.run().must_stop_for(klass)) {
    machine.run().request_stop({StopReason::LibraryInit, vm::external_name(klass), 0, &klass});
    thread.must_yield = true;
    return vm::Trap::suspended();
  }
  const bool has_supertypes = !supertypes_to_initialise(klass).empty();
  vm::Method* initialiser = initialiser_of(universe, klass);
  if (initialiser == nullptr && !has_supertypes) {
    set_state(machine, klass, vm::InitState::Initialised, 0);
    return vm::Done{};
  }
  vm::Method& first = has_supertypes ? machine.code_store().stand_in(universe) : *initialiser;
  if (!push_initialisation(machine, klass, first))
    return vm::Trap::raise("java/lang/StackOverflowError");
  set_state(machine, klass, vm::InitState::InProgress, thread.id());
  return vm::Trap::suspended();
}

namespace slow {

Step initialise_supertypes(Machine& machine, JavaThread& thread) {
  auto& klass = *reinterpret_cast<vm::Class*>(thread.top->data);
  for (vm::Class* supertype : supertypes_to_initialise(klass)) {
    auto initialised = ensure_initialised(machine, *supertype);
    if (!initialised.ok()) return raise(machine, thread, std::move(initialised).trap());
  }
  vm::Method* initialiser = initialiser_of(machine.universe(), klass);
  if (initialiser == nullptr) return finish_frame(machine, thread, vm::Slot());
  --thread.top;
  if (push_initialisation(machine, klass, *initialiser)) return Step::Again;
  ++thread.top;
  return stack_overflow(machine, thread);
}

}  // namespace slow

void class_initialised(Machine& machine, vm::Class& klass) {
  settle(machine, klass, vm::InitState::Initialised);
}

void class_init_failed(Machine& machine, JavaThread& thread, vm::Class& klass) {
  vm::Universe& universe = machine.universe();
  record_failure(machine, klass, thread.exception);
  if (universe.class_of(thread.exception)->is_subclass_of(universe.load_boot("java/lang/Error")))
    return;
  thread.exception =
      machine.throwables().make("java/lang/ExceptionInInitializerError", nullptr, thread.exception);
}

}  // namespace assay::interp
