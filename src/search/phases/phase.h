// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "search/phases/workbench.h"
#include "search/schedule.h"

namespace assay::search {

/// One way to look for inputs that show something new. Each has its turn in some rounds of the
/// search: see the tables in campaign.cpp.
class Phase {
 public:
  using Deadline = Schedule::Deadline;
  explicit Phase(Workbench& bench) : bench_(bench) {}
  virtual ~Phase() = default;
  Phase(const Phase&) = delete;
  Phase& operator=(const Phase&) = delete;

  /// Tries until the limit. Rounds count from 0 on and are of growing effort.
  virtual void run(unsigned round, Deadline limit) = 0;

 protected:
  Workbench& bench_;
};

// Towards branches that no run has covered:
/// Every member is called once and with a few random inputs, then until it returns.
std::unique_ptr<Phase> seed_members(Workbench& bench);
/// The members by themselves, solved for, then by chance.
std::unique_ptr<Phase> explore_members(Workbench& bench);
/// The receiver is its own argument.
std::unique_ptr<Phase> explore_aliases(Workbench& bench);
/// Calls before the member that change what it reads.
std::unique_ptr<Phase> explore_sequences(Workbench& bench);
/// Calls by the symbolic states that they lead to.
std::unique_ptr<Phase> explore_states(Workbench& bench);
/// Random programs, and findings with one more call.
std::unique_ptr<Phase> explore_random(Workbench& bench);

// Towards what else there is to see:
/// Every member a little further by itself: other ways to end, rounds of loops, callees.
std::unique_ptr<Phase> explore_endings(Workbench& bench);
/// Sums that wrap, on the paths that were found.
std::unique_ptr<Phase> explore_overflow(Workbench& bench);
/// The same for calls whose result is another number then.
std::unique_ptr<Phase> explore_wrong_results(Workbench& bench);
/// One object passed twice where references are compared.
std::unique_ptr<Phase> explore_shared(Workbench& bench);
/// Tests of the typed parameter graph, by chance; goes on where it was in the round before.
std::unique_ptr<Phase> explore_typed(Workbench& bench);
/// The candidate sequences of calls before each member.
std::unique_ptr<Phase> explore_candidates(Workbench& bench);
/// Members with static fields as inputs, and with more or fewer classes initialised before.
std::unique_ptr<Phase> explore_static_state(Workbench& bench);

}  // namespace assay::search
