// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/sticky_run.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "interp/shadow.h"

namespace assay::interp {

namespace {

/// What was initialised since the mark that has been committed is so for good.
void keep_initialised(vm::Universe& universe) {
  if (universe.heap().journal().active()) return;
  for (std::uint32_t id = 0; id < universe.class_count(); ++id) {
    vm::Class* klass = universe.class_by_id(id);
    if (klass != nullptr && klass->is_initialised()) klass->init_epoch = 0;
  }
}

/// An initialiser that reads tables takes longer than a run may. Nobody listens to it: it is no
/// part of the run, whose objects are gone and may have left their numbers to new ones.
Completion initialise(Machine& machine, vm::Class& klass) {
  constexpr std::uint64_t kFuel = 30'000'000;
  constexpr std::chrono::milliseconds kTime(300);
  const Limits own = machine.limits();
  Limits generous = own;
  if (own.fuel != 0) generous.fuel = std::max(own.fuel, kFuel);
  if (own.time.count() != 0) generous.time = std::max<std::chrono::nanoseconds>(own.time, kTime);
  machine.set_limits(generous);
  ShadowListener* listener = std::exchange(machine.shadow_listener, nullptr);
  Completion completion = machine.initialise(klass);
  machine.shadow_listener = listener;
  machine.set_limits(own);
  return completion;
}

}  // namespace

StickyRun run_sticky(Machine& machine, const std::function<Completion()>& body) {
  machine.sticky_initialisation = true;
  const vm::Class* last = nullptr;
  while (true) {
    Machine::Mark mark = machine.mark();
    Completion completion = body();
    if (machine.stop.reason != StopReason::LibraryInit) {
      machine.sticky_initialisation = false;
      return {completion, mark};
    }
    vm::Class& klass = *machine.wanted_library_class;
    if (&klass == last) {  // it was to be initialised already: something undoes it
      machine.stop = {StopReason::Unsupported,
                      "library class that cannot be initialised: " + vm::external_name(klass), 0};
      machine.sticky_initialisation = false;
      return {{Completion::Kind::Stopped, {}, {}}, mark};
    }
    last = &klass;
    machine.rollback(mark);
    machine.sticky_initialisation = false;
    Machine::Mark before = machine.mark();
    // An exception is the program's to see: the class is erroneous from now on.
    if (initialise(machine, klass).kind == Completion::Kind::Stopped) {
      machine.rollback(before);
      return {{Completion::Kind::Stopped, {}, {}}, machine.mark()};
    }
    machine.commit(before);
    keep_initialised(machine.universe());
    machine.sticky_initialisation = true;
  }
}

}  // namespace assay::interp
