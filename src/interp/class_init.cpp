// SPDX-License-Identifier: Apache-2.0
// Class initialisation (JVMS 5.5). The initialisers of a class and of its supertypes are pushed
// as a pile of frames, the superclass's on top: each ends into the next, the last one into the
// instruction that asked, which is then executed again.
#include <fmt/format.h>

#include "interp/slow_paths.h"
#include "interp/special_returns.h"

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
    if (!inherited && !interface->is_initialised() && has_default_methods(*interface)) result.push_back(interface);
  }
  return result;
}

vm::Trap erroneous(Machine& machine, vm::Class& klass) {
  vm::Trap trap = vm::Trap::raise("java/lang/NoClassDefFoundError",
                                  fmt::format("Could not initialize class {}", vm::external_name(klass)));
  trap.throwable = klass.init_error;
  (void)machine;
  return trap;
}

}  // namespace

vm::Attempt<vm::Done> Machine::ensure_initialised(vm::Class& klass) {
  JavaThread& thread = current();
  switch (klass.init.state) {
    case vm::InitState::Initialised: return vm::Done{};
    case vm::InitState::Erroneous: return erroneous(*this, klass);
    case vm::InitState::InProgress:
      if (klass.init.thread_id == thread.id()) return vm::Done{};
      thread.must_yield = true;  // tried again when the other thread is done
      return vm::Trap::suspended();
    default: break;
  }
  ATTEMPT(ensure_linked(klass));
  std::vector<vm::Class*> supertypes = supertypes_to_initialise(klass);
  vm::Method* initialiser = klass.find_declared(universe_.intern("<clinit>"), universe_.intern("()V"));
  if (initialiser == nullptr) {
    for (vm::Class* supertype : supertypes) ATTEMPT(ensure_initialised(*supertype));
    set_state(*this, klass, vm::InitState::Initialised, 0);
    return vm::Done{};
  }
  set_state(*this, klass, vm::InitState::InProgress, thread.id());
  if (!push_frame(*initialiser, {}, ReturnAction::ClassInit, reinterpret_cast<std::uint64_t>(&klass))) {
    set_state(*this, klass, vm::InitState::Linked, 0);
    return vm::Trap::raise("java/lang/StackOverflowError");
  }
  Frame* own = thread.top;
  for (auto supertype = supertypes.rbegin(); supertype != supertypes.rend(); ++supertype) {
    auto attempt = ensure_initialised(**supertype);
    if (attempt.ok() || attempt.trap().kind == vm::Trap::Kind::Suspended) continue;
    thread.top = own - 1;
    set_state(*this, klass, vm::InitState::Erroneous, 0);
    return std::move(attempt).trap();
  }
  return vm::Trap::suspended();
}

void class_initialised(Machine& machine, vm::Class& klass) {
  set_state(machine, klass, vm::InitState::Initialised, 0);
}

void class_init_failed(Machine& machine, JavaThread& thread, vm::Class& klass) {
  vm::Universe& universe = machine.universe();
  vm::Class& cause_class = *universe.class_of(thread.exception);
  // What later attempts to use the class will be told.
  vm::Ref message = universe.heap().read<vm::Ref>(thread.exception, universe.well_known().throwable_fields.detail_message);
  std::string text = fmt::format("Exception {}{} [in thread \"{}\"]", vm::external_name(cause_class),
                                 message ? ": " + universe.strings().utf8(message) : std::string(),
                                 machine.thread_name(thread));
  vm::Journal& journal = universe.heap().journal();
  set_state(machine, klass, vm::InitState::Erroneous, 0);
  vm::Class* error = universe.load_boot("java/lang/Error");
  if (!cause_class.is_subclass_of(error)) {
    vm::Ref wrapper = machine.make_throwable("java/lang/ExceptionInInitializerError", nullptr, thread.exception);
    thread.exception = wrapper;
  }
  vm::Ref record = machine.make_throwable("java/lang/ExceptionInInitializerError", &text);
  universe.heap().write(record, universe.well_known().throwable_fields.cause, vm::kNull);
  universe.heap().write(record, universe.well_known().throwable_fields.backtrace,
                        universe.heap().read<vm::Ref>(thread.exception, universe.well_known().throwable_fields.backtrace));
  if (journal.active()) journal.save(&klass.init_error);
  klass.init_error = record;
}

}  // namespace assay::interp
