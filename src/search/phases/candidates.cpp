// SPDX-License-Identifier: Apache-2.0
// Runs the candidate sequences of calls before each method with a few inputs. Those of one length
// are run together, so that what they have in common is run once; what shows something new is made
// a trial of its own.
#include <algorithm>

#include "base/clocks.h"
#include "explore/sequence_walk.h"
#include "expr/assignment.h"
#include "recipe/invokables.h"
#include "recipe/recipe.h"
#include "recipe/sequences/sequence_tree.h"
#include "recipe/sequences/sequences.h"
#include "search/phases/phase.h"
#include "vm/class.h"

namespace assay::search {

namespace {

using recipe::Invokable;

constexpr std::size_t kLongest = 5;          // calls, the constructor and the one under test too
constexpr std::size_t kMostSequences = 400;  // of one method
// Inputs of each call; the first is the simplest. They are mixed if there are not too many runs.
constexpr std::size_t kLeastMixed = 3, kMostMixed = 12, kUnmixed = 8;
constexpr std::uint64_t kMostEndings = 3'000;

std::size_t mixed_inputs(const recipe::SequenceTree& tree) {
  for (std::size_t inputs = kMostMixed; inputs >= kLeastMixed; --inputs) {
    if (tree.endings(inputs) * inputs <= kMostEndings) return inputs;
  }
  return 0;
}

bool is_call_or_store(const Invokable& invokable) {
  return invokable.kind == Invokable::Kind::Method ||
         invokable.kind == Invokable::Kind::StaticMethod ||
         invokable.kind == Invokable::Kind::FieldStore ||
         invokable.kind == Invokable::Kind::StaticFieldStore;
}

/// Sequences on objects of one class.
struct Group {
  vm::Class* type;  // null: on no object
  recipe::SequenceTree tree;
  RecipeMaker::Calls calls;  // that the tree's numbers mean

  std::uint32_t number_of(const Invokable& invokable) {
    auto known = std::find(calls.begin(), calls.end(), &invokable);
    auto number = static_cast<std::uint32_t>(known - calls.begin());
    if (known == calls.end()) calls.push_back(&invokable);
    return number;
  }
};

/// The sequences before one method.
struct Candidates {
  std::unique_ptr<recipe::SequenceSearch> search;
  std::size_t left;  // so many more
};

class ExploreCandidates : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    WorkClock::time_point began = WorkClock::now();
    std::vector<Candidates> all = searches(limit);
    bench_.counts.thinking_time += WorkClock::now() - began;
    for (std::size_t length = 2; length <= kLongest && !bench_.time.is_over(limit); ++length) {
      began = WorkClock::now();
      std::vector<Group> groups = candidates_of(length, all);
      bench_.counts.thinking_time += WorkClock::now() - began;
      for (Group& group : groups) explore(group, limit);
    }
  }

 private:
  std::vector<Candidates> searches(Deadline limit);
  std::vector<Group> candidates_of(std::size_t length, std::vector<Candidates>& all);
  void add_candidate(const std::vector<std::uint32_t>& sequence, std::vector<Group>& groups) const;
  void explore(Group& group, Deadline limit);
  expr::Assignment draw_menu(Trial& trial, const explore::Menu& menu);
  bool is_wanted(const explore::Menu& menu, const explore::SequenceWalk::Ending& ending);
  void note_walk(const explore::WalkCounts& counts);
};

/// Each looks at all pairs of calls: a class of a thousand methods may have no time for all.
std::vector<Candidates> ExploreCandidates::searches(Deadline limit) {
  std::vector<Invokable> invokables = bench_.facts.mutators.invokables();
  recipe::add_effects(invokables, bench_.facts.effects);
  std::vector<Candidates> found;
  for (std::size_t i = 0; i < invokables.size() && !bench_.time.is_over(limit); ++i) {
    vm::Method* method = invokables[i].method;
    if (!bench_.facts.is_member(method) || !is_call_or_store(invokables[i])) continue;
    found.push_back(
        {std::make_unique<recipe::SequenceSearch>(invokables, i, recipe::SequenceOptions{}),
         kMostSequences});
  }
  return found;
}

std::vector<Group> ExploreCandidates::candidates_of(std::size_t length,
                                                    std::vector<Candidates>& all) {
  std::vector<Group> groups;
  for (Candidates& candidates : all) {
    candidates.search->enumerate(length, [&](const std::vector<std::uint32_t>& sequence) {
      if (candidates.left == 0) return false;
      --candidates.left;
      add_candidate(sequence, groups);
      return true;
    });
  }
  for (Group& group : groups) group.tree.number_rests();
  return groups;
}

void ExploreCandidates::add_candidate(const std::vector<std::uint32_t>& sequence,
                                      std::vector<Group>& groups) const {
  RecipeMaker::Calls calls;
  for (std::uint32_t index : sequence) {
    const Invokable& invokable = bench_.facts.mutators.invokables()[index];
    if (invokable.kind == Invokable::Kind::Constructor) continue;  // makes the receiver
    if (!is_call_or_store(invokable)) return;
    calls.push_back(&invokable);
  }
  if (calls.size() < 2 || calls.size() - 1 > bench_.facts.options.max_calls) return;
  const Invokable* under_test = calls.back();
  calls.pop_back();
  bool has_object = under_test->has_receiver;
  for (const Invokable* call : calls) has_object |= call->has_receiver;
  vm::Class* type = has_object ? &bench_.recipes.receiver_class(calls) : nullptr;
  if (type != nullptr) calls = RecipeMaker::calls_on(*type, calls);
  calls.push_back(under_test);
  auto group = std::find_if(groups.begin(), groups.end(),
                            [&](const Group& each) { return each.type == type; });
  if (group == groups.end()) group = groups.insert(groups.end(), Group{type, {}, {}});
  std::vector<std::uint32_t> numbers;
  for (const Invokable* call : calls) numbers.push_back(group->number_of(*call));
  group->tree.add(numbers);
}

/// If there are not too many, each call is run with each of the inputs in each state.
void ExploreCandidates::explore(Group& group, Deadline limit) {
  if (bench_.time.is_over(limit)) return;
  const std::size_t mixed = mixed_inputs(group.tree);
  const std::size_t inputs = mixed > 0 ? mixed : kUnmixed;
  explore::Menu menu = bench_.recipes.menu(group.type, group.calls, inputs);
  const std::unique_ptr<Trial> trial = bench_.trials.aside(menu.recipe);
  Trial& all = *trial;
  explore::SequenceWalk walk(
      all.explorer(), all.runner(), menu, group.tree,
      {.compare_states = true, .statics = bench_.facts.static_state.variables()});
  expr::Assignment arguments = draw_menu(all, menu);
  for (std::size_t i = 0; i < inputs && !bench_.time.is_over(limit); ++i) {
    expr::Assignment input = arguments;
    if (i > 0 && menu.object && menu.object->kind == recipe::Operand::Kind::Leaf)
      bench_.random.draw(all.inputs(), all.runner().leaves()[menu.object->index], input);
    auto endings =
        walk.run(input, {.first_input = mixed > 0 ? 0 : i,
                         .last_input = mixed > 0 ? mixed - 1 : i,
                         .is_over = [&] { return bench_.time.is_over(limit); },
                         .is_wanted = [&](const auto& ending) { return is_wanted(menu, ending); }});
    for (const auto& ending : endings) {
      if (!bench_.time.is_over(limit) && is_wanted(menu, ending))
        bench_.try_ending({menu, all, input}, ending, limit);
    }
  }
  note_walk(walk.counts());
}

/// Random arguments of all calls but the first of each kind, which has the simplest.
expr::Assignment ExploreCandidates::draw_menu(Trial& trial, const explore::Menu& menu) {
  expr::Assignment arguments;
  for (const std::vector<std::uint32_t>& steps : menu.steps) {
    for (std::size_t i = 1; i < steps.size(); ++i) {
      for (const recipe::Operand& operand : menu.recipe.steps[steps[i]].operands) {
        if (operand.kind == recipe::Operand::Kind::Leaf && operand != menu.object)
          bench_.random.draw(trial.inputs(), trial.runner().leaves()[operand.index], arguments);
      }
    }
  }
  return arguments;
}

bool ExploreCandidates::is_wanted(const explore::Menu& menu,
                                  const explore::SequenceWalk::Ending& ending) {
  const vm::Method& method = *menu.recipe.steps[ending.steps.back()].method;
  // A part of a sequence ends with what only prepares another call.
  if (!bench_.facts.options.methods.empty() && !bench_.facts.is_member(&method)) return false;
  return bench_.store.is_new(ending.edges) || bench_.store.ends_anew(method, ending.outcome);
}

void ExploreCandidates::note_walk(const explore::WalkCounts& counts) {
  bench_.counts.dropped_runs += counts.endings;
  explore::WalkCounts& walks = bench_.counts.walks;
  walks.endings += counts.endings;
  walks.prefix_runs += counts.prefix_runs;
  walks.prefix_runs_saved += counts.prefix_runs_saved;
  walks.states += counts.states;
  walks.states_seen_again += counts.states_seen_again;
  walks.states_too_large += counts.states_too_large;
}

}  // namespace

std::unique_ptr<Phase> explore_candidates(Workbench& bench) {
  return std::make_unique<ExploreCandidates>(bench);
}

}  // namespace assay::search
