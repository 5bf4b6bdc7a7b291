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
  if (path.lures.empty() || branches_.uncovered() == 0) return;
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
  Lure lure = std::move(lures_.front());
  lures_.pop_front();
  solver::Query query;
  query.start = runs_[lure.run].assignment;
  query.effort.wall_milliseconds = std::min(options_.query_milliseconds, milliseconds_left());
  inputs_.all_axioms(query.constraints, true);
  query.constraints.insert(query.constraints.end(), lure.constraints.begin(),
                           lure.constraints.end());
  if (floats_.contains(lure.constraints.back()) && options_.floats_by_chance) return true;
  drop_floats(query.constraints);
  ++statistics_.queries;
  solver::Answer answer = solve(query);
  const auto* found = std::get_if<solver::Sat>(&answer);
  if (found == nullptr) return true;
  expr::Assignment input = runs_[lure.run].assignment;
  for (auto [variable, value] : found->model) input.set(variable, value);
  execute(input, body, listener);
  return true;
}

}  // namespace assay::explore
