// SPDX-License-Identifier: Apache-2.0
// What there is to see besides branches: other ways to end, rounds of loops, targets of calls.
// Every method is explored a little further by itself; then with one object passed twice; then the
// candidate sequences of calls before it are run: see campaign_candidates.cpp.
#include <fmt/format.h>

#include "search/campaign.h"

namespace assay::search {

namespace {

constexpr unsigned kPatience = 12, kSharedPatience = 4;

}  // namespace

std::string Campaign::outcome_key(const vm::Method& method, const explore::Outcome& outcome) {
  return fmt::format("{} {} {}", method.id, outcome.exception, outcome.at);
}

void Campaign::explore_behaviours(Deadline limit) {
  if (options_.symbolic_states) explore_states(slice(limit, 0.5));
  explore_endings(slice(limit, 0.4));
  if (options_.criteria.overflow) explore_overflow(slice(limit, 0.4));
  explore_shared(slice(limit, 0.3));
  explore_candidates(limit);
}

void Campaign::explore_endings(Deadline limit) {
  for (Trial* trial : member_trials_) {
    if (out_of_time(limit)) return;
    if (trial == nullptr || trial->is_exhausted()) continue;
    trial->explore(listener_, {.patience = kPatience, .deadline = slice(limit, 0.2), .wanted = [] {
                                 return true;
                               }});
  }
}

/// Has the solver make sums wrap, on the paths that were found.
void Campaign::explore_overflow(Deadline limit) {
  for (std::size_t i = 0, count = found_.size(); i < count && !out_of_time(limit); ++i) {
    Trial& trial = *found_[i].trial;
    expr::Assignment input = found_[i].input;
    Trial::Sight sight = trial.look(input, limit, false);
    for (const concolic::Sum& sum : sight.path.sums) {
      if (sum.site.method->owner != &klass_ || kept_goals_.count(GoalFinder::overflow_at(sum)) != 0)
        continue;
      auto wrapping = trial.explorer().input_for(input, sight.path, sum.decisions, sum.wraps);
      if (wrapping) keep(look(trial, std::move(*wrapping), limit, false));
    }
  }
}

bool Campaign::compares_references(const vm::Method& method) const {
  auto reachable = reachable_.find(&method);
  return reachable != reachable_.end() &&
         std::any_of(reachable->second.begin(), reachable->second.end(),
                     [](const concolic::Edge& edge) { return GoalFinder::finds_same(edge); });
}

/// Null may be all that was ever found to be the same as something.
void Campaign::explore_shared(Deadline limit) {
  for (vm::Method* method : members_) {
    if (!compares_references(*method)) continue;
    for (recipe::Recipe& recipe : recipes_.aliased(*method)) {
      if (out_of_time(limit)) return;
      pursue(add_trial(std::move(recipe)), kSharedPatience, slice(limit, 0.2));
    }
  }
}

bool Campaign::ends_anew(const vm::Method& method, const explore::Outcome& outcome) {
  if (outcome.kind == explore::Outcome::Kind::Threw)
    return kept_outcomes_.count(outcome_key(method, outcome)) == 0;
  return outcome.kind == explore::Outcome::Kind::Returned && options_.criteria.endings &&
         kept_goals_.count(finder_.ending_of(method, outcome)) == 0;
}

}  // namespace assay::search
