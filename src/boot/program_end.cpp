// SPDX-License-Identifier: Apache-2.0
#include "boot/program_end.h"

#include "interp/threads/thread_end.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::boot {

void end_program(interp::Machine& machine, const interp::Completion& of_main) {
  vm::Universe& universe = machine.universe();
  if (of_main.kind == interp::Completion::Kind::Threw) {
    vm::Ref thread = machine.current().object;
    vm::Method* dispatch = universe.find_method(
        *universe.class_of(thread), "dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    const interp::Completion told =
        machine.call(*dispatch, {vm::Slot::of_ref(thread), vm::Slot::of_ref(of_main.exception)});
    if (told.kind == interp::Completion::Kind::Threw)
      interp::report_failed_handler(machine, machine.current(), told.exception);
  }
  if (!machine.run().stop()) machine.finish_threads();
  if (!machine.run().stop()) {
    vm::Class* shutdown = universe.load_boot("java/lang/Shutdown");
    machine.call(*universe.find_method(*shutdown, "shutdown", "()V"), {});
  }
}

}  // namespace assay::boot
