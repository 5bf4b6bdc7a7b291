// SPDX-License-Identifier: Apache-2.0
// What a search knows about branches that it did not cover.
#include "search/verdicts.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/names.h"
#include "concolic/recorder.h"
#include "explore/fixed_state.h"
#include "explore/proof/reachable_code.h"
#include "explore/proof/type_flow.h"
#include "interp/resolution/resolver.h"
#include "recipe/types/type_conflicts.h"

namespace assay::search {

using explore::BranchVerdict;
using explore::Verdict;

namespace {

struct Judge {
  ClassFacts& facts;
  const FindingStore& store;
  const Trials& trials;
  bool was_cut;

  std::vector<std::size_t> members_reaching(const concolic::Edge& edge) const;
  bool is_settled(std::size_t member) const;
  std::string reason_for(const concolic::Edge& edge,
                         const std::vector<std::size_t>& reaching) const;
};

std::vector<std::size_t> Judge::members_reaching(const concolic::Edge& edge) const {
  std::vector<std::size_t> reaching;
  for (std::size_t i = 0; i < facts.members.size(); ++i) {
    if (facts.calls.reached_from(*facts.members[i]).count(edge.method) != 0) reaching.push_back(i);
  }
  return reaching;
}

/// Whether all that calls of a member can do is known: it has no object and reads nothing that
/// others may have changed, and every path was run or refuted.
bool Judge::is_settled(std::size_t member) const {
  Trial* trial = trials.of_member(member);
  if (trial == nullptr || !facts.members[member]->is_static()) return false;
  return trial->explorer().statistics().complete && !trial->inputs().has_open_types() &&
         facts.mutators.mutators_of(*facts.members[member]).empty() &&
         explore::fixed_state(
             facts.machine.universe(), *facts.members[member],
             explore::reachable_code(facts.machine.universe(), *facts.members[member]))
             .empty();
}

std::string Judge::reason_for(const concolic::Edge& edge,
                              const std::vector<std::size_t>& reaching) const {
  if (reaching.empty()) return "nothing that a test may call leads to it";
  bool is_entered = std::any_of(reaching.begin(), reaching.end(), [&](std::size_t member) {
    return store.entered().count(facts.members[member]) != 0;
  });
  if (!is_entered) {
    for (std::size_t member : reaching) {
      if (trials.of_member(member) == nullptr) continue;
      const std::set<std::string>& types = trials.of_member(member)->inputs().unbuildable();
      if (!types.empty()) return fmt::format("no object of type {} could be made", *types.begin());
    }
    const std::set<std::string>& missing = facts.machine.resolver().missing_classes();
    if (!missing.empty())
      return fmt::format("class {} is missing", classfile::external_name(*missing.begin()));
    return "making the inputs always fails";
  }
  for (const auto& trial : trials.all()) {
    const auto& reasons = trial->explorer().branch_reasons();
    if (auto found = reasons.find(edge); found != reasons.end()) return text_of(found->second);
  }
  return was_cut ? "the search's part of the class's time is over"
                 : "the search has shown nothing new for long";
}

}  // namespace

std::vector<BranchVerdict> branch_verdicts(ClassFacts& facts, const FindingStore& store,
                                           const Trials& trials, bool was_cut) {
  const Judge judge{facts, store, trials, was_cut};
  std::vector<BranchVerdict> verdicts = store.branches().verdicts();
  recipe::TypeConflicts conflicts(
      facts.machine, recipe::TypeConflicts::Limit{&facts.index, facts.visibility.package()});
  explore::judge_types(facts.machine.universe(), conflicts, store.branches().edges(), verdicts);
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].verdict != Verdict::Undecided) continue;
    const concolic::Edge& edge = store.branches().edges()[i];
    std::vector<std::size_t> reaching = judge.members_reaching(edge);
    bool is_proved = !reaching.empty() &&
                     std::all_of(reaching.begin(), reaching.end(),
                                 [&](std::size_t member) { return judge.is_settled(member); });
    if (is_proved) {
      verdicts[i].verdict = Verdict::Infeasible;
      verdicts[i].reason = fmt::format("no path takes it (strings and arrays up to {})",
                                       facts.options.explore.max_length);
    } else {
      verdicts[i].reason = judge.reason_for(edge, reaching);
    }
  }
  return verdicts;
}

}  // namespace assay::search
