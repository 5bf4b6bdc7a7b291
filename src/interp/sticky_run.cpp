// SPDX-License-Identifier: Apache-2.0
#include "interp/sticky_run.h"

#include "base/check.h"

namespace assay::interp {

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
    machine.initialise(klass);  // a failure is the program's to see: the class is now erroneous
    machine.sticky_initialisation = true;
  }
}

}  // namespace assay::interp
