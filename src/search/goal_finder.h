// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "recipe/stub_classes.h"
#include "search/class_calls.h"
#include "search/criteria.h"
#include "search/goal.h"
#include "search/loops.h"
#include "search/trial.h"

namespace assay::search {

/// Tells which goals a run of a trial reaches.
class GoalFinder {
 public:
  GoalFinder(const vm::Class& klass, const ClassCalls& calls, const recipe::StubClasses& stubs,
             const Criteria& criteria);

  /// To be asked right after the run, while the trial remembers it.
  std::set<Goal> goals_of(Trial& trial, const explore::Outcome& outcome,
                          const concolic::PathRecord& path);
  /// Whether a run that recorded edges only may show such a goal.
  static bool is_seen_quietly(const Goal& goal);
  /// Whether a branch found two references to be one object.
  static bool finds_same(const concolic::Edge& edge);
  static Goal overflow_at(const concolic::Sum& sum);
  /// The goal that is the end of a call.
  Goal ending_of(const vm::Method& method, const explore::Outcome& outcome);

 private:
  void add_callees(const concolic::PathRecord& path, std::set<Goal>& goals);
  void add_rounds(const concolic::PathRecord& path, std::set<Goal>& goals) const;
  void add_same_object(Trial& trial, const concolic::PathRecord& path, std::set<Goal>& goals) const;
  static void add_path(Trial& trial, const concolic::PathRecord& path, std::set<Goal>& goals);
  /// How a call ended, as far as people tell ends apart.
  struct Ending {
    explore::Outcome::Kind kind;
    explore::Outcome::Result result;
    std::string text;  // one of the method's own, or the class of an exception
    auto operator<=>(const Ending&) const = default;  // NOLINT(modernize-use-nullptr)
  };
  std::uint64_t number_of(const Ending& ending);
  Ending ending_by_result(const vm::Method& method, const explore::Outcome& outcome);
  const std::set<std::string>& texts_of(const vm::Method& method);

  const vm::Class& klass_;
  const ClassCalls& calls_;
  const recipe::StubClasses& stubs_;
  Criteria criteria_;
  std::map<const vm::Method*, std::set<std::string>> texts_;  // by method under test
  std::map<std::uint32_t, std::vector<Loop>> loops_;          // by method
  std::set<std::pair<std::uint32_t, std::uint32_t>> recursions_;
  std::map<Ending, std::uint64_t> endings_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> callees_;  // by site
};

}  // namespace assay::search
