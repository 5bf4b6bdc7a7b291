// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/leaves.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/obstacle.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "solver/solver.h"
#include "vm/class.h"

namespace assay::explore {

namespace {

using concolic::Obstacle;
using expr::Assignment;
using Limited = Questions::Limited;

// Values of one pinned term that are explored, while there is something to find and after.
constexpr std::size_t kMostPins = 64, kEnoughPins = 6;
constexpr unsigned kMostAttempts = 2;  // of a query, each with more effort

bool is_exception(const vm::Class* type) {
  while (type != nullptr && type->name != "java/lang/Throwable") type = type->super;
  return type != nullptr;
}

}  // namespace

bool LeafSource::advance(const Program& program) {
  auto leaf = search_.runner.frontier().pop();
  if (!leaf) return false;
  pursue(*leaf, program);
  return true;
}

bool LeafSource::matters(const Frontier::Leaf& leaf) const {
  return search_.exhaustive || search_.runner.frontier().leads_to_uncovered(leaf);
}

bool LeafSource::has_values_enough(const Frontier::Leaf& leaf) const {
  const ExploreOptions& options = search_.options;
  const bool everything = search_.exhaustive || options.all_paths || options.arrays_by_index ||
                          search_.runner.branches().uncovered() > 0;
  const ConstraintTree& tree = search_.runner.tree();
  return tree.leaf(leaf.id).is_other &&
         tree.values_seen(leaf.id) >= (everything ? kMostPins : kEnoughPins) && !is_choice(leaf);
}

void LeafSource::pursue(const Frontier::Leaf& leaf, const Program& program) {
  ConstraintTree& tree = search_.runner.tree();
  // Nobody has asked for more of it yet.
  if (search_.inputs.is_closed_length(tree.subject(leaf.id))) return tree.mark_infeasible(leaf.id);
  ++search_.fruitless;
  if (has_values_enough(leaf)) {
    tree.mark_unknown(leaf.id, {Obstacle::Kind::ManyValues, {}});
    return;
  }
  if (search_.questions.is_left_to_chance(tree.constraints(leaf.id).back()))
    return give_up(leaf, {Obstacle::Kind::LeftToChance, {}});
  Questions::Reply reply = ask(leaf, Limited::Inputs);
  if (std::holds_alternative<solver::Unsat>(reply.answer)) {
    refuted(leaf, program);
    return try_without_pins(leaf, program);
  }
  if (const auto* unknown = std::get_if<solver::Unknown>(&reply.answer))
    return not_known(leaf, *unknown);
  follow(leaf, std::move(reply), program);
}

/// Runs what was found.
void LeafSource::follow(const Frontier::Leaf& leaf, Questions::Reply reply,
                        const Program& program) {
  ConstraintTree& tree = search_.runner.tree();
  Assignment input = on_top_of(leaf.run, std::get<solver::Sat>(reply.answer));
  if (search_.questions.sizes().is_oversized(input)) {
    reply = ask(leaf, Limited::InputsAndNewArrays);
    // Where nothing smaller leads there, the large array is what the program asks for.
    if (const auto* smaller = std::get_if<solver::Sat>(&reply.answer))
      input = on_top_of(leaf.run, *smaller);
  }
  const bool is_other = tree.leaf(leaf.id).is_other;
  const std::size_t values_before = is_other ? tree.values_seen(leaf.id) : 0;
  const PathRunner::Executed executed = search_.execute(input, program, leaf.id);
  const bool arrived = is_other ? tree.values_seen(leaf.id) > values_before
                                : tree.leaf(leaf.id).state != ConstraintTree::State::Unexplored;
  if (arrived) {
    if (is_other) search_.runner.frontier().push({leaf.id, leaf.run});
  } else if (executed.stopped) {
    tree.mark_unknown(leaf.id, {Obstacle::Kind::StoppedBefore, {}});
  } else if (reply.ignored_floats) {
    give_up(leaf, {Obstacle::Kind::LeftToChance, {}});
  } else {
    ++search_.log.statistics.divergences;
    note_branch_reason(leaf, {Obstacle::Kind::OtherPath, {}});
    tree.mark_unknown(leaf.id, {Obstacle::Kind::Diverged, {}});
  }
}

Questions::Reply LeafSource::ask(const Frontier::Leaf& leaf, Limited limited) {
  const PathRunner::Run& run = search_.runner.runs()[leaf.run];
  return search_.questions.ask(
      {.start = run.assignment,
       .assumptions = run.assumptions,
       .constraints = search_.runner.tree().constraints(leaf.id),
       .worth = {.matters = matters(leaf), .is_proof = search_.exhaustive, .attempt = leaf.attempt},
       .wishes = wishes(leaf)},
      limited);
}

/// Which exception comes next: what is done with one depends on its class, so that each class has
/// its turn before other constructors of the same.
std::vector<expr::Model> LeafSource::wishes(const Frontier::Leaf& leaf) const {
  if (!is_choice(leaf)) return {};
  const expr::Variable choice =
      search_.terms.node(search_.runner.tree().subject(leaf.id)).variable();
  const concolic::NodeId* id = search_.inputs.owner(choice);
  if (id == nullptr || !is_exception(search_.inputs.node(*id).type)) return {};
  std::map<const vm::Class*, unsigned> earlier;  // candidates of the class
  std::vector<std::pair<unsigned, expr::Model>> order;
  for (const concolic::Candidate& each : search_.inputs.node(*id).candidates)
    order.push_back({earlier[each.klass]++, {{choice, each.number}}});
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<expr::Model> found;
  for (auto& [rank, model] : order) found.push_back(std::move(model));
  return found;
}

Assignment LeafSource::on_top_of(std::uint32_t run, const solver::Sat& answer) const {
  Assignment input = search_.runner.runs()[run].assignment;
  for (auto [variable, value] : answer.model) input.set(variable, value);
  return input;
}

void LeafSource::not_known(const Frontier::Leaf& leaf, const solver::Unknown& unknown) {
  search_.log.note(unknown);
  give_up(leaf, {Obstacle::Kind::Solver, text_of(unknown)});
  if (!matters(leaf) || leaf.attempt + 1 >= kMostAttempts) return;
  search_.runner.tree().reopen(leaf.id);
  search_.runner.frontier().push({leaf.id, leaf.run, leaf.attempt + 1});
}

/// Whether a pinned value is one of finitely many objects.
bool LeafSource::is_choice(const Frontier::Leaf& leaf) const {
  const expr::Node& node = search_.terms.node(search_.runner.tree().subject(leaf.id));
  return node.op == expr::Op::Variable &&
         search_.terms.info(node.variable()).kind == expr::VariableKind::Choice;
}

/// A contradiction may be due to our limit on lengths only: a proof must not rest on that.
void LeafSource::refuted(const Frontier::Leaf& leaf, const Program& program) {
  const bool is_proof = search_.exhaustive || search_.options.proofs;
  if (is_proof && search_.inputs.has_lengths() &&
      !std::holds_alternative<solver::Unsat>(ask(leaf, Limited::Nothing).answer)) {
    if (insists_on_length(leaf, program)) return;
    return give_up(leaf, {Obstacle::Kind::NeedsLonger, std::to_string(search_.options.max_length)});
  }
  search_.runner.tree().mark_infeasible(leaf.id);
}

/// Follows a leaf that only longer strings or arrays than usual lead to; false if none is found.
/// Not for objects in any state: more lengths would bring no proof.
bool LeafSource::insists_on_length(const Frontier::Leaf& leaf, const Program& program) {
  if (!search_.exhaustive || search_.options.any_state) return false;
  Questions::Reply reply = ask(leaf, Limited::InputsGenerously);
  if (!std::holds_alternative<solver::Sat>(reply.answer)) return false;
  follow(leaf, std::move(reply), program);
  return true;
}

/// What contradicts a value that was fixed on the way, say by a native that has no model, may be
/// reached by another value. No leaf leads there if there are too many of them.
void LeafSource::try_without_pins(const Frontier::Leaf& leaf, const Program& program) {
  constexpr std::size_t kMostTried = 64;
  if (search_.exhaustive || !search_.runner.frontier().leads_to_uncovered(leaf)) return;
  const ConstraintTree& tree = search_.runner.tree();
  const std::vector<expr::Term> constraints =
      tree.constraints(leaf.id, ConstraintTree::Pins::LeftOut);
  const bool has_pins = constraints.size() <= tree.leaf(leaf.id).position;
  if (!has_pins || tried_without_pins_.size() >= kMostTried) return;
  if (!tried_without_pins_.insert(constraints.back()).second) return;
  const Assignment& start = search_.runner.runs()[leaf.run].assignment;
  if (auto input = search_.questions.input_for(start, constraints))
    search_.execute(*input, program);
}

void LeafSource::give_up(const Frontier::Leaf& leaf, const Obstacle& reason) {
  note_branch_reason(leaf, reason);
  search_.runner.tree().mark_unknown(leaf.id, reason);
}

void LeafSource::note_branch_reason(const Frontier::Leaf& leaf, Obstacle reason) {
  const ConstraintTree& tree = search_.runner.tree();
  const concolic::Site& site = tree.question(leaf.id).site;
  if (site.method == nullptr) return;
  search_.log.branch_reasons[{site.method, static_cast<std::uint32_t>(site.bytecode_index),
                              static_cast<std::uint32_t>(tree.leaf(leaf.id).outcome)}] =
      std::move(reason);
}

}  // namespace assay::explore
