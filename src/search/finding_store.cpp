// SPDX-License-Identifier: Apache-2.0
#include "search/finding_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "concolic/recorder.h"
#include "explore/branches/broken_off.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "interp/stop_reason.h"
#include "search/goals/failures.h"
#include "search/goals/same_objects.h"
#include "vm/class.h"

namespace assay::search {

namespace {

constexpr unsigned kMostSpares = 16;  // inputs of a trial that are kept for mutants only

}  // namespace

bool never_ends(const explore::Outcome& outcome) {
  return outcome.kind == explore::Outcome::Kind::Stopped &&
         (outcome.stopped_by == interp::StopReason::Fuel ||
          outcome.stopped_by == interp::StopReason::Time ||
          outcome.stopped_by == interp::StopReason::Deadlock);
}

bool is_usable(const explore::Outcome& outcome, const Criteria& criteria) {
  // See drafts/draft.cpp. An initialiser that throws is a failure of the program all the same.
  const bool is_failure =
      criteria.failures && outcome.exception == "java.lang.ExceptionInInitializerError";
  if (outcome.is_linkage_error && !is_failure) return false;
  return outcome.kind == explore::Outcome::Kind::Returned ||
         outcome.kind == explore::Outcome::Kind::Threw;
}

FindingStore::FindingStore(const ClassFacts& facts)
    : facts_(facts),
      branches_(facts.machine),
      finder_(facts.klass, facts.calls, facts.stubs, facts.options.criteria) {
  if (!looks_for_failures()) branches_.expect_to_get_further();
}

void FindingStore::note_reachable() {
  if (looks_for_failures()) hazards_.emplace(facts_.machine, facts_.klass, facts_.calls);
  for (const vm::Method* method : facts_.members) {
    const auto& reached = facts_.calls.reached_from(*method);
    for (const concolic::Edge& edge : branches_.edges()) {
      if (reached.count(edge.method) != 0) reachable_[method].push_back(edge);
    }
    if (!facts_.options.methods.empty()) asked_.insert(reached.begin(), reached.end());
  }
}

bool FindingStore::is_complete() const {
  if (looks_for_failures()) return false;
  if (asked_.empty()) return branches_.uncovered() == 0;
  return std::none_of(facts_.members.begin(), facts_.members.end(),
                      [&](const vm::Method* member) { return wants(*member); });
}

bool FindingStore::is_asked_for(const concolic::Edge& edge) const {
  return asked_.empty() || asked_.count(edge.method) != 0;
}

std::vector<concolic::Edge> FindingStore::own_edges(const explore::RunRecord& record) {
  std::set<concolic::Edge> without;
  if (!looks_for_failures()) without = branches_.broken_off_in(record);
  std::vector<concolic::Edge> own;
  std::ranges::copy_if(record.path.edges, std::back_inserter(own), [&](const concolic::Edge& edge) {
    return branches_.is_known(edge) && is_asked_for(edge) && without.count(edge) == 0;
  });
  return own;
}

Finding FindingStore::finding_of(Trial& trial, const expr::Assignment& input,
                                 const explore::RunRecord& record) {
  Finding finding{.trial = &trial,
                  .input = input,
                  .outcome = record.outcome,
                  .edges = own_edges(record),
                  .jumps = record.path.jumps};
  if (is_usable(record.outcome, facts_.options.criteria))
    finding.goals =
        finder_.goals_of({trial.recipe(), record, &trial.inputs(), &trial.runner().leaves()});
  return finding;
}

void FindingStore::keep(Finding finding) {
  if (looks_for_failures() && never_ends(finding.outcome)) {
    constexpr unsigned kMostStopped = 6;  // of one method: some may end after all
    if (++stopped_[finding.trial->tested()] <= kMostStopped)
      findings_.push_back(std::move(finding));
    return;
  }
  if (!is_usable(finding.outcome, facts_.options.criteria)) return;
  bool is_novel = false;
  for (const concolic::Edge& edge : finding.edges) is_novel |= edges_.insert(edge).second;
  for (const Goal& goal : finding.goals) {
    is_novel |= goals_.insert(goal).second;
    if (hazards_ && is_of_program(goal)) hazards_->note_failure(goal.method, goal.at);
  }
  const vm::Method* tested = finding.trial->tested();
  is_novel |= entered_.insert(tested).second;
  if (finding.outcome.kind == explore::Outcome::Kind::Returned)
    is_novel |= returned_.insert(tested).second;
  std::string key = outcome_key(*tested, finding.outcome);
  if (!is_novel && !outcomes_.insert(key).second && ++spares_[finding.trial] > kMostSpares) return;
  outcomes_.insert(key);
  findings_.push_back(std::move(finding));
}

std::string FindingStore::outcome_key(const vm::Method& method, const explore::Outcome& outcome) {
  return fmt::format("{} {} {} {}", method.id, outcome.exception, outcome.at,
                     static_cast<int>(outcome.stopped_by));
}

bool FindingStore::is_new(const std::vector<concolic::Edge>& edges) const {
  return std::any_of(edges.begin(), edges.end(), [&](const concolic::Edge& edge) {
    return branches_.is_known(edge) && !branches_.is_covered(edge) && is_asked_for(edge);
  });
}

bool FindingStore::ends_anew(const vm::Method& method, const explore::Outcome& outcome) {
  if (outcome.kind == explore::Outcome::Kind::Threw)
    return outcomes_.count(outcome_key(method, outcome)) == 0;
  return outcome.kind == explore::Outcome::Kind::Returned && facts_.options.criteria.endings &&
         !has_goal(finder_.ending_of(method, outcome));
}

bool FindingStore::is_promising(const vm::Method& tested, const explore::RunRecord& record) {
  return is_new(record.path.edges) ||
         (looks_for_failures() && record.outcome.kind == explore::Outcome::Kind::Threw &&
          ends_anew(tested, record.outcome));
}

bool FindingStore::wants(const vm::Method& member) const {
  // A result may be wrong of a method that cannot fail.
  if (looks_for_failures() && facts_.options.criteria.wrong_results) return true;
  if (hazards_ && hazards_->may_fail(member)) return true;
  auto reachable = reachable_.find(&member);
  return reachable != reachable_.end() &&
         std::any_of(reachable->second.begin(), reachable->second.end(),
                     [&](const concolic::Edge& edge) { return !branches_.is_covered(edge); });
}

std::vector<std::size_t> FindingStore::turns() const {
  if (hazards_) return hazards_->by_promise(facts_.members);
  std::vector<std::size_t> as_they_come(facts_.members.size());
  std::iota(as_they_come.begin(), as_they_come.end(), std::size_t{0});
  return as_they_come;
}

bool FindingStore::compares_references(const vm::Method& member) const {
  auto reachable = reachable_.find(&member);
  return reachable != reachable_.end() &&
         std::any_of(reachable->second.begin(), reachable->second.end(),
                     [](const concolic::Edge& edge) { return finds_same(edge); });
}

}  // namespace assay::search
