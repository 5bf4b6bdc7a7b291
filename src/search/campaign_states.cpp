// SPDX-License-Identifier: Apache-2.0
// Searches for sequences of calls by the states that they lead to: see explore/state_search.h. What
// shows something new is made a trial of its own.
#include <algorithm>

#include "search/campaign.h"

namespace assay::search {

namespace {

using recipe::Invokable;

constexpr std::size_t kLongest = 6;
constexpr std::size_t kMostChanges = 12;  // different calls that may lead to another state

bool is_on_object(const Invokable& invokable) {
  return invokable.has_receiver && (invokable.kind == Invokable::Kind::Method ||
                                    invokable.kind == Invokable::Kind::FieldStore);
}

}  // namespace

/// The methods that may show something new, and before them the calls that change what they do.
RecipeMaker::Calls Campaign::state_calls() {
  RecipeMaker::Calls changes, all;
  for (vm::Method* method : members_) {
    if (!options_.symbolic_states && !wants(*method)) continue;
    for (std::uint32_t index : mutators_.mutators_of(*method)) {
      const Invokable* change = &mutators_.invokables()[index];
      bool is_known = std::find(changes.begin(), changes.end(), change) != changes.end();
      if (is_on_object(*change) && !is_known && changes.size() < kMostChanges)
        changes.push_back(change);
    }
  }
  all = changes;
  for (const Invokable& invokable : mutators_.invokables()) {
    bool is_member =
        std::find(members_.begin(), members_.end(), invokable.method) != members_.end();
    bool is_known = std::find(all.begin(), all.end(), &invokable) != all.end();
    if (is_member && is_on_object(invokable) && !is_known) all.push_back(&invokable);
  }
  return changes.empty() ? changes : all;
}

void Campaign::explore_states(Deadline limit) {
  const std::size_t longest =
      std::min<std::size_t>(options_.symbolic_states.value_or(kLongest), options_.max_calls + 1);
  RecipeMaker::Calls calls = state_calls();
  if (longest == 0 || calls.empty() || out_of_time(limit)) return;
  vm::Class& type = recipes_.receiver_class(calls);
  calls = RecipeMaker::calls_on(type, calls);
  explore::Menu menu = recipes_.menu(&type, calls, longest);
  Trial all(context_, menu.recipe);
  all.explorer().set_deadline(limit);
  explore::StateSearch search(all.explorer(), all.runner(), menu,
                              {.max_calls = longest, .statics = static_state_.variables()});
  auto is_wanted = [&](std::size_t call) {
    const vm::Method* method = calls[call]->method;
    return method != nullptr && wants(*method) &&
           std::find(members_.begin(), members_.end(), method) != members_.end();
  };
  search.run(
      {.is_over =
           [&] {
             bool is_idle = !options_.symbolic_states && branches_.uncovered() == 0;
             return is_idle || out_of_time(limit);
           },
       .is_wanted = is_wanted,
       .may_change =
           [&](std::size_t call) {
             return calls[call]->method == nullptr || !mutators_.is_pure(*calls[call]->method);
           },
       .found =
           [&](const explore::StateSearch::Ending& ending) {
             const vm::Method* method = menu.recipe.steps[ending.sequence.steps.back()].method;
             bool is_tested = std::find(members_.begin(), members_.end(), method) != members_.end();
             if (is_tested && is_new(ending.sequence.edges))
               try_ending({menu, all, ending.input}, ending.sequence, limit);
           }});
  symbolic_states_ = search.counts();
  dropped_runs_ += symbolic_states_.runs;
}

}  // namespace assay::search
