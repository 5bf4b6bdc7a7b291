// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "explore/sequence_walk.h"
#include "explore/state_search.h"
#include "recipe/recipe.h"
#include "search/class_facts.h"
#include "search/finding_store.h"
#include "search/statics/method_scores.h"
#include "search/trial.h"
#include "vm/class.h"

namespace assay::search {

/// Of the search in which static state is an input.
struct StaticsCounts {
  struct Score {
    const vm::Method* method;
    MethodScore score;
  };
  std::vector<Score> scores;    // of all members
  std::uint64_t sets = 0;       // of classes that were initialised before a call
  std::uint64_t orders = 0;     // of such sets
  std::uint64_t sets_left = 0;  // not tried
  std::chrono::nanoseconds time{0};
};

/// What phases of a search count by themselves.
struct SearchCounts {
  std::uint64_t dropped_runs = 0;        // of trials that were not kept
  std::uint64_t typed_tests = 0;         // of the search by types
  explore::WalkCounts walks;             // of candidate sequences that were run together
  explore::StateCounts symbolic_states;  // of the search by symbolic states
  StaticsCounts statics;
  std::chrono::nanoseconds thinking_time{0};  // to think of candidate sequences, without running
};

/// The trials of a class. All share one branch map, so that each looks for what is still missing.
class Trials {
 public:
  Trials(ClassFacts& facts, FindingStore& store);

  /// One more that is part of the search.
  Trial& add(recipe::Recipe recipe);
  /// One that is not, or not yet.
  std::unique_ptr<Trial> aside(recipe::Recipe recipe);
  Trial& adopt(std::unique_ptr<Trial> trial);
  /// The plain call of a member; null: there is none yet.
  Trial* of_member(std::size_t member) const {
    return member < of_members_.size() ? of_members_[member] : nullptr;
  }
  Trial& add_member(std::size_t member, recipe::Recipe recipe);

  const std::vector<std::unique_ptr<Trial>>& all() const { return all_; }
  const std::vector<Trial*>& of_members() const { return of_members_; }

  /// Something that none of them can be blamed for.
  void note(const concolic::Obstacle& obstacle) { ++noted_[obstacle]; }

  // Sums over all of them.
  concolic::Obstacles obstacles() const;
  std::set<std::string> unbuildable() const;
  std::uint64_t runs() const;
  std::uint64_t queries() const;
  /// Whether a limit of time decided what one of them found.
  bool was_cut() const;

 private:
  concolic::SummaryTable summaries_;
  TrialContext context_;
  std::vector<std::unique_ptr<Trial>> all_;
  std::vector<Trial*> of_members_;
  concolic::Obstacles noted_;
};

}  // namespace assay::search
