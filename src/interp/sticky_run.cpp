// SPDX-License-Identifier: Apache-2.0
#include "interp/sticky_run.h"

#include "base/check.h"

namespace assay::interp {

StickyRun run_sticky(Machine& machine, const std::function<Completion()>& body) {
  machine.sticky_initialisation = true;
  while (true) {
    Machine::Mark mark = machine.mark();
    Completion completion = body();
    if (machine.stop.reason != StopReason::LibraryInit) {
      machine.sticky_initialisation = false;
      return {completion, mark};
    }
    machine.rollback(mark);
    vm::Class& klass = *machine.wanted_library_class;
    machine.sticky_initialisation = false;
    machine.initialise(klass);  // a failure is the program's to see: the class is now erroneous
    machine.sticky_initialisation = true;
  }
}

}  // namespace assay::interp
