// SPDX-License-Identifier: Apache-2.0
#include "generate/mutation_run.h"

#include <algorithm>
#include <set>

namespace assay::generate {

namespace {

constexpr std::uint64_t kMutantFuel = 200'000;
constexpr std::uint64_t kMutantMilliseconds = 100;
constexpr std::size_t kEnoughKills = 6;  // of one mutant, by different tests

}  // namespace

MutationRun::MutationRun(interp::Machine& machine, Drafter& drafter, vm::Class& klass,
                         const explore::BranchMap& branches)
    : machine_(machine),
      drafter_(drafter),
      branches_(branches),
      calls_(machine, klass),
      mutants_(mutants::mutants_of(machine, klass)),
      covered_(mutants_.size()) {}

bool MutationRun::may_run(const Draft& draft, const vm::Method& method) const {
  const auto& edges = draft.found->edges;
  if (std::any_of(edges.begin(), edges.end(),
                  [&](const concolic::Edge& edge) { return edge.method == &method; }))
    return true;
  const auto& all = branches_.edges();
  bool has_branches = std::any_of(
      all.begin(), all.end(), [&](const concolic::Edge& edge) { return edge.method == &method; });
  // A method with branches may still end before its first one.
  for (const recipe::Step& step : draft.found->trial->recipe().steps) {
    if (step.method == nullptr) continue;
    if (step.method == &method) return true;
    if (!has_branches && calls_.reached_from(*step.method).count(&method) != 0) return true;
  }
  bool constructs = machine_.universe().symbols().text(method.name) == "<init>";
  return constructs && !has_branches;
}

void MutationRun::try_on(Draft& draft, std::uint32_t mutant) {
  TestRunOptions options{.fuel = kMutantFuel, .milliseconds = kMutantMilliseconds};
  Observation seen = drafter_.observe(draft, options);
  bool ends_alike = seen.ending == draft.found->outcome.kind;
  if (ends_alike && draft.test.thrown) {
    ends_alike =
        seen.thrown && seen.thrown->type == draft.test.thrown->type &&
        (!draft.test.thrown->message || seen.thrown->message == draft.test.thrown->message);
  }
  if (ends_alike && draft.test.output) ends_alike = seen.output == *draft.test.output;
  if (!ends_alike) return draft.kills_by_ending.push_back(mutant);
  std::set<std::string> holds;
  for (const source::Assertion& assertion : seen.assertions) holds.insert(key_of(assertion));
  for (std::size_t i = 0; i < draft.test.assertions.size(); ++i) {
    if (holds.count(key_of(draft.test.assertions[i])) == 0) draft.kills[i].push_back(mutant);
  }
}

bool MutationRun::run(std::vector<Draft>& drafts, std::chrono::steady_clock::time_point deadline) {
  for (Draft& draft : drafts) draft.kills.assign(draft.test.assertions.size(), {});
  for (std::uint32_t i = 0; i < mutants_.size(); ++i) {
    if (std::chrono::steady_clock::now() >= deadline) return false;
    mutants::InstalledMutant installed(machine_, mutants_[i]);
    if (!installed.is_installed()) continue;
    std::size_t kills = 0;
    for (Draft& draft : drafts) {
      if (kills >= kEnoughKills) break;
      if (!may_run(draft, *mutants_[i].method)) continue;
      covered_[i] = true;
      std::size_t before = draft.kills_by_ending.size();
      try_on(draft, i);
      bool killed = draft.kills_by_ending.size() > before ||
                    std::any_of(draft.kills.begin(), draft.kills.end(),
                                [&](const auto& by) { return !by.empty() && by.back() == i; });
      if (killed) ++kills;
    }
  }
  return true;
}

}  // namespace assay::generate
