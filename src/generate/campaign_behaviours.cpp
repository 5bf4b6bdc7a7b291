// SPDX-License-Identifier: Apache-2.0
// What there is to see besides branches: other ways to end, rounds of loops, targets of calls.
// Every method is explored a little further by itself; then with one object passed twice; then the
// candidate sequences of calls before it are run with a few inputs each.
#include <fmt/format.h>

#include "generate/campaign.h"
#include "recipe/invokables.h"

namespace assay::generate {

namespace {

using recipe::Invokable;

constexpr std::size_t kLongest = 5;          // calls, the constructor and the one under test too
constexpr std::size_t kMostSequences = 400;  // of one method
constexpr unsigned kDraws = 2;
constexpr unsigned kPatience = 12, kSharedPatience = 4;

bool is_call_or_store(const Invokable& invokable) {
  return invokable.kind == Invokable::Kind::Method ||
         invokable.kind == Invokable::Kind::StaticMethod ||
         invokable.kind == Invokable::Kind::FieldStore ||
         invokable.kind == Invokable::Kind::StaticFieldStore;
}

}  // namespace

std::string Campaign::outcome_key(const vm::Method& method, const explore::Outcome& outcome) {
  return fmt::format("{} {} {}", method.id, outcome.exception, outcome.at);
}

void Campaign::explore_behaviours(Deadline limit) {
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

void Campaign::explore_candidates(Deadline limit) {
  std::vector<Invokable> invokables = mutators_.invokables();
  recipe::add_effects(invokables, effects_);
  for (std::size_t i = 0; i < invokables.size(); ++i) {
    vm::Method* method = invokables[i].method;
    bool is_member = std::find(members_.begin(), members_.end(), method) != members_.end();
    if (!is_member || !is_call_or_store(invokables[i]) || out_of_time(limit)) continue;
    recipe::SequenceSearch search(invokables, i, {});
    std::size_t left = kMostSequences;
    for (std::size_t length = 2; length <= kLongest; ++length) {
      search.enumerate(length, [&](const std::vector<std::uint32_t>& sequence) {
        if (left == 0 || out_of_time(limit)) return false;
        --left;
        try_sequence(sequence, *method, limit);
        return true;
      });
    }
  }
}

bool Campaign::ends_anew(const vm::Method& method, const explore::Outcome& outcome) {
  if (outcome.kind == explore::Outcome::Kind::Threw)
    return kept_outcomes_.count(outcome_key(method, outcome)) == 0;
  return outcome.kind == explore::Outcome::Kind::Returned && options_.criteria.endings &&
         kept_goals_.count(finder_.ending_of(method, outcome)) == 0;
}

void Campaign::try_sequence(const std::vector<std::uint32_t>& sequence, vm::Method& method,
                            Deadline limit) {
  RecipeMaker::Calls before;
  for (std::size_t i = 0; i + 1 < sequence.size(); ++i) {
    const Invokable& invokable = mutators_.invokables()[sequence[i]];
    if (invokable.kind == Invokable::Kind::Constructor) continue;  // makes the receiver
    if (!is_call_or_store(invokable)) return;
    before.push_back(&invokable);
  }
  if (before.empty() || before.size() > options_.max_calls) return;
  auto trial = std::make_unique<Trial>(context_, recipes_.sequence(before, method));
  bool is_kept = false;
  for (unsigned i = 0; i <= kDraws && !out_of_time(limit); ++i) {
    expr::Assignment input;
    if (i > 0) input = draw(*trial, nullptr);
    Trial::Sight sight = trial->look(input, limit);
    bool is_novel = is_new(sight.path.edges) || ends_anew(method, sight.outcome);
    if (!is_novel) continue;
    trial->try_input(input, listener_, limit);
    // The path may be an old one that ends in a new way.
    if (ends_anew(method, sight.outcome)) keep(look(*trial, input, limit, false));
    is_kept = true;
  }
  if (is_kept) trials_.push_back(std::move(trial));
}

}  // namespace assay::generate
