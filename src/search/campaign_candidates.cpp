// SPDX-License-Identifier: Apache-2.0
// Runs the candidate sequences of calls before each method with a few inputs. Those of one length
// are run together, so that what they have in common is run once; what shows something new is made
// a trial of its own.
#include "recipe/invokables.h"
#include "search/campaign.h"

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

}  // namespace

/// Sequences on objects of one class.
struct Campaign::Group {
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

std::vector<Campaign::Candidates> Campaign::searches() {
  std::vector<Invokable> invokables = mutators_.invokables();
  recipe::add_effects(invokables, effects_);
  std::vector<Candidates> found;
  for (std::size_t i = 0; i < invokables.size(); ++i) {
    vm::Method* method = invokables[i].method;
    bool is_member = std::find(members_.begin(), members_.end(), method) != members_.end();
    if (!is_member || !is_call_or_store(invokables[i])) continue;
    found.push_back(
        {std::make_unique<recipe::SequenceSearch>(invokables, i, recipe::SequenceOptions{}),
         kMostSequences});
  }
  return found;
}

std::vector<Campaign::Group> Campaign::candidates_of(std::size_t length,
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

void Campaign::explore_candidates(Deadline limit) {
  using Clock = WorkClock;
  Clock::time_point began = Clock::now();
  std::vector<Candidates> all = searches();
  thinking_time_ += Clock::now() - began;
  for (std::size_t length = 2; length <= kLongest && !out_of_time(limit); ++length) {
    began = Clock::now();
    std::vector<Group> groups = candidates_of(length, all);
    thinking_time_ += Clock::now() - began;
    for (Group& group : groups) explore_group(group, limit);
  }
}

void Campaign::add_candidate(const std::vector<std::uint32_t>& sequence,
                             std::vector<Group>& groups) const {
  RecipeMaker::Calls calls;
  for (std::uint32_t index : sequence) {
    const Invokable& invokable = mutators_.invokables()[index];
    if (invokable.kind == Invokable::Kind::Constructor) continue;  // makes the receiver
    if (!is_call_or_store(invokable)) return;
    calls.push_back(&invokable);
  }
  if (calls.size() < 2 || calls.size() - 1 > options_.max_calls) return;
  const Invokable* under_test = calls.back();
  calls.pop_back();
  bool has_object = under_test->has_receiver;
  for (const Invokable* call : calls) has_object |= call->has_receiver;
  vm::Class* type = has_object ? &recipes_.receiver_class(calls) : nullptr;
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
void Campaign::explore_group(Group& group, Deadline limit) {
  if (out_of_time(limit)) return;
  const std::size_t mixed = mixed_inputs(group.tree);
  const std::size_t inputs = mixed > 0 ? mixed : kUnmixed;
  explore::Menu menu = recipes_.menu(group.type, group.calls, inputs);
  Trial all(context_, menu.recipe);
  explore::SequenceWalk walk(all.explorer(), all.runner(), menu, group.tree,
                             {.compare_states = true, .statics = static_state_.variables()});
  expr::Assignment arguments = draw_menu(all, menu);
  for (std::size_t i = 0; i < inputs && !out_of_time(limit); ++i) {
    expr::Assignment input = arguments;
    if (i > 0 && menu.object && menu.object->kind == recipe::Operand::Kind::Leaf)
      random_.draw(all.inputs(), all.runner().leaves()[menu.object->index], input);
    auto endings =
        walk.run(input, {.first_input = mixed > 0 ? 0 : i,
                         .last_input = mixed > 0 ? mixed - 1 : i,
                         .is_over = [&] { return out_of_time(limit); },
                         .is_wanted = [&](const auto& ending) { return is_wanted(menu, ending); }});
    for (const auto& ending : endings) {
      if (!out_of_time(limit) && is_wanted(menu, ending))
        try_ending({menu, all, input}, ending, limit);
    }
  }
  note_walk(walk.counts());
}

/// Random arguments of all calls but the first of each kind, which has the simplest.
expr::Assignment Campaign::draw_menu(Trial& trial, const explore::Menu& menu) {
  expr::Assignment arguments;
  for (const std::vector<std::uint32_t>& steps : menu.steps) {
    for (std::size_t i = 1; i < steps.size(); ++i) {
      for (const recipe::Operand& operand : menu.recipe.steps[steps[i]].operands) {
        if (operand.kind == recipe::Operand::Kind::Leaf && operand != menu.object)
          random_.draw(trial.inputs(), trial.runner().leaves()[operand.index], arguments);
      }
    }
  }
  return arguments;
}

bool Campaign::is_wanted(const explore::Menu& menu, const explore::SequenceWalk::Ending& ending) {
  const vm::Method& method = *menu.recipe.steps[ending.steps.back()].method;
  return is_new(ending.edges) || ends_anew(method, ending.outcome);
}

/// Makes a trial of what a walk has found, with the same inputs.
void Campaign::try_ending(const Walked& walked, const explore::SequenceWalk::Ending& ending,
                          Deadline limit) {
  explore::StraightRecipe straight = explore::straighten(walked.menu, ending.steps);
  auto trial = std::make_unique<Trial>(context_, std::move(straight.recipe));
  expr::Assignment input;
  for (std::size_t i = 0; i < straight.leaves.size(); ++i) {
    random_.copy({walked.trial.inputs(), walked.input},
                 walked.trial.runner().leaves()[straight.leaves[i]], trial->inputs(),
                 trial->runner().leaves()[i], input);
  }
  Trial::Sight sight = trial->look(input, limit);
  vm::Method& method = *trial->tested();
  if (!is_new(sight.path.edges) && !ends_anew(method, sight.outcome)) {
    ++dropped_runs_;
    return;
  }
  trial->try_input(input, listener_, limit);
  // The path may be an old one that ends in a new way.
  if (ends_anew(method, sight.outcome)) keep(look(*trial, input, limit, false));
  trials_.push_back(std::move(trial));
}

void Campaign::note_walk(const explore::WalkCounts& counts) {
  dropped_runs_ += counts.endings;
  walks_.endings += counts.endings;
  walks_.prefix_runs += counts.prefix_runs;
  walks_.prefix_runs_saved += counts.prefix_runs_saved;
  walks_.states += counts.states;
  walks_.states_seen_again += counts.states_seen_again;
  walks_.states_too_large += counts.states_too_large;
}

}  // namespace assay::search
