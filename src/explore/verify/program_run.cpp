// SPDX-License-Identifier: Apache-2.0
#include "explore/verify/program_run.h"

#include "boot/program_end.h"
#include "classfile/instructions.h"
#include "concolic/environment/surrounding.h"
#include "explore/outcome_text.h"
#include "interp/stop_reason.h"
#include "interp/threads/thread.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

/// By these a program asks for something to be done at its end.
struct EndMethod {
  std::string_view class_name, name;
};
constexpr EndMethod kEndMethods[] = {
    {"java/lang/Runtime", "addShutdownHook"},
    {"java/lang/Thread", "setUncaughtExceptionHandler"},
    {"java/lang/Thread", "setDefaultUncaughtExceptionHandler"},
};

/// Whether main looks at its parameter.
bool reads_arguments(vm::Universe& universe, const vm::Method& main) {
  const auto code = vm::VerifiedCode::of(universe, main);
  if (!code) return true;
  for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
    if (each.loaded_local() == 0) return true;
  }
  return false;
}

}  // namespace

ProgramRun::ProgramRun(interp::Machine& machine, Explorer& explorer, vm::Class& main_class,
                       vm::Method& main)
    : machine_(machine),
      explorer_(explorer),
      main_class_(main_class),
      main_(main),
      reads_arguments_(reads_arguments(machine.universe(), main)) {
  vm::Universe& universe = machine.universe();
  for (const auto& [class_name, name] : kEndMethods) {
    for (vm::Method& method : universe.load_boot(class_name)->methods) {
      if (universe.symbols().text(method.name) != name) continue;
      explorer.recorder().watch(
          method, [this](const interp::JavaThread&, const vm::Slot*) { asked_for_end_ = true; });
    }
  }
}

interp::Completion ProgramRun::run_main() {
  vm::Universe& universe = machine_.universe();
  const interp::Completion ready = machine_.initialise(main_class_);
  if (!ready.returned()) return ready;
  vm::Ref arguments = universe.new_array(*universe.array_of(universe.well_known().string), 0);
  return machine_.call(main_, {vm::Slot::of_ref(arguments)});
}

/// Printing what was not caught is of no interest.
bool ProgramRun::has_more_to_do() const {
  return asked_for_end_ || machine_.scheduler().has_user_threads(&machine_.current());
}

Outcome ProgramRun::execute(Violations& violations) {
  asked_for_end_ = false;
  violations.begin();
  if (reads_arguments_) explorer_.environment()->note(concolic::Surrounding::Arguments);
  const interp::Completion completion = run_main();
  Outcome outcome = describe_outcome(machine_, main_, completion);
  violations.main_ended(outcome, completion);
  if (!violations.found() && !machine_.run().stop() && has_more_to_do())
    boot::end_program(machine_, completion);
  const interp::Stop& stop = machine_.run().stop();
  if (stop.reason == interp::StopReason::Exit) return {};
  if (!stop || outcome.kind == Outcome::Kind::Stopped) return outcome;
  return describe_outcome(machine_, main_, {interp::Completion::Kind::Stopped, {}, {}});
}

}  // namespace assay::explore
