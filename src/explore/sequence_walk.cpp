// SPDX-License-Identifier: Apache-2.0
#include "explore/sequence_walk.h"

#include <map>

#include "concolic/inputs/input_builder.h"
#include "interp/run/meter.h"
#include "interp/run/run_scope.h"

namespace assay::explore {

using recipe::SequenceTree;

StraightRecipe straighten(const Menu& menu, const std::vector<std::uint32_t>& steps) {
  StraightRecipe straight;
  straight.recipe.literals = menu.recipe.literals;
  straight.recipe.fixed_steps = menu.recipe.fixed_steps;
  std::map<std::uint32_t, std::uint32_t> shared;  // leaves of the first steps, and the object
  auto own_leaf = [&](std::uint32_t leaf) {
    straight.leaves.push_back(leaf);
    straight.recipe.leaves.push_back(menu.recipe.leaves[leaf]);
    return static_cast<std::uint32_t>(straight.leaves.size() - 1);
  };
  auto add = [&](recipe::Step step, bool is_first) {
    for (recipe::Operand& operand : step.operands) {
      if (operand.kind != recipe::Operand::Kind::Leaf) continue;
      auto known = shared.find(operand.index);
      std::uint32_t own = known != shared.end() ? known->second : own_leaf(operand.index);
      if (is_first) shared[operand.index] = own;
      operand.index = own;
    }
    straight.recipe.steps.push_back(std::move(step));
  };
  for (std::size_t i = 0; i < menu.first_steps; ++i) add(menu.recipe.steps[i], true);
  if (menu.object && menu.object->kind == recipe::Operand::Kind::Leaf)
    shared[menu.object->index] = own_leaf(menu.object->index);
  for (std::uint32_t step : steps) add(menu.recipe.steps[step], false);
  return straight;
}

/// One run of the machine, which may have to be begun again.
struct SequenceWalk::Walker {
  SequenceWalk& walk;
  const Limits& limits;
  concolic::InputBuilder& builder;  // that has made the object
  RecipeRunner::Progress& progress;
  interp::Limits machine_limits;  // of each call
  vm::Ref object;
  std::vector<std::uint32_t> steps;   // to where it is
  std::vector<concolic::Edge> edges;  // that the last steps were the first to take

  /// False: the run has to be left.
  bool visit(const SequenceTree::Node& node) {
    for (std::uint32_t index : node.children) {
      const SequenceTree::Node& child = walk.tree_.node(index);
      for (std::size_t i = limits.first_input; i <= limits.last_input; ++i) {
        if (limits.is_over()) return true;
        if (!take(child, walk.menu_.steps[child.call][i])) return false;
      }
    }
    return true;
  }

  bool take(const SequenceTree::Node& node, std::uint32_t step) {
    interp::Machine& machine = walk.machine_;
    interp::Machine::Mark mark = machine.mark();
    interp::RunScope scope(machine);
    scope.set_limits(machine_limits);
    const std::vector<concolic::Edge>& all = builder.recorder().path().edges;
    const std::size_t edges_before = all.size(), own_before = edges.size();
    Outcome outcome = walk.runner_.take(progress, builder, step);
    edges.insert(edges.end(), all.begin() + static_cast<std::ptrdiff_t>(edges_before), all.end());
    steps.push_back(step);
    bool goes_on = !machine.run().stop().begins_again();
    if (goes_on && node.is_end) end(node, outcome);
    if (goes_on && !node.children.empty()) goes_on = extend(node, outcome);
    steps.pop_back();
    edges.resize(own_before);
    interp::rollback_part(machine, mark);
    return goes_on;
  }

  void end(const SequenceTree::Node& node, const Outcome& outcome) {
    ++walk.progress_.counts.endings;
    walk.progress_.counts.prefix_runs_saved += node.depth - 1;
    Ending ending{steps, outcome, edges};
    if (limits.is_wanted(ending)) walk.progress_.endings.push_back(std::move(ending));
  }

  bool extend(const SequenceTree::Node& node, const Outcome& outcome) {
    ++walk.progress_.counts.prefix_runs;
    bool may_follow =
        outcome.kind == Outcome::Kind::Returned ||
        (outcome.kind == Outcome::Kind::Threw && walk.runner_.tolerates_throwing_setup());
    if (!may_follow) return true;
    return go_on_from(node);
  }

  /// False: the run has to be left.
  bool go_on_from(const SequenceTree::Node& node) {
    // What took a new edge on the way has to be seen to its end.
    if (!walk.is_extended(node, object) || !edges.empty()) return visit(node);
    ++walk.progress_.counts.states_seen_again;
    return true;
  }
};

SequenceWalk::SequenceWalk(Explorer& explorer, const RecipeRunner& runner, const Menu& menu,
                           const SequenceTree& tree, Options options)
    : explorer_(explorer),
      runner_(runner),
      menu_(menu),
      tree_(tree),
      options_(std::move(options)),
      machine_(explorer.recorder().machine()) {}

/// Whether what follows the node was run from the same state before.
bool SequenceWalk::is_extended(const SequenceTree::Node& node, vm::Ref object) {
  if (!options_.compare_states) return false;
  auto state = recipe::state_of(machine_.universe(), {{object}, options_.statics});
  if (!state) {
    ++progress_.counts.states_too_large;
    return false;
  }
  if (progress_.states.insert(*state).second) ++progress_.counts.states;
  return !progress_.extended.emplace(*state, node.rest).second;
}

std::vector<SequenceWalk::Ending> SequenceWalk::run(const expr::Assignment& inputs,
                                                    const Limits& limits) {
  const Progress before = progress_;
  const std::uint64_t had_runs = before.counts.prefix_runs;
  const std::uint64_t had_saved = before.counts.prefix_runs_saved;
  explorer_.look(
      inputs,
      [&](concolic::Recorder& recorder) -> RunRecord {
        progress_ = before;
        concolic::InputBuilder builder(recorder);
        auto started = runner_.start(builder, menu_.first_steps, menu_.object);
        if (!started) return {};
        const vm::Ref object = RecipeRunner::started_object(*started, menu_.object);
        Walker walker{*this, limits, builder, *started, explorer_.look_limits(), object, {}, {}};
        walker.go_on_from(tree_.node(SequenceTree::kRoot));
        return {};
      },
      true);
  // So far those are the runs of all sequences by themselves.
  const std::uint64_t runs = progress_.counts.prefix_runs - had_runs;
  const std::uint64_t alone = progress_.counts.prefix_runs_saved - had_saved;
  progress_.counts.prefix_runs_saved = had_saved + (alone > runs ? alone - runs : 0);
  return std::exchange(progress_.endings, {});
}

}  // namespace assay::explore
