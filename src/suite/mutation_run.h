// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <set>
#include <vector>

#include "base/clocks.h"
#include "drafts/draft.h"
#include "explore/branches/branch_map.h"
#include "interp/machine.h"
#include "mutants/mutants.h"
#include "replay/test_run.h"
#include "search/class_calls.h"
#include "search/trial.h"
#include "vm/class.h"

namespace assay::suite {

/// Tries every small fault of a class, and of those tested with it, on the drafts that may run it,
/// and notes which of their assertions notice.
class MutationRun {
 public:
  MutationRun(interp::Machine& machine, drafts::Drafter& drafter,
              const std::vector<vm::Class*>& classes, const explore::BranchMap& branches);

  /// False: the time was up before all mutants had been tried.
  bool run(std::vector<drafts::Draft>& drafts, WorkClock::time_point deadline);

  /// Mutants that can be run but that no draft notices.
  std::set<std::uint32_t> survivors(const std::vector<drafts::Draft>& drafts) const;
  /// Whether a recipe may execute one of them.
  bool reaches_any(const search::Trial& trial, const std::set<std::uint32_t>& mutants) const;
  /// Tries some mutants on a new draft, as many as there is time for; gives those that it kills.
  std::set<std::uint32_t> try_all(drafts::Draft& draft, const std::set<std::uint32_t>& mutants,
                                  WorkClock::time_point deadline);

  /// Looks again at what is not known to be noticed by the kept drafts as they are now, and, with
  /// more patience, at what seemed never to end. False: the time was up before that.
  bool settle(std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& kept,
              WorkClock::time_point deadline);

  /// Tries all mutants on the kept drafts that can say what invented objects were told: whether
  /// that is worth saying depends on what each test notices, not only on what no other one does.
  bool try_on_told(std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& kept,
                   WorkClock::time_point deadline);

  const std::vector<mutants::Mutant>& mutants() const { return mutants_; }
  /// Whether any draft may execute the place of a mutant.
  bool is_covered(std::size_t mutant) const { return covered_[mutant]; }

 private:
  bool may_run(const drafts::Draft& draft, const vm::Method& method) const;
  bool is_asked(const drafts::Draft& draft, const vm::Method& method) const;
  bool may_call(const search::Trial& trial, const vm::Method& method, bool by_callees) const;
  bool is_nested(const vm::Method& method) const { return method.owner != classes_.front(); }
  bool has_branches(const vm::Method& method) const;
  /// True if the draft notices the mutant that is installed.
  bool try_on(drafts::Draft& draft, std::uint32_t mutant, const replay::TestRunOptions& limits);

  interp::Machine& machine_;
  drafts::Drafter& drafter_;
  const explore::BranchMap& branches_;
  std::vector<vm::Class*> classes_;
  search::ClassCalls calls_;
  std::vector<mutants::Mutant> mutants_;
  std::vector<bool> covered_;
  std::set<std::uint32_t> endless_;  // ran out of their limits
};

}  // namespace assay::suite
