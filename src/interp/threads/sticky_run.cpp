// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/sticky_run.h"

#include <algorithm>

#include "interp/run/run_scope.h"
#include "vm/class.h"
#include "vm/universe.h"

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
  Limits generous = machine.run().limits();
  if (generous.fuel != 0) generous.fuel = std::max(generous.fuel, kFuel);
  if (generous.time.count() != 0)
    generous.time = std::max<std::chrono::nanoseconds>(generous.time, kTime);
  RunScope scope(machine);
  scope.set_limits(generous);
  scope.set_listener(nullptr);
  return initialise_or_undo(machine, klass);
}

/// Runs the body until its end or until it meets a class that is to be initialised first.
Completion run_until_initialiser(Machine& machine, const std::function<Completion()>& body) {
  RunScope scope(machine);
  scope.stop_for_initialisers();
  return body();
}

}  // namespace

/// An exception is the program's to see: the class is erroneous from now on.
Completion initialise_or_undo(Machine& machine, vm::Class& klass) {
  Machine::Mark before = machine.mark();
  const Completion completion = machine.initialise(klass);
  if (completion.kind == Completion::Kind::Stopped) {
    machine.rollback(before);
  } else {
    machine.commit(before);
    keep_initialised(machine.universe());
  }
  return completion;
}

StickyRun run_sticky(Machine& machine, const std::function<Completion()>& body) {
  const vm::Class* last = nullptr;
  while (true) {
    Machine::Mark mark = machine.mark();
    Completion completion = run_until_initialiser(machine, body);
    if (!machine.run().stop().begins_again()) return {completion, mark};
    vm::Class& klass = *machine.run().stop().wanted;
    if (&klass == last) {  // it was to be initialised already: something undoes it
      machine.run().request_stop(
          {StopReason::Unsupported,
           "library class that cannot be initialised: " + vm::external_name(klass), 0});
      return {{Completion::Kind::Stopped, {}, {}}, mark};
    }
    last = &klass;
    machine.rollback(mark);
    if (initialise(machine, klass).kind == Completion::Kind::Stopped)
      return {{Completion::Kind::Stopped, {}, {}}, machine.mark()};
  }
}

}  // namespace assay::interp
