// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <set>
#include <vector>

#include "generate/class_calls.h"
#include "generate/draft.h"
#include "mutants/mutants.h"

namespace assay::generate {

/// Tries every small fault of a class on the drafts that may run it, and notes which of their
/// assertions notice.
class MutationRun {
 public:
  MutationRun(interp::Machine& machine, Drafter& drafter, vm::Class& klass,
              const explore::BranchMap& branches);

  /// False: the time was up before all mutants had been tried.
  bool run(std::vector<Draft>& drafts, std::chrono::steady_clock::time_point deadline);

  /// Mutants that can be run but that no draft notices.
  std::set<std::uint32_t> survivors(const std::vector<Draft>& drafts) const;
  /// Whether a recipe may execute one of them.
  bool reaches_any(const Trial& trial, const std::set<std::uint32_t>& mutants) const;
  /// Tries some mutants on a new draft; gives those that it kills.
  std::set<std::uint32_t> try_all(Draft& draft, const std::set<std::uint32_t>& mutants);

  const std::vector<mutants::Mutant>& mutants() const { return mutants_; }
  /// Whether any draft may execute the place of a mutant.
  bool is_covered(std::size_t mutant) const { return covered_[mutant]; }

 private:
  bool may_run(const Draft& draft, const vm::Method& method) const;
  bool may_call(const Trial& trial, const vm::Method& method, bool by_callees) const;
  bool has_branches(const vm::Method& method) const;
  /// True if the draft notices the mutant that is installed.
  bool try_on(Draft& draft, std::uint32_t mutant);

  interp::Machine& machine_;
  Drafter& drafter_;
  const explore::BranchMap& branches_;
  ClassCalls calls_;
  std::vector<mutants::Mutant> mutants_;
  std::vector<bool> covered_;
};

}  // namespace assay::generate
