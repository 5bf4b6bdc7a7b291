// SPDX-License-Identifier: Apache-2.0
// What a campaign does in a round.
#include <algorithm>

#include "search/campaign.h"

namespace assay::search {

namespace {

constexpr unsigned kSeeds = 12;  // random inputs of every method to begin with

}  // namespace

/// Every method is called once and then with a few random inputs.
void Campaign::seed_members() {
  for (std::size_t i = 0; i < members_.size() && !out_of_time(deadline_); ++i) {
    Deadline limit = slice(deadline_, 0.05);
    member_trials_[i] = &add_trial(recipes_.sequence({}, *members_[i]));
    member_trials_[i]->try_input({}, listener_, limit);
    if (wants(*members_[i])) sample(*member_trials_[i], kSeeds, limit);
    enter(*member_trials_[i], limit);
  }
}

/// Every method is to be seen returning, whether or not there is a branch to be covered.
void Campaign::enter(Trial& trial, Deadline limit) {
  constexpr unsigned kDraws = 12, kPatience = 12;
  auto is_missing = [&] { return returned_.count(trial.tested()) == 0; };
  for (unsigned i = 0; i < kDraws && is_missing() && !out_of_time(limit); ++i)
    trial.try_input(draw(trial, nullptr), listener_, limit);
  if (is_missing()) trial.explore(listener_, {kPatience, limit, is_missing});
}

expr::Assignment Campaign::draw(Trial& trial, const Found* base) {
  constexpr unsigned kOther = 8;  // one in so many inputs is not kept
  expr::Assignment input;
  const std::vector<concolic::NodeId>& leaves = trial.runner().leaves();
  std::size_t kept = base == nullptr ? 0 : base->trial->runner().leaves().size();
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    if (i < kept && random_.below(kOther) != 0) {
      random_.copy({base->trial->inputs(), base->input}, base->trial->runner().leaves()[i],
                   trial.inputs(), leaves[i], input);
    } else {
      random_.draw(trial.inputs(), leaves[i], input);
    }
  }
  return input;
}

/// Something that went well, late ones more often.
const Found* Campaign::some_found() {
  if (found_.empty()) return nullptr;
  const Found& found = found_[std::max(random_.below(found_.size()), random_.below(found_.size()))];
  return found.outcome.kind == explore::Outcome::Kind::Returned ? &found : nullptr;
}

bool Campaign::is_new(const std::vector<concolic::Edge>& edges) const {
  return std::any_of(edges.begin(), edges.end(), [&](const concolic::Edge& edge) {
    return branches_.is_known(edge) && !branches_.is_covered(edge);
  });
}

/// Runs with random inputs; those that take a new branch are explored from later on.
bool Campaign::sample(Trial& trial, unsigned draws, Deadline limit, const Found* base) {
  bool any = false;
  for (unsigned i = 0; i < draws && !out_of_time(limit); ++i) {
    expr::Assignment input = draw(trial, base);
    if (!is_new(trial.look(input, limit).path.edges)) continue;
    trial.try_input(input, listener_, limit);
    any = true;
  }
  return any;
}

void Campaign::pursue(Trial& trial, unsigned patience, Deadline limit) {
  vm::Method& method = *trial.tested();
  trial.explore(listener_, {.patience = patience, .deadline = limit, .wanted = [this, &method] {
                              return wants(method);
                            }});
}

void Campaign::explore_members(unsigned patience, Deadline limit) {
  for (std::size_t i = 0; i < members_.size() && !out_of_time(limit); ++i) {
    Trial* trial = member_trials_[i];
    if (trial == nullptr || trial->is_exhausted()) continue;
    bool is_first = patience <= 8;
    if (!is_first && !wants(*members_[i])) continue;
    double share = 2.0 / static_cast<double>(members_.size() - i + 1);
    pursue(*trial, patience, slice(limit, std::min(share, 0.5)));
    if (wants(*members_[i])) sample(*trial, patience, limit);
  }
}

void Campaign::explore_aliases(Deadline limit) {
  for (vm::Method* method : members_) {
    if (!wants(*method)) continue;
    for (recipe::Recipe& recipe : recipes_.aliased(*method)) {
      if (out_of_time(limit)) return;
      pursue(add_trial(std::move(recipe)), 6, slice(limit, 0.2));
    }
  }
}

std::vector<RecipeMaker::Calls> Campaign::sequences_before(vm::Method& method, unsigned round) {
  std::vector<RecipeMaker::Calls> sequences;
  const std::size_t most = 6 + 2 * std::size_t{round};
  RecipeMaker::Calls best;
  for (std::uint32_t index : mutators_.mutators_of(method)) {
    if (best.size() < most) best.push_back(&mutators_.invokables()[index]);
  }
  auto add_repeated = [&](std::size_t times) {
    times = std::min<std::size_t>(times, options_.max_calls);
    for (const auto* one : best) sequences.push_back(RecipeMaker::Calls(times, one));
  };
  auto few = std::min<std::size_t>(best.size(), 3 + round);
  if (round == 0) add_repeated(1);
  if (round == 1) {
    add_repeated(3);
    for (std::size_t i = 0; i < few && options_.max_calls >= 2; ++i) {
      for (std::size_t k = 0; k < few; ++k) {
        if (i != k) sequences.push_back({best[i], best[k]});
      }
    }
  }
  if (round == 2) {
    add_repeated(8);
    for (std::size_t i = 0; i < few && options_.max_calls >= 3; ++i) {
      for (std::size_t k = 0; k < few; ++k) {
        for (std::size_t l = 0; l < few; ++l) sequences.push_back({best[i], best[k], best[l]});
      }
    }
  }
  return sequences;
}

void Campaign::explore_sequences(unsigned round, Deadline limit) {
  for (vm::Method* method : members_) {
    for (const auto& before : sequences_before(*method, round)) {
      if (out_of_time(limit)) return;
      if (!wants(*method)) break;
      explore_sequence(before, *method, limit);
    }
  }
}

void Campaign::explore_sequence(const RecipeMaker::Calls& before, vm::Method& method,
                                Deadline limit) {
  constexpr unsigned kDraws = 6, kPatience = 5, kMorePatience = 30;
  std::size_t kept = kept_edges_.size();
  Trial& trial = add_trial(recipes_.sequence(before, method));
  Deadline part = slice(limit, 0.1);
  trial.try_input({}, listener_, part);
  sample(trial, kDraws, part);
  pursue(trial, kPatience, part);
  if (kept_edges_.size() > kept) pursue(trial, kMorePatience, slice(limit, 0.1));
}

/// The methods that may still cover something take turns.
vm::Method& Campaign::next_wanted() {
  for (std::size_t i = 0; i < members_.size(); ++i) {
    vm::Method& member = *members_[turn_++ % members_.size()];
    if (wants(member)) return member;
  }
  return *members_[random_.below(members_.size())];
}

void Campaign::explore_random(std::size_t attempts, Deadline limit) {
  constexpr unsigned kDraws = 4, kPatience = 16, kSolvedOneIn = 12;
  if (members_.empty()) return;
  for (std::size_t i = 0; i < attempts && branches_.uncovered() > 0 && !out_of_time(limit); ++i) {
    vm::Method& method = next_wanted();
    // By value: what is found meanwhile moves the others.
    std::optional<Found> base;
    if (const Found* found = random_.below(2) == 0 ? some_found() : nullptr) base = *found;
    std::optional<recipe::Recipe> recipe;
    if (base) recipe = recipes_.extended(base->trial->recipe(), method);
    if (!recipe) base.reset();
    auto trial =
        std::make_unique<Trial>(context_, recipe ? std::move(*recipe) : recipes_.random(method));
    const Found* from = base ? &*base : nullptr;
    bool is_kept = sample(*trial, kDraws, limit, from);
    if (!is_kept && from != nullptr && random_.below(kSolvedOneIn) == 0) {
      trial->try_input(draw(*trial, from), listener_, limit);
      is_kept = true;
    }
    if (!is_kept) {
      dropped_runs_ += kDraws;
      continue;
    }
    pursue(*trial, kPatience, slice(limit, 0.1));
    trials_.push_back(std::move(trial));
  }
}

}  // namespace assay::search
