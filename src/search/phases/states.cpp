// SPDX-License-Identifier: Apache-2.0
// Searches for sequences of calls by the states that they lead to: see explore/state_search.h. What
// shows something new is made a trial of its own.
#include <algorithm>

#include "explore/sequence_walk.h"
#include "explore/state_search.h"
#include "recipe/sequences/sequences.h"
#include "search/phases/phase.h"
#include "vm/class.h"

namespace assay::search {

namespace {

using recipe::Invokable;

constexpr std::size_t kMostCalls = 6;
constexpr std::size_t kMostChanges = 12;  // different calls that may lead to another state

bool is_on_object(const Invokable& invokable) {
  return invokable.has_receiver && (invokable.kind == Invokable::Kind::Method ||
                                    invokable.kind == Invokable::Kind::FieldStore);
}

class ExploreStates : public Phase {
 public:
  using Phase::Phase;
  void run(unsigned round, Deadline limit) override;

 private:
  RecipeMaker::Calls state_calls();
};

/// The methods that may show something new, and before them the calls that change what they do.
RecipeMaker::Calls ExploreStates::state_calls() {
  RecipeMaker::Calls changes, all;
  for (vm::Method* method : bench_.facts.members) {
    if (!bench_.facts.options.symbolic_states && !bench_.store.wants(*method)) continue;
    for (std::uint32_t index : bench_.facts.mutators.mutators_of(*method)) {
      const Invokable* change = &bench_.facts.mutators.invokables()[index];
      bool is_known = std::find(changes.begin(), changes.end(), change) != changes.end();
      if (is_on_object(*change) && !is_known && changes.size() < kMostChanges)
        changes.push_back(change);
    }
  }
  all = changes;
  for (const Invokable& invokable : bench_.facts.mutators.invokables()) {
    bool is_member = bench_.facts.is_member(invokable.method);
    bool is_known = std::find(all.begin(), all.end(), &invokable) != all.end();
    if (is_member && is_on_object(invokable) && !is_known) all.push_back(&invokable);
  }
  return changes.empty() ? changes : all;
}

void ExploreStates::run(unsigned, Deadline limit) {
  const std::size_t longest =
      std::min<std::size_t>(bench_.facts.options.symbolic_states.value_or(kMostCalls),
                            bench_.facts.options.max_calls + 1);
  RecipeMaker::Calls calls = state_calls();
  if (longest == 0 || calls.empty() || bench_.time.is_over(limit)) return;
  vm::Class& type = bench_.recipes.receiver_class(calls);
  calls = RecipeMaker::calls_on(type, calls);
  explore::Menu menu = bench_.recipes.menu(&type, calls, longest);
  const std::unique_ptr<Trial> trial = bench_.trials.aside(menu.recipe);
  Trial& all = *trial;
  const ClassFacts& facts = bench_.facts;
  all.explorer().set_deadline(limit);
  explore::StateSearch search(
      all.explorer(), all.runner(), menu,
      {.max_calls = longest, .statics = bench_.facts.static_state.variables()});
  auto is_wanted = [&](std::size_t call) {
    const vm::Method* method = calls[call]->method;
    return method != nullptr && bench_.store.wants(*method) && facts.is_member(method);
  };
  search.run({.is_over =
                  [&] {
                    bool is_idle = !bench_.facts.options.symbolic_states &&
                                   bench_.store.branches().uncovered() == 0;
                    return is_idle || bench_.time.is_over(limit);
                  },
              .is_wanted = is_wanted,
              .may_change =
                  [&](std::size_t call) {
                    return calls[call]->method == nullptr ||
                           !bench_.facts.mutators.is_pure(*calls[call]->method);
                  },
              .found =
                  [&](const explore::StateSearch::Ending& ending) {
                    const vm::Method* method =
                        menu.recipe.steps[ending.sequence.steps.back()].method;
                    if (facts.is_member(method) && bench_.store.is_new(ending.sequence.edges))
                      bench_.try_ending({menu, all, ending.input}, ending.sequence, limit);
                  }});
  bench_.counts.symbolic_states = search.counts();
  bench_.counts.dropped_runs += search.counts().runs;
}

}  // namespace

std::unique_ptr<Phase> explore_states(Workbench& bench) {
  return std::make_unique<ExploreStates>(bench);
}

}  // namespace assay::search
