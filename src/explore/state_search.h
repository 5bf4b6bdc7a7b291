// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <vector>

#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "explore/recipe_runner.h"
#include "explore/sequence_walk.h"
#include "explore/symbolic_state.h"
#include "expr/assignment.h"
#include "vm/class.h"

namespace assay::explore {

/// What searches by symbolic states have found.
struct StateCounts {
  std::vector<std::uint64_t> states;  // that were gone on from, by the number of calls
  std::uint64_t subsumed = 0;         // by a state that others were
  std::uint64_t too_large = 0;        // to be compared: not gone on from
  std::uint64_t left_out = 0;         // more states and paths than are looked at
  std::uint64_t runs = 0;
};

/// Runs sequences of calls with inputs that the solver chooses: from each state every path of every
/// call, first all sequences of one call, then of two ... Of the states that they lead to it goes
/// on from those only that no other has as special cases; what a sorted list does after many calls
/// depends on how many there were, not on their order.
class StateSearch {
 public:
  struct Options {
    std::size_t max_calls = 6;
    std::vector<vm::Field*> statics;  // that are part of a state
  };
  /// The menu has as many inputs of each call as calls are made at most.
  StateSearch(Explorer& explorer, const RecipeRunner& runner, const Menu& menu, Options options);

  struct Ending {
    SequenceWalk::Ending sequence;
    expr::Assignment input;
  };
  struct Limits {
    std::function<bool()> is_over;
    /// Whether a call of the menu is of interest: by itself, and for what comes after it.
    std::function<bool(std::size_t call)> is_wanted, may_change;
    std::function<void(const Ending&)> found;  // hears of every path to its end
  };
  void run(const Limits& limits);
  const StateCounts& counts() const { return counts_; }

 private:
  struct Reached {
    std::vector<std::uint32_t> steps;
    expr::Assignment input;
    std::size_t decisions = 0;  // on the way
    SymbolicState state;
  };
  /// One run to come: with which input, and from which decision on others are tried.
  struct Attempt {
    expr::Assignment input;
    std::size_t first;
    std::vector<std::uint64_t> values;  // that the first decision has had if it is a Pin
  };
  struct Run {
    RunRecord record;
    std::optional<SymbolicState> state;
    std::size_t edges_before = 0;  // of the last call
  };
  Run execute(const std::vector<std::uint32_t>& steps, const expr::Assignment& input, bool goes_on);
  void follow_paths(const Reached& from, const std::vector<std::uint32_t>& steps, bool goes_on,
                    const Limits& limits, std::vector<Reached>& reached);
  void ask(const Attempt& attempt, const concolic::PathRecord& path, std::vector<Attempt>& open);
  std::vector<Reached> general_ones(std::vector<Reached> reached, const Limits& limits);
  bool is_subsumed(const Reached& one, const std::vector<Reached>& by);

  Explorer& explorer_;
  const RecipeRunner& runner_;
  const Menu& menu_;
  Options options_;
  std::vector<std::vector<Reached>> levels_;  // by the number of calls
  StateCounts counts_;
};

}  // namespace assay::explore
