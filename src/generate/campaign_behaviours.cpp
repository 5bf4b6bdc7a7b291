// SPDX-License-Identifier: Apache-2.0
// Other ways to end: a branch that is covered may still throw in a state that nobody has seen. The
// candidate sequences of calls before each method are run with a few inputs each; an exception at
// a new place is a behaviour worth a test.
#include <fmt/format.h>

#include "generate/campaign.h"
#include "recipe/invokables.h"

namespace assay::generate {

namespace {

using recipe::Invokable;

constexpr std::size_t kLongest = 5;          // calls, the constructor and the one under test too
constexpr std::size_t kMostSequences = 400;  // of one method
constexpr unsigned kDraws = 2;

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
    explore::Outcome outcome;
    bool is_novel = is_new(trial->edges_of(input, limit, &outcome));
    is_novel |= outcome.kind == explore::Outcome::Kind::Threw &&
                kept_outcomes_.count(outcome_key(method, outcome)) == 0;
    if (!is_novel) continue;
    trial->try_input(input, listener_, limit);
    is_kept = true;
  }
  if (is_kept) trials_.push_back(std::move(trial));
}

}  // namespace assay::generate
