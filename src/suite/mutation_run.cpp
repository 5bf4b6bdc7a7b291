// SPDX-License-Identifier: Apache-2.0
// Runs drafts with one mutant installed at a time and compares what they see with what they saw. A
// run that does not end counts as noticed, and is looked at again with more patience.
#include "suite/mutation_run.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/clocks.h"
#include "concolic/recorder.h"
#include "explore/branches/branch_map.h"
#include "explore/report.h"
#include "interp/machine.h"
#include "recipe/recipe.h"
#include "replay/test_run.h"
#include "search/trial.h"
#include "source/test_case.h"
#include "suite/selection.h"
#include "vm/class.h"

namespace assay::suite {

namespace {

constexpr replay::TestRunOptions kQuick{.fuel = 200'000, .milliseconds = 100};
constexpr replay::TestRunOptions kPatient{.fuel = 20'000'000, .milliseconds = 500};
constexpr std::size_t kEnoughKills = 6;  // of one mutant, by different tests

std::uint64_t milliseconds_until(WorkClock::time_point deadline) {
  auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - WorkClock::now());
  return left.count() < 0 ? 0 : static_cast<std::uint64_t>(left.count());
}

/// What a run may take that has to be over by then; nothing if there is no time for it.
std::optional<replay::TestRunOptions> limited(replay::TestRunOptions limits,
                                              WorkClock::time_point deadline) {
  limits.milliseconds = std::min(limits.milliseconds, milliseconds_until(deadline));
  return limits.milliseconds == 0 ? std::nullopt : std::optional(limits);
}

void forget(drafts::Draft& draft, std::uint32_t mutant) {
  std::erase(draft.kills_by_ending, mutant);
  for (auto& kills : draft.kills) std::erase(kills, mutant);
}

}  // namespace

MutationRun::MutationRun(interp::Machine& machine, drafts::Drafter& drafter,
                         const std::vector<vm::Class*>& classes, const explore::BranchMap& branches)
    : machine_(machine),
      drafter_(drafter),
      branches_(branches),
      classes_(classes),
      calls_(machine, classes) {
  for (vm::Class* klass : classes) {
    for (mutants::Mutant& mutant : mutants::mutants_of(machine, *klass))
      mutants_.push_back(std::move(mutant));
  }
  covered_.resize(mutants_.size());
}

bool MutationRun::has_branches(const vm::Method& method) const {
  const auto& all = branches_.edges();
  return std::any_of(all.begin(), all.end(),
                     [&](const concolic::Edge& edge) { return edge.method == &method; });
}

bool MutationRun::may_call(const search::Trial& trial, const vm::Method& method,
                           bool by_callees) const {
  for (const recipe::Step& step : trial.recipe().steps) {
    if (step.method == nullptr) continue;
    if (step.method == &method) return true;
    if (by_callees && calls_.reached_from(*step.method).count(&method) != 0) return true;
  }
  if (is_nested(method)) return calls_.reached_by_initialisers().count(&method) != 0;
  bool constructs = machine_.universe().symbols().text(method.name) == "<init>";
  return constructs && by_callees;
}

/// Whether an assertion calls the method, or what it calls does.
bool MutationRun::is_asked(const drafts::Draft& draft, const vm::Method& method) const {
  return std::any_of(
      draft.test.assertions.begin(), draft.test.assertions.end(),
      [&](const source::Assertion& assertion) {
        if (assertion.asked == source::Assertion::kNobody) return false;
        const auto& methods = method.owner->methods;
        return std::any_of(methods.begin(), methods.end(), [&](const vm::Method& each) {
          return each.id == assertion.asked && calls_.reached_from(each).count(&method) != 0;
        });
      });
}

bool MutationRun::may_run(const drafts::Draft& draft, const vm::Method& method) const {
  const auto& edges = draft.found->edges;
  if (std::any_of(edges.begin(), edges.end(),
                  [&](const concolic::Edge& edge) { return edge.method == &method; }))
    return true;
  // A method that has branches shows by them that it was run, unless it ended before.
  return may_call(*draft.found->trial, method, !has_branches(method)) || is_asked(draft, method);
}

std::set<std::uint32_t> MutationRun::survivors(const std::vector<drafts::Draft>& drafts) const {
  std::set<std::uint32_t> alive;
  for (std::uint32_t i = 0; i < mutants_.size(); ++i) alive.insert(i);
  for (const drafts::Draft& draft : drafts) {
    for (std::uint32_t mutant : draft.kills_by_ending) alive.erase(mutant);
    for (const auto& kills : draft.kills) {
      for (std::uint32_t mutant : kills) alive.erase(mutant);
    }
  }
  return alive;
}

bool MutationRun::reaches_any(const search::Trial& trial,
                              const std::set<std::uint32_t>& some) const {
  return std::any_of(some.begin(), some.end(), [&](std::uint32_t mutant) {
    return may_call(trial, *mutants_[mutant].method, true);
  });
}

std::set<std::uint32_t> MutationRun::try_all(drafts::Draft& draft,
                                             const std::set<std::uint32_t>& some,
                                             WorkClock::time_point deadline) {
  std::set<std::uint32_t> killed;
  draft.kills.assign(draft.test.assertions.size(), {});
  draft.kills_by_ending.clear();
  for (std::uint32_t i : some) {
    const auto limits = limited(kQuick, deadline);
    if (!limits) break;
    if (!may_run(draft, *mutants_[i].method)) continue;
    mutants::InstalledMutant installed(machine_, mutants_[i]);
    if (!installed.is_installed()) continue;
    covered_[i] = true;
    if (try_on(draft, i, *limits)) killed.insert(i);
  }
  return killed;
}

bool MutationRun::try_on(drafts::Draft& draft, std::uint32_t mutant,
                         const replay::TestRunOptions& limits) {
  drafts::Observation seen = drafter_.observe(draft, limits);
  const bool was_stopped = seen.ending == explore::Outcome::Kind::Stopped;
  if (was_stopped && limits.milliseconds < kQuick.milliseconds) return false;  // it had no chance
  if (was_stopped) endless_.insert(mutant);
  bool ends_alike = seen.ending == draft.found->outcome.kind;
  if (ends_alike && draft.test.thrown) {
    ends_alike =
        seen.thrown && seen.thrown->type == draft.test.thrown->type &&
        (!draft.test.thrown->message || seen.thrown->message == draft.test.thrown->message);
  }
  if (ends_alike && draft.test.output) ends_alike = seen.output == *draft.test.output;
  if (!ends_alike) {
    draft.kills_by_ending.push_back(mutant);
    return true;
  }
  std::set<std::string> holds;
  for (const source::Assertion& assertion : seen.assertions)
    holds.insert(drafts::key_of(assertion));
  bool killed = false;
  for (std::size_t i = 0; i < draft.test.assertions.size(); ++i) {
    if (holds.count(drafts::key_of(draft.test.assertions[i])) != 0) continue;
    draft.kills[i].push_back(mutant);
    killed = true;
  }
  return killed;
}

bool MutationRun::run(std::vector<drafts::Draft>& drafts, WorkClock::time_point deadline) {
  for (drafts::Draft& draft : drafts) draft.kills.assign(draft.test.assertions.size(), {});
  for (std::uint32_t i = 0; i < mutants_.size(); ++i) {
    if (WorkClock::now() >= deadline) return false;
    std::optional<mutants::InstalledMutant> installed;  // making one takes time
    std::size_t kills = 0;
    for (drafts::Draft& draft : drafts) {
      if (kills >= kEnoughKills) break;
      if (!may_run(draft, *mutants_[i].method)) continue;
      if (!installed) installed.emplace(machine_, mutants_[i]);
      if (!installed->is_installed()) break;
      const auto limits = limited(kQuick, deadline);
      if (!limits) return false;
      covered_[i] = true;
      if (try_on(draft, i, *limits)) ++kills;
    }
  }
  return true;
}

bool MutationRun::try_on_told(std::vector<drafts::Draft>& drafts,
                              const std::vector<std::size_t>& kept,
                              WorkClock::time_point deadline) {
  const auto speaks_of_calls = [](const source::Assertion& assertion) {
    return assertion.kind == source::Assertion::Kind::Calls;
  };
  for (std::size_t each : kept) {
    drafts::Draft& draft = drafts[each];
    if (std::ranges::none_of(draft.test.assertions, speaks_of_calls)) continue;
    for (std::uint32_t i = 0; i < mutants_.size(); ++i) {
      if (endless_.contains(i) || !may_run(draft, *mutants_[i].method)) continue;
      const auto limits = limited(kQuick, deadline);
      if (!limits) return false;
      mutants::InstalledMutant installed(machine_, mutants_[i]);
      if (!installed.is_installed()) continue;
      forget(draft, i);
      covered_[i] = true;
      try_on(draft, i, *limits);
    }
  }
  return true;
}

bool MutationRun::settle(std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& kept,
                         WorkClock::time_point deadline) {
  std::set<std::uint32_t> killed = killed_by(drafts, kept);
  for (std::uint32_t i = 0; i < mutants_.size(); ++i) {
    bool may_end = endless_.count(i) != 0;
    if (killed.count(i) != 0 && !may_end) continue;
    if (milliseconds_until(deadline) == 0) return false;
    mutants::InstalledMutant installed(machine_, mutants_[i]);
    if (!installed.is_installed()) continue;
    for (std::size_t each : kept) forget(drafts[each], i);
    // An assertion may run it too, or a call that ends before the method's first branch.
    std::vector<std::size_t> order = kept;
    auto rest = std::stable_partition(order.begin(), order.end(), [&](std::size_t each) {
      return may_run(drafts[each], *mutants_[i].method);
    });
    if (rest != order.begin()) covered_[i] = true;
    for (std::size_t each : order) {
      const auto limits = limited(may_end ? kPatient : kQuick, deadline);
      if (!limits) return false;
      if (!try_on(drafts[each], i, *limits)) continue;
      covered_[i] = true;
      break;
    }
  }
  return true;
}

}  // namespace assay::suite
