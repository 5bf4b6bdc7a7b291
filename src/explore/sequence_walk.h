// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "explore/recipe_runner.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "recipe/object_state.h"
#include "recipe/recipe.h"
#include "recipe/sequences/sequence_tree.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// A recipe from which sequences choose: some steps that come first, and for each call of a tree a
/// step per input. All are on one object, or on none.
struct Menu {
  recipe::Recipe recipe;
  std::size_t first_steps = 0;
  std::optional<recipe::Operand> object;
  std::vector<std::vector<std::uint32_t>> steps;  // by call and input
};

/// Steps of a menu as a recipe of its own.
struct StraightRecipe {
  recipe::Recipe recipe;
  std::vector<std::uint32_t> leaves;  // of the menu's recipe, by own leaf
};
StraightRecipe straighten(const Menu& menu, const std::vector<std::uint32_t>& steps);

/// What walks have cost and saved. Runs that were begun again because of an initialiser of the
/// library count once.
struct WalkCounts {
  std::uint64_t endings = 0;            // sequences that were run to their end
  std::uint64_t prefix_runs = 0;        // calls that others follow
  std::uint64_t prefix_runs_saved = 0;  // more of them if each sequence were run by itself
  std::uint64_t states = 0;             // different ones that such calls led to
  std::uint64_t states_seen_again = 0;  // and were not gone on from
  std::uint64_t states_too_large = 0;   // to be compared
};

/// Runs the sequences of a tree: each call once for all sequences that go on from there, from a
/// mark that the machine returns to. Where calls lead to a state that the same calls were made in
/// before, they are not made again: they would do the same.
class SequenceWalk {
 public:
  struct Options {
    bool compare_states = true;
    std::vector<vm::Field*> statics;  // that are part of the state
  };
  SequenceWalk(Explorer& explorer, const RecipeRunner& runner, const Menu& menu,
               const recipe::SequenceTree& tree, Options options);

  struct Ending {
    std::vector<std::uint32_t> steps;  // of the menu
    Outcome outcome;
    std::vector<concolic::Edge> edges;  // that no sequence of this run took before
  };
  struct Limits {
    std::size_t first_input = 0, last_input = 0;  // of the menu, for each call
    std::function<bool()> is_over;
    std::function<bool(const Ending&)> is_wanted;
  };
  /// The endings that are wanted, of sequences with these inputs.
  std::vector<Ending> run(const expr::Assignment& inputs, const Limits& limits);
  const WalkCounts& counts() const { return progress_.counts; }

 private:
  struct Progress {
    WalkCounts counts;
    std::set<std::uint64_t> states;
    std::set<std::pair<std::uint64_t, std::uint64_t>> extended;  // state and what follows
    std::vector<Ending> endings;
  };
  struct Walker;
  bool is_extended(const recipe::SequenceTree::Node& node, vm::Ref object);

  Explorer& explorer_;
  const RecipeRunner& runner_;
  const Menu& menu_;
  const recipe::SequenceTree& tree_;
  Options options_;
  interp::Machine& machine_;
  Progress progress_;
};

}  // namespace assay::explore
