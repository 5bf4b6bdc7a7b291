// SPDX-License-Identifier: Apache-2.0
// Class initialisation (JVMS 5.5). The initialisers of a class and of its supertypes are pushed
// as a pile of frames, the superclass's on top: each ends into the next, the last one into the
// instruction that asked, which is then executed again.
#include <fmt/format.h>

#include "interp/calls/special_returns.h"
#include "interp/slow_paths.h"

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
                                 machine.thread_name(machine.current()));
  vm::Ref record = machine.make_throwable("java/lang/ExceptionInInitializerError", &text);
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

vm::Attempt<vm::Done> Machine::ensure_initialised(vm::Class& klass) {
  JavaThread& thread = current();
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
  ATTEMPT(ensure_linked(klass));
  // Classes that the library makes itself belong to the run and go with it.
  const bool from_image = klass.trusted && klass.owned_bytes.empty();
  const bool from_class_path = klass.loader->origin == vm::LoaderData::Origin::App;
  const bool is_sticky = from_image || (sticky_program_classes && from_class_path);
  if (sticky_initialisation && is_sticky && !klass.is_hidden &&
      universe_.heap().journal().active()) {
    wanted_library_class = &klass;
    stop = {StopReason::LibraryInit, vm::external_name(klass), 0};
    thread.must_yield = true;
    return vm::Trap::suspended();
  }
  std::vector<vm::Class*> supertypes = supertypes_to_initialise(klass);
  vm::Method* initialiser =
      klass.find_declared(universe_.intern("<clinit>"), universe_.intern("()V"));
  if (initialiser == nullptr) {
    for (vm::Class* supertype : supertypes) ATTEMPT(ensure_initialised(*supertype));
    set_state(*this, klass, vm::InitState::Initialised, 0);
    return vm::Done{};
  }
  set_state(*this, klass, vm::InitState::InProgress, thread.id());
  if (!push_frame(*initialiser, {}, ReturnAction::ClassInit,
                  reinterpret_cast<std::uint64_t>(&klass))) {
    set_state(*this, klass, vm::InitState::Linked, 0);
    return vm::Trap::raise("java/lang/StackOverflowError");
  }
  Frame* own = thread.top;
  for (auto supertype = supertypes.rbegin(); supertype != supertypes.rend(); ++supertype) {
    auto attempt = ensure_initialised(**supertype);
    if (attempt.ok() || attempt.trap().kind == vm::Trap::Kind::Suspended) continue;
    thread.top = own - 1;
    vm::Ref exception = throwable_of(attempt.trap());
    record_failure(*this, klass, exception);
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
      machine.make_throwable("java/lang/ExceptionInInitializerError", nullptr, thread.exception);
}

}  // namespace assay::interp
