// SPDX-License-Identifier: Apache-2.0
// Greedy set cover over branches, mutants, goals and code: the draft that adds most is next, the
// shorter of equals. Afterwards what the others do together is dropped.
#include "suite/selection.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "search/criteria.h"
#include "source/expression.h"
#include "source/test_case.h"

namespace assay::suite {

namespace {

/// Everything that a draft is good for.
Duty use_of(const drafts::Draft& draft, const search::Criteria& criteria) {
  Duty use;
  if (criteria.branches) use.edges.insert(draft.found->edges.begin(), draft.found->edges.end());
  if (criteria.mutants) {
    use.mutants.insert(draft.kills_by_ending.begin(), draft.kills_by_ending.end());
    for (const auto& kills : draft.kills) use.mutants.insert(kills.begin(), kills.end());
  }
  use.goals = draft.found->goals;
  use.code = draft.code;
  return use;
}

/// How much there is to read.
std::size_t length_of(const source::Expression& expression) {
  std::size_t length = 1 + expression.text.size() / 8;
  for (const source::Expression& operand : expression.operands) length += length_of(operand);
  return length + expression.methods.size() * 2;
}

std::size_t length_of(const drafts::Draft& draft) {
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

/// How much a draft adds to what is had; branches count twice.
std::size_t gain(const Duty& use, const Duty& had) {
  return new_ones(use.edges, had.edges) * 2 + new_ones(use.mutants, had.mutants) +
         new_ones(use.goals, had.goals) + new_ones(use.code, had.code);
}

void add(Duty& all, const Duty& use) {
  all.edges.insert(use.edges.begin(), use.edges.end());
  all.mutants.insert(use.mutants.begin(), use.mutants.end());
  all.goals.insert(use.goals.begin(), use.goals.end());
  all.code.insert(use.code.begin(), use.code.end());
}

template <class T>
void remove(std::set<T>& from, const std::set<T>& what) {
  for (const T& each : what) from.erase(each);
}

/// What only one of the kept ones is good for.
Duty own_part(const std::vector<Duty>& uses, const std::vector<std::size_t>& kept,
              std::size_t index) {
  Duty own = uses[index];
  for (std::size_t other : kept) {
    if (other == index) continue;
    remove(own.edges, uses[other].edges);
    remove(own.mutants, uses[other].mutants);
    remove(own.goals, uses[other].goals);
    remove(own.code, uses[other].code);
  }
  return own;
}

/// What a reader sees of a test.
std::string text_of(const source::TestCase& test) {
  std::string text;
  auto add = [&](const source::Statement& statement) {
    text += statement.name + "=" + source::to_text(statement.value) + ";";
  };
  for (const source::Statement& statement : test.arrange) add(statement);
  add(test.act);
  for (const source::Assertion& assertion : test.assertions)
    text += drafts::key_of(assertion) + ";";
  return text + (test.thrown ? test.thrown->type.name : "") + test.output.value_or("");
}

void drop_superfluous(const std::vector<Duty>& uses, std::vector<std::size_t>& kept) {
  for (std::size_t k = 0; k < kept.size();) {
    if (own_part(uses, kept, kept[k]).is_empty()) {
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(k));
    } else {
      ++k;
    }
  }
}

std::vector<Duty> uses_of(const std::vector<drafts::Draft>& drafts,
                          const search::Criteria& criteria) {
  std::vector<Duty> uses;
  uses.reserve(drafts.size());
  for (const drafts::Draft& draft : drafts) uses.push_back(use_of(draft, criteria));
  return uses;
}

}  // namespace

Duty duty_of(const std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& kept,
             std::size_t index, const search::Criteria& criteria) {
  std::vector<Duty> uses(drafts.size());
  for (std::size_t each : kept) uses[each] = use_of(drafts[each], criteria);
  return own_part(uses, kept, index);
}

std::vector<std::size_t> select(const std::vector<drafts::Draft>& drafts,
                                const search::Criteria& criteria) {
  std::vector<Duty> uses = uses_of(drafts, criteria);
  std::vector<std::size_t> lengths;
  lengths.reserve(drafts.size());
  for (const drafts::Draft& draft : drafts) lengths.push_back(length_of(draft));
  Duty had;
  std::vector<std::size_t> kept;
  std::vector<bool> taken(drafts.size());
  while (true) {
    std::size_t best = drafts.size();
    std::tuple<std::size_t, long> best_rank{0, 0};
    for (std::size_t i = 0; i < drafts.size(); ++i) {
      if (taken[i]) continue;
      std::tuple<std::size_t, long> rank{gain(uses[i], had), -static_cast<long>(lengths[i])};
      if (std::get<0>(rank) == 0 || (best != drafts.size() && rank <= best_rank)) continue;
      best = i;
      best_rank = rank;
    }
    if (best == drafts.size()) break;
    taken[best] = true;
    kept.push_back(best);
    add(had, uses[best]);
  }
  drop_superfluous(uses, kept);  // what was taken early may have become so
  std::sort(kept.begin(), kept.end());
  return kept;
}

void drop_superfluous(const std::vector<drafts::Draft>& drafts, std::vector<std::size_t>& kept,
                      const search::Criteria& criteria) {
  drop_superfluous(uses_of(drafts, criteria), kept);
}

void drop_duplicates(std::vector<drafts::Draft>& drafts, std::vector<std::size_t>& kept) {
  std::map<std::string, std::size_t> first;
  std::erase_if(kept, [&](std::size_t i) {
    auto [known, is_new] = first.try_emplace(text_of(drafts[i].test), i);
    if (is_new) return false;
    drafts::Draft& other = drafts[known->second];
    other.kills_by_ending.insert(other.kills_by_ending.end(), drafts[i].kills_by_ending.begin(),
                                 drafts[i].kills_by_ending.end());
    for (std::size_t k = 0; k < other.kills.size() && k < drafts[i].kills.size(); ++k)
      other.kills[k].insert(other.kills[k].end(), drafts[i].kills[k].begin(),
                            drafts[i].kills[k].end());
    return true;
  });
}

void keep_telling_assertions(drafts::Draft& draft) {
  std::vector<source::Assertion> kept;
  std::vector<std::vector<std::uint32_t>> kills;
  std::set<std::uint32_t> noticed(draft.kills_by_ending.begin(), draft.kills_by_ending.end());
  for (std::size_t i = 0; i < draft.test.assertions.size(); ++i) {
    const source::Assertion& assertion = draft.test.assertions[i];
    bool is_result = drafts::is_about_result(draft.test, assertion);
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

std::set<std::uint32_t> killed_by(const std::vector<drafts::Draft>& drafts,
                                  const std::vector<std::size_t>& kept) {
  std::set<std::uint32_t> killed;
  for (std::size_t i : kept) {
    killed.insert(drafts[i].kills_by_ending.begin(), drafts[i].kills_by_ending.end());
    for (const auto& kills : drafts[i].kills) killed.insert(kills.begin(), kills.end());
  }
  return killed;
}

}  // namespace assay::suite
