// SPDX-License-Identifier: Apache-2.0
#include "replay/other_threads.h"

#include <algorithm>

#include "interp/run/run_scope.h"
#include "interp/threads/thread.h"
#include "replay/library_calls.h"
#include "vm/ref.h"

namespace assay::replay {

namespace {

constexpr std::int64_t kMilliseconds = 10'000;  // of virtual time
/// What a thread has not done by then it need not have done before others look.
constexpr std::uint64_t kFuelOfOthers = 20'000;

bool has_others(interp::Machine& machine) {
  const auto& threads = machine.scheduler().threads();
  return std::any_of(threads.begin(), threads.end(), [&](const auto& thread) {
    return thread.get() != &machine.current() && thread->state != interp::ThreadState::Daemonised &&
           thread->state != interp::ThreadState::Terminated;
  });
}

}  // namespace

void let_others_go_on(interp::Machine& machine) {
  if (!has_others(machine)) return;
  interp::RunScope scope(machine);
  scope.set_limits({.fuel = kFuelOfOthers});
  LibraryCalls(machine).call_static("java/lang/Thread", "sleep", "(J)V",
                                    {vm::Slot::of_long(kMilliseconds)});
}

}  // namespace assay::replay
