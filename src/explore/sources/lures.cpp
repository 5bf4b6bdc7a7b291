// SPDX-License-Identifier: Apache-2.0
// Lures: what a run would have found behind a value that was fixed on the way, such as a key in
// another bucket of a hash table. No decision leads there, so the fixed values are left out and
// the answer is tried as one more input.
#include "explore/explorer.h"

namespace assay::explore {

namespace {

constexpr std::size_t kMostLures = 64;

}  // namespace

void Explorer::keep_lures(const concolic::PathRecord& path, std::uint32_t run) {
  if (path.lures.empty()) return;
  std::vector<expr::Term> constraints;
  for (const concolic::Decision& decision : path.decisions) {
    bool observed = decision.site.method != nullptr && decision.site.method->traits.observed;
    if (observed && decision.kind != concolic::DecisionKind::Pin)
      constraints.push_back(concolic::condition_of(inputs_, decision, decision.outcome));
  }
  for (expr::Term lure : path.lures) {
    if (lures_seen_.size() >= kMostLures || !lures_seen_.insert(lure).second) continue;
    lures_.push_back({run, constraints});
    lures_.back().constraints.push_back(lure);
  }
}

bool Explorer::follow_lure(const Body& body, const Listener& listener) {
  if (lures_.empty()) return false;
  if (branches_.uncovered() == 0) ++fruitless_;
  Lure lure = std::move(lures_.front());
  lures_.pop_front();
  if (floats_.contains(lure.constraints.back()) && options_.floats_by_chance) return true;
  if (auto input = input_for(runs_[lure.run].assignment, lure.constraints))
    execute(*input, body, listener);
  return true;
}

std::optional<expr::Assignment> Explorer::input_for(const expr::Assignment& start,
                                                    const std::vector<expr::Term>& constraints) {
  solver::Query query;
  query.start = start;
  limit_time(query.effort);
  inputs_.all_axioms(query.constraints, true);
  query.constraints.insert(query.constraints.end(), constraints.begin(), constraints.end());
  drop_floats(query.constraints);
  ++statistics_.queries;
  solver::Answer answer = solve(query);
  const auto* found = std::get_if<solver::Sat>(&answer);
  if (const auto* unknown = std::get_if<solver::Unknown>(&answer)) {
    note_unknown(*unknown);
    ++obstacles_["solver: " + text_of(*unknown)];
  }
  if (found == nullptr) return std::nullopt;
  expr::Assignment input = start;
  for (auto [variable, value] : found->model) input.set(variable, value);
  return input;
}

std::optional<expr::Assignment> Explorer::input_for(const expr::Assignment& start,
                                                    const concolic::PathRecord& path,
                                                    std::size_t decisions, expr::Term goal) {
  std::vector<expr::Term> constraints = path.assumptions;
  for (std::size_t i = 0; i < decisions && i < path.decisions.size(); ++i) {
    const concolic::Decision& decision = path.decisions[i];
    constraints.push_back(concolic::condition_of(inputs_, decision, decision.outcome));
  }
  constraints.push_back(goal);
  return input_for(start, constraints);
}

}  // namespace assay::explore
