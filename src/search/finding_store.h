// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "concolic/recorder.h"
#include "explore/branches/branch_map.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "search/class_facts.h"
#include "search/finding.h"
#include "search/goals/goal_finder.h"
#include "search/open_hazards.h"
#include "vm/class.h"

namespace assay::search {

/// What the runs of a search have shown so far: the branches that they covered, and the inputs that
/// were the first to show something. All phases of a search add to one store and ask it what is
/// still missing.
class FindingStore {
 public:
  explicit FindingStore(const ClassFacts& facts);

  explore::BranchMap& branches() { return branches_; }
  const explore::BranchMap& branches() const { return branches_; }
  const std::vector<Finding>& findings() const { return findings_; }
  const std::set<const vm::Method*>& entered() const { return entered_; }
  bool has_returned(const vm::Method& method) const { return returned_.count(&method) != 0; }
  bool has_goal(const Goal& goal) const { return goals_.count(goal) != 0; }
  /// Counts a run of a method; how often one ended like that.
  void count(const vm::Method& method, const explore::Outcome& outcome) {
    ++endings_[outcome_key(method, outcome)];
  }
  std::uint64_t times(const vm::Method& method, const explore::Outcome& outcome) const {
    const auto found = endings_.find(outcome_key(method, outcome));
    return found == endings_.end() ? 0 : found->second;
  }
  /// Grows whenever a finding takes a branch that none took before or, if failures are looked for,
  /// shows anything else.
  std::size_t novelty() const { return edges_.size() + (looks_for_failures() ? goals_.size() : 0); }
  /// Whether there is nothing left to look for. Failures may be anywhere.
  bool is_complete() const;
  bool looks_for_failures() const { return facts_.options.criteria.failures; }

  /// What a run has shown, kept or not.
  Finding finding_of(Trial& trial, const expr::Assignment& input, const explore::RunRecord& record);
  /// Keeps it if it is the first to show something, and a few that are not.
  void keep(Finding finding);

  /// Whether one of the edges is a branch that no run has covered.
  bool is_new(const std::vector<concolic::Edge>& edges) const;
  /// Whether a run is worth being explored from: it took a new branch or, if failures are looked
  /// for, failed anew.
  bool is_promising(const vm::Method& tested, const explore::RunRecord& record);
  /// Whether no finding ended like that.
  bool ends_anew(const vm::Method& method, const explore::Outcome& outcome);
  /// Whether calling the member may still cover something or, if failures are looked for, fail in a
  /// way that nobody has seen.
  bool wants(const vm::Method& member) const;
  /// The numbers of the members, in the order in which they have their turns.
  std::vector<std::size_t> turns() const;
  /// Whether a branch that calls of the member can reach compares references.
  bool compares_references(const vm::Method& member) const;
  /// To be called when all branches are known.
  void note_reachable();

 private:
  /// Whether calls of a method that tests are asked for may take it.
  bool is_asked_for(const concolic::Edge& edge) const;
  static std::string outcome_key(const vm::Method& method, const explore::Outcome& outcome);
  /// Those that a test covers.
  std::vector<concolic::Edge> own_edges(const explore::RunRecord& record);

  const ClassFacts& facts_;
  explore::BranchMap branches_;
  GoalFinder finder_;
  std::optional<OpenHazards> hazards_;  // if failures are looked for
  std::vector<Finding> findings_;
  std::set<concolic::Edge> edges_;  // that findings took
  std::set<Goal> goals_;
  std::set<std::string> outcomes_;
  std::map<std::string, std::uint64_t> endings_;   // how often, by what tells them apart
  std::map<const Trial*, unsigned> spares_;        // findings that showed nothing, by trial
  std::map<const vm::Method*, unsigned> stopped_;  // findings that did not end
  std::set<const vm::Method*> entered_, returned_;
  std::map<const vm::Method*, std::vector<concolic::Edge>> reachable_;  // by calling a member
  std::set<const vm::Method*>
      asked_;  // reached by members, if not all that there are were asked for
};

}  // namespace assay::search
