// SPDX-License-Identifier: Apache-2.0
// Breadth first over the number of calls: every path of every call from every state that is kept. A
// state is kept unless a more general one is known, which symbolic_state.h decides.
#include "explore/state_search.h"

#include <algorithm>
#include <set>

#include "concolic/decision.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/ref.h"

namespace assay::explore {

namespace {

using concolic::Decision;
using concolic::DecisionKind;
using expr::Assignment;
using expr::Term;

constexpr std::size_t kMostPaths = 48;       // of one call in one state
constexpr std::size_t kMostValues = 3;       // of an index or a length
constexpr std::size_t kMostStates = 48;      // of one number of calls
constexpr std::size_t kMostDecisions = 400;  // on the way to a state

/// Two runs with the same decisions take the same path.
std::vector<std::uint64_t> signature(const concolic::PathRecord& path) {
  std::vector<std::uint64_t> words;
  for (const Decision& decision : path.decisions) {
    words.push_back(decision.subject.id);
    words.push_back(decision.outcome);
  }
  return words;
}

}  // namespace

StateSearch::StateSearch(Explorer& explorer, const RecipeRunner& runner, const Menu& menu,
                         Options options)
    : explorer_(explorer), runner_(runner), menu_(menu), options_(std::move(options)) {}

StateSearch::Run StateSearch::execute(const std::vector<std::uint32_t>& steps,
                                      const Assignment& input, bool goes_on) {
  Run run;
  ++counts_.runs;
  run.record = explorer_.look(
      input,
      [&](concolic::Recorder& recorder) -> RunRecord {
        const Outcome failed{.kind = Outcome::Kind::SetupFailed};
        run.state.reset();
        concolic::InputBuilder builder(recorder);
        auto started = runner_.start(builder, menu_.first_steps, menu_.object);
        if (!started) return {failed};
        Outcome outcome;
        for (std::uint32_t step : steps) {
          if (outcome.kind != Outcome::Kind::Returned) return {failed};
          run.edges_before = recorder.path().edges.size();
          outcome = runner_.take(*started, builder, step);
        }
        if (goes_on && outcome.kind == Outcome::Kind::Returned) {
          const vm::Ref object = RecipeRunner::started_object(*started, menu_.object);
          run.state = read_symbolic_state(recorder, {{object}, options_.statics});
        }
        return {outcome};
      },
      false);
  return run;
}

/// Inputs for the other outcomes of the decisions of a path.
void StateSearch::ask(const Attempt& attempt, const concolic::PathRecord& path,
                      std::vector<Attempt>& open) {
  concolic::Inputs& inputs = explorer_.inputs();
  expr::Terms& terms = explorer_.terms();
  for (std::size_t i = attempt.first; i < path.decisions.size(); ++i) {
    const Decision& decision = path.decisions[i];
    auto try_condition = [&](Term condition, std::size_t first, std::vector<std::uint64_t> values) {
      if (terms.is_false(condition)) return;
      if (open.size() >= kMostPaths) {
        ++counts_.left_out;
        return;
      }
      if (auto input = explorer_.questions().input_for(attempt.input, path, i, condition))
        open.push_back({std::move(*input), first, std::move(values)});
    };
    if (decision.kind != DecisionKind::Pin) {
      for (std::uint64_t k = 0; k < concolic::outcome_count(decision); ++k) {
        if (k != decision.outcome)
          try_condition(concolic::condition_of(inputs, decision, k), i + 1, {});
      }
      continue;
    }
    std::vector<std::uint64_t> values;
    if (i == attempt.first) values = attempt.values;
    values.push_back(decision.outcome);
    if (values.size() > kMostValues) {
      ++counts_.left_out;
      continue;
    }
    Term another = terms.boolean(true);
    for (std::uint64_t value : values)
      another = terms.both(another, terms.negate(concolic::condition_of(inputs, decision, value)));
    try_condition(another, i, values);
  }
}

void StateSearch::follow_paths(const Reached& from, const std::vector<std::uint32_t>& steps,
                               bool goes_on, const Limits& limits, std::vector<Reached>& reached) {
  std::vector<Attempt> open{{from.input, from.decisions, {}}};
  std::set<std::vector<std::uint64_t>> seen;
  for (std::size_t i = 0; i < open.size() && !limits.is_over(); ++i) {
    Attempt attempt = open[i];
    Run run = execute(steps, attempt.input, goes_on);
    const Outcome& outcome = run.record.outcome;
    const concolic::PathRecord& path = run.record.path;
    bool is_usable =
        outcome.kind == Outcome::Kind::Returned || outcome.kind == Outcome::Kind::Threw;
    if (!is_usable || path.decisions.size() < from.decisions) continue;
    if (!seen.insert(signature(path)).second) continue;
    if (!steps.empty()) {
      std::vector<concolic::Edge> edges(
          path.edges.begin() + static_cast<std::ptrdiff_t>(run.edges_before), path.edges.end());
      limits.found({{steps, outcome, std::move(edges)}, attempt.input});
    }
    if (run.state && path.decisions.size() <= kMostDecisions)
      reached.push_back({steps, attempt.input, path.decisions.size(), std::move(*run.state)});
    else if (goes_on && outcome.kind == Outcome::Kind::Returned)
      ++counts_.too_large;
    ask(attempt, path, open);
  }
}

bool StateSearch::is_subsumed(const Reached& one, const std::vector<Reached>& by) {
  return std::any_of(by.begin(), by.end(), [&](const Reached& other) {
    return &other != &one && subsumes(explorer_, other.state, one.state, one.input);
  });
}

std::vector<StateSearch::Reached> StateSearch::general_ones(std::vector<Reached> reached,
                                                            const Limits& limits) {
  std::vector<Reached> general;
  for (Reached& one : reached) {
    if (limits.is_over()) break;
    bool is_known = is_subsumed(one, general);
    for (const std::vector<Reached>& level : levels_)
      is_known = is_known || is_subsumed(one, level);
    if (is_known) {
      ++counts_.subsumed;
      continue;
    }
    counts_.subsumed += std::erase_if(general, [&](const Reached& other) {
      return subsumes(explorer_, one.state, other.state, other.input);
    });
    if (general.size() < kMostStates)
      general.push_back(std::move(one));
    else
      ++counts_.left_out;
  }
  return general;
}

void StateSearch::run(const Limits& limits) {
  std::vector<Reached> reached;
  follow_paths({}, {}, true, limits, reached);
  for (std::size_t calls = 0; !limits.is_over(); ++calls) {
    levels_.push_back(general_ones(std::move(reached), limits));
    counts_.states.push_back(levels_.back().size());
    if (calls == options_.max_calls || levels_.back().empty()) return;
    reached.clear();
    for (const Reached& from : levels_.back()) {
      for (std::size_t call = 0; call < menu_.steps.size() && !limits.is_over(); ++call) {
        bool goes_on = limits.may_change(call);
        if (!goes_on && !limits.is_wanted(call)) continue;
        std::vector<std::uint32_t> steps = from.steps;
        steps.push_back(menu_.steps[call][calls]);
        follow_paths(from, steps, goes_on, limits, reached);
      }
    }
  }
}

}  // namespace assay::explore
