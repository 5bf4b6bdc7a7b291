// SPDX-License-Identifier: Apache-2.0
#include "interp/sticky_run.h"

#include "base/check.h"

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
    if (machine.initialise(klass).kind == Completion::Kind::Stopped) {
      machine.rollback(before);
      return {{Completion::Kind::Stopped, {}, {}}, machine.mark()};
    }
    machine.commit(before);
    keep_initialised(machine.universe());
    machine.sticky_initialisation = true;
  }
}

}  // namespace assay::interp
