// SPDX-License-Identifier: Apache-2.0
// Class initialisation (JVMS 5.5) and, before it, verification (JVMS 5.4.1): the JDK's own classes
// come verified; what a program has the boot loader define does not. The initialisers of a class
// and of its supertypes are pushed as a pile of frames, the superclass's on top: each ends into the
// next, the last one into the instruction that asked, which is then executed again.
#include "interp/class_init.h"

#include <fmt/format.h>

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

bool has_default_methods(const vm::Class& interface) {
  for (const vm::Method& method : interface.methods) {
    if (!method.is_abstract() && !method.is_static()) return true;
  }
  return false;
}

/// The supertypes whose initialisation comes first, in that order.
std::vector<vm::Class*> supertypes_to_initialise(const vm::Class& klass) {
  std::vector<vm::Class*> result;
  if (klass.is_interface()) return result;
  if (klass.super != nullptr && !klass.super->is_initialised()) result.push_back(klass.super);
  for (vm::Class* interface : klass.all_interfaces) {
    bool inherited = klass.super != nullptr && klass.super->implements(interface);
    if (!inherited && !interface->is_initialised() && has_default_methods(*interface))
      result.push_back(interface);
  }
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
  set_state(machine, klass, vm::InitState::Erroneous, 0);
}

vm::Trap erroneous(vm::Class& klass) {
  vm::Trap trap =
      vm::Trap::raise("java/lang/NoClassDefFoundError",
                      fmt::format("Could not initialize class {}", vm::external_name(klass)));
  trap.throwable = klass.init_error;
  return trap;
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
      thread.must_yield = true;  // tried again when the other thread is done
      return vm::Trap::suspended();
    default:
      break;
  }
  ATTEMPT(ensure_linked(machine, klass));
  if (machine.run().must_stop_for(klass)) {
    machine.run().request_stop({StopReason::LibraryInit, vm::external_name(klass), 0, &klass});
    thread.must_yield = true;
    return vm::Trap::suspended();
  }
  std::vector<vm::Class*> supertypes = supertypes_to_initialise(klass);
  vm::Method* initialiser =
      klass.find_declared(universe.intern("<clinit>"), universe.intern("()V"));
  if (initialiser == nullptr) {
    for (vm::Class* supertype : supertypes) ATTEMPT(ensure_initialised(machine, *supertype));
    set_state(machine, klass, vm::InitState::Initialised, 0);
    return vm::Done{};
  }
  set_state(machine, klass, vm::InitState::InProgress, thread.id());
  if (!push_frame(machine, *initialiser, {}, ReturnAction::ClassInit,
                  reinterpret_cast<std::uint64_t>(&klass))) {
    set_state(machine, klass, vm::InitState::Linked, 0);
    return vm::Trap::raise("java/lang/StackOverflowError");
  }
  Frame* own = thread.top;
  for (auto supertype = supertypes.rbegin(); supertype != supertypes.rend(); ++supertype) {
    auto attempt = ensure_initialised(machine, **supertype);
    if (attempt.ok() || attempt.trap().kind == vm::Trap::Kind::Suspended) continue;
    thread.top = own - 1;
    vm::Ref exception = machine.throwables().of(attempt.trap());
    record_failure(machine, klass, exception);
    return vm::Trap::rethrow(exception);
  }
  return vm::Trap::suspended();
}

void class_initialised(Machine& machine, vm::Class& klass) {
  set_state(machine, klass, vm::InitState::Initialised, 0);
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
