// SPDX-License-Identifier: Apache-2.0
#include "generate/selection.h"

#include <algorithm>
#include <tuple>

namespace assay::generate {

namespace {

/// What a draft is good for, as one set of numbered goals.
struct Goals {
  std::set<concolic::Edge> edges;
  std::set<std::uint32_t> mutants;
  std::string behaviour;  // of the method under test: how it ends
};

/// Whether an assertion speaks of a variable itself, not of something asked of it.
bool is_about(const source::Assertion& assertion, const std::string& variable) {
  const source::Expression* actual = &assertion.actual;
  if (actual->kind == source::Expression::Kind::Cast) actual = &actual->operands.front();
  return actual->kind == source::Expression::Kind::Variable && actual->text == variable;
}

/// How the method under test ends, as far as it is worth a test of its own: an exception, a truth
/// value, nothing at all.
std::string behaviour_of(const Draft& draft) {
  std::string method = std::to_string(draft.found->trial->tested()->id) + " ";
  if (draft.test.thrown) return method + draft.test.thrown->type.name;
  const std::string& result = draft.test.act.name;
  for (const source::Assertion& assertion : draft.test.assertions) {
    if (result.empty() || !is_about(assertion, result)) continue;
    using Kind = source::Assertion::Kind;
    if (assertion.kind == Kind::IsTrue) return method + "true";
    if (assertion.kind == Kind::IsFalse) return method + "false";
    if (assertion.kind == Kind::IsNull) return method + "null";
  }
  return method + "returns";
}

Goals goals_of(const Draft& draft) {
  Goals goals;
  goals.edges.insert(draft.found->edges.begin(), draft.found->edges.end());
  goals.mutants.insert(draft.kills_by_ending.begin(), draft.kills_by_ending.end());
  for (const auto& kills : draft.kills) goals.mutants.insert(kills.begin(), kills.end());
  goals.behaviour = behaviour_of(draft);
  return goals;
}

/// How much there is to read.
std::size_t length_of(const source::Expression& expression) {
  std::size_t length = 1 + expression.text.size() / 8;
  for (const source::Expression& operand : expression.operands) length += length_of(operand);
  return length + expression.methods.size() * 2;
}

std::size_t length_of(const Draft& draft) {
  std::size_t length = draft.test.arrange.size() * 4 + length_of(draft.test.act.value);
  for (const source::Statement& statement : draft.test.arrange)
    length += length_of(statement.value);
  return length;
}

template <class T>
std::size_t new_ones(const std::set<T>& wanted, const std::set<T>& had) {
  return static_cast<std::size_t>(std::count_if(
      wanted.begin(), wanted.end(), [&](const T& each) { return had.count(each) == 0; }));
}

}  // namespace

Duty duty_of(const std::vector<Draft>& drafts, const std::vector<std::size_t>& kept,
             std::size_t index) {
  Goals own = goals_of(drafts[index]);
  Duty duty{std::move(own.edges), std::move(own.mutants)};
  for (std::size_t other : kept) {
    if (other == index) continue;
    Goals goals = goals_of(drafts[other]);
    for (const concolic::Edge& edge : goals.edges) duty.edges.erase(edge);
    for (std::uint32_t mutant : goals.mutants) duty.mutants.erase(mutant);
  }
  return duty;
}

std::vector<std::size_t> select(const std::vector<Draft>& drafts) {
  std::vector<Goals> goals;
  std::vector<std::size_t> lengths;
  for (const Draft& draft : drafts) {
    goals.push_back(goals_of(draft));
    lengths.push_back(length_of(draft));
  }
  std::set<concolic::Edge> edges;
  std::set<std::uint32_t> mutants;
  std::set<std::string> behaviours;
  std::vector<std::size_t> kept;
  std::vector<bool> taken(drafts.size());
  while (true) {
    std::size_t best = drafts.size();
    std::tuple<std::size_t, long> best_rank{0, 0};
    for (std::size_t i = 0; i < drafts.size(); ++i) {
      if (taken[i]) continue;
      std::size_t gain = new_ones(goals[i].edges, edges) * 2 + new_ones(goals[i].mutants, mutants);
      bool enters = behaviours.count(goals[i].behaviour) == 0;
      if (gain == 0 && !enters) continue;
      std::tuple<std::size_t, long> rank{gain + (enters ? 1 : 0), -static_cast<long>(lengths[i])};
      if (best == drafts.size() || rank > best_rank) {
        best = i;
        best_rank = rank;
      }
    }
    if (best == drafts.size()) break;
    taken[best] = true;
    kept.push_back(best);
    edges.insert(goals[best].edges.begin(), goals[best].edges.end());
    mutants.insert(goals[best].mutants.begin(), goals[best].mutants.end());
    behaviours.insert(goals[best].behaviour);
  }
  // What was taken early may have become superfluous.
  for (std::size_t k = 0; k < kept.size();) {
    Duty duty = duty_of(drafts, kept, kept[k]);
    bool is_only = std::none_of(kept.begin(), kept.end(), [&](std::size_t other) {
      return other != kept[k] && goals[other].behaviour == goals[kept[k]].behaviour;
    });
    if (is_only || !duty.edges.empty() || !duty.mutants.empty()) {
      ++k;
    } else {
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

void keep_telling_assertions(Draft& draft) {
  std::vector<source::Assertion> kept;
  std::vector<std::vector<std::uint32_t>> kills;
  std::set<std::uint32_t> noticed(draft.kills_by_ending.begin(), draft.kills_by_ending.end());
  const std::string& result = draft.test.act.name;
  for (std::size_t i = 0; i < draft.test.assertions.size(); ++i) {
    const source::Assertion& assertion = draft.test.assertions[i];
    bool is_result = !result.empty() && is_about(assertion, result);
    bool tells = std::any_of(draft.kills[i].begin(), draft.kills[i].end(),
                             [&](std::uint32_t mutant) { return noticed.count(mutant) == 0; });
    if (!is_result && !tells) continue;
    noticed.insert(draft.kills[i].begin(), draft.kills[i].end());
    kept.push_back(assertion);
    kills.push_back(draft.kills[i]);
  }
  // A test that says nothing at all is worse than one that says too much.
  if (kept.empty() && !draft.test.thrown && !draft.test.output && !draft.test.assertions.empty()) {
    kept.push_back(draft.test.assertions.front());
    kills.push_back(draft.kills.front());
  }
  draft.test.assertions = std::move(kept);
  draft.kills = std::move(kills);
}

std::set<std::uint32_t> killed_by(const std::vector<Draft>& drafts,
                                  const std::vector<std::size_t>& kept) {
  std::set<std::uint32_t> killed;
  for (std::size_t i : kept) {
    Goals goals = goals_of(drafts[i]);
    killed.insert(goals.mutants.begin(), goals.mutants.end());
  }
  return killed;
}

}  // namespace assay::generate
