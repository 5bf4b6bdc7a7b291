// SPDX-License-Identifier: Apache-2.0
#include "replay/test_run.h"

#include "concolic/recorder.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "interp/stop_reason.h"
#include "interp/threads/sticky_run.h"
#include "replay/immutable_order.h"
#include "replay/other_threads.h"
#include "vm/class.h"
#include "vm/universe.h"
#include "world/virtual_clock.h"

namespace assay::replay {

namespace {

constexpr std::uint64_t kOtherSalt = 0x5bd1e995;
constexpr std::int64_t kOtherPace = 7'919'000;
constexpr std::int32_t kOtherProcessors = 7;

vm::Method* other_caller(vm::Universe& universe) {
  vm::Class* threads = universe.load_boot("java/lang/Thread");
  return threads == nullptr ? nullptr : universe.find_method(*threads, "run", "()V");
}

}  // namespace

explore::RunRecord run_and_keep(interp::RunScope& scope, search::Trial& trial,
                                const expr::Assignment& input, const TestRunOptions& options) {
  interp::Machine& machine = scope.machine();
  interp::Limits limits;
  limits.fuel = options.fuel;
  limits.time = std::chrono::milliseconds(options.milliseconds);
  scope.set_limits(limits);
  if (options.perturbed != TestRunOptions::Perturbed::Not) {
    order_immutable_collections(machine.universe(), Order::Backwards);
    machine.world().clock.advance(options.later);
    for (unsigned i = 0; i <= options.variant; ++i) machine.world().random.next();
  }
  go_elsewhere(machine, options.elsewhere);
  if (machine.run().stop().begins_again())
    return {.outcome = {.kind = explore::Outcome::Kind::Stopped}};
  concolic::Recorder& recorder = trial.explorer().recorder();
  recorder.begin(input);
  recorder.set_quiet();
  explore::RunRecord record = trial.runner().run(recorder);
  record.path = recorder.take_path();
  recorder.clear_violations();
  return record;
}

void run_test(interp::Machine& machine, search::Trial& trial, const expr::Assignment& input,
              const TestRunOptions& options,
              const std::function<void(const explore::RunRecord&)>& look) {
  using Perturbed = TestRunOptions::Perturbed;
  interp::RunScope scope(machine);
  const std::int32_t processors = machine.world().processors;
  if (options.perturbed != Perturbed::Not) {
    machine.world().processors = kOtherProcessors;
    machine.universe().salt_hashes(kOtherSalt + options.variant,
                                   options.perturbed == Perturbed::Wildly);
    machine.world().clock.set_pace(kOtherPace);
    scope.set_called_by(other_caller(machine.universe()));
  }
  bool completed = false;
  interp::StickyRun sticky = interp::run_sticky(machine, [&] {
    const explore::RunRecord record = run_and_keep(scope, trial, input, options);
    if (options.perturbed != Perturbed::Not) let_others_go_on(machine);
    if (!machine.run().stop().begins_again()) {
      look(record);
      completed = true;
    }
    return interp::Completion{};
  });
  if (!completed) {
    explore::RunRecord stopped;
    stopped.outcome.kind = explore::Outcome::Kind::Stopped;
    stopped.outcome.stop = machine.run().stop().text();
    look(stopped);
  }
  machine.rollback(sticky.mark);
  machine.universe().salt_hashes(0, false);
  machine.world().clock.set_pace(world::VirtualClock::kNanosPerReading);
  machine.world().processors = processors;
}

}  // namespace assay::replay
