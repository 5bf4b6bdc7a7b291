// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "explore/run_record.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "interp/run/run_scope.h"
#include "replay/elsewhere.h"
#include "search/trial.h"

namespace assay::replay {

/// How a run of a finished test differs from an ordinary one.
struct TestRunOptions {
  std::uint64_t fuel = 2'000'000;
  std::uint64_t milliseconds = 1'000;
  /// Other identity hashes, another order of unordered collections, another time that passes more
  /// slowly, other random numbers, another caller, more processors, other threads that are faster:
  /// what a test must not depend on.
  /// Objects that are older than the run keep their hashes unless it is Wildly so: then tables that
  /// are sorted by them are out of order.
  enum class Perturbed : std::uint8_t { Not, Mildly, Wildly };
  Perturbed perturbed = Perturbed::Not;
  Elsewhere elsewhere;
  unsigned variant = 0;  // of hashes and random numbers
  /// How much later it is when it is perturbed: another year, day, hour and minute, and a month of
  /// another length.
  std::int64_t later =
      (1'250LL * 24 * 3600 + 5LL * 3600 + 17LL * 60) * 1'000'000'000 + 12'345'678'901;
};

/// Runs a trial with nothing recorded, calls `look` with what it came to, and undoes everything.
void run_test(interp::Machine& machine, search::Trial& trial, const expr::Assignment& input,
              const TestRunOptions& options,
              const std::function<void(const explore::RunRecord&)>& look);

/// The same without undoing: for tests that run one after the other. The limits of the run hold
/// until the scope ends, also for whoever looks at what the run has left.
explore::RunRecord run_and_keep(interp::RunScope& scope, search::Trial& trial,
                                const expr::Assignment& input, const TestRunOptions& options);

}  // namespace assay::replay
