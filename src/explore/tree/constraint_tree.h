// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "concolic/decision.h"
#include "concolic/inputs/inputs.h"
#include "concolic/obstacle.h"
#include "explore/report.h"
#include "explore/tree/path_trees.h"
#include "expr/term.h"

namespace assay::explore {

/// A leaf of the tree, by number.
struct LeafId {
  std::uint32_t index = 0;

  friend bool operator==(LeafId, LeafId) = default;
};

/// Everything that is known about the paths of a target. Every path is explored once; every
/// outcome of a decision that no run has taken is an unexplored leaf until it is run, refuted or
/// given up.
///
/// A path branches off from an earlier one at a leaf of that, and is stored from there on. Of each
/// decision of its own it keeps the term; what was asked where and which way it went is in the
/// trees of the methods, which all calls share (PathTrees).
///
/// A Pin has an outcome per value seen and one leaf more, "another value". Large because a leaf has
/// a function for each thing that may become of it, and for each that is asked of it.
class ConstraintTree {
 public:
  enum class State : std::uint8_t { Unexplored, Taken, Infeasible, Unknown };

  struct Leaf {
    State state = State::Unexplored;
    bool is_other = false;       // "another value" of a Pin
    std::uint32_t path = 0;      // that brought it
    std::uint32_t position = 0;  // of its decision in that path
    std::uint32_t question = 0;
    std::uint64_t outcome = 0;   // that leads here
    std::uint32_t taken_by = 0;  // the path that branches off here, if there is one
  };

  ConstraintTree(concolic::Inputs& inputs, bool shares_calls)
      : inputs_(inputs), shares_calls_(shares_calls) {}

  struct Origin {
    std::uint32_t run = 0;  // remembered with the path
    bool cut = false;  // the run was ended by a limit: its last decision is not the end of a path
    std::span<const concolic::Call> calls = {};
    std::optional<LeafId> aimed_at = {};  // a guess where the path branches off
  };
  struct Inserted {
    bool is_new = false;          // no run took this path before
    bool inconsistent = false;    // the same prefix met another decision: not deterministic
    bool ran_infeasible = false;  // a leaf that had been refuted was reached
    std::vector<LeafId> leaves;   // unexplored ones that this path has brought
    std::size_t position = 0;     // of the first decision that is not that of an earlier path
    std::optional<concolic::Decision> expected;  // there, if inconsistent and not at the end
  };
  Inserted insert(const std::vector<concolic::Decision>& path, const Origin& origin);
  Inserted insert(const std::vector<concolic::Decision>& path) { return insert(path, Origin()); }
  /// Makes leaves unexplored again that were refuted among fewer objects than there are now.
  std::vector<LeafId> reopen_choices();

  /// Whether values that were fixed on the way count.
  enum class Pins : std::uint8_t { Kept, LeftOut };
  const Leaf& leaf(LeafId id) const { return leaves_[id.index]; }
  /// Where the questions were met that have no answer.
  std::vector<concolic::Site> open_sites() const;
  /// What its decision was about.
  const Question& question(LeafId id) const { return trees_.question(leaf(id).question); }
  expr::Term subject(LeafId id) const { return own(leaf(id).path, leaf(id).position).subject; }
  /// The run whose path brought it.
  std::uint32_t run(LeafId id) const { return paths_[leaf(id).path].run; }
  /// The conditions on the way to a leaf, its own last.
  std::vector<expr::Term> constraints(LeafId id, Pins pins = Pins::Kept) const;
  /// How many values a Pin has been seen with.
  std::size_t values_seen(LeafId other) const;

  void mark_infeasible(LeafId id) { leaves_[id.index].state = State::Infeasible; }
  void mark_unknown(LeafId id, concolic::Obstacle reason);
  /// An unknown leaf is worth another try.
  void reopen(LeafId id) { leaves_[id.index].state = State::Unexplored; }

  TreeCounts counts() const;
  /// The reasons of unknown leaves, each with how many there are.
  concolic::Obstacles unknown_reasons() const;
  const PathTrees& trees() const { return trees_; }

 private:
  static constexpr std::uint32_t kNone = 0xffff'ffff;
  struct Own {
    expr::Term subject;
    std::uint32_t first_leaf;  // of the outcomes not taken
  };
  struct Path {
    std::uint32_t parent;  // whose decisions it has before its own
    std::uint32_t start;   // position of the first of its own
    std::uint32_t run;
    std::uint32_t open_end;  // of one that was cut: the leaf where it might go on
    PathEnd end;
    std::vector<Own> own;
  };
  /// Where a new path leaves the known ones.
  struct Departure {
    std::uint32_t parent = kNone;
    std::uint32_t start = 0;
    std::uint32_t leaf = kNone;
  };

  std::uint32_t opener(std::uint32_t path, std::uint32_t position) const;
  const Own& own(std::uint32_t path, std::uint32_t position) const;
  std::vector<concolic::Decision> decisions(std::uint32_t path) const;
  std::optional<Departure> find_departure(const std::vector<concolic::Decision>& path,
                                          const Origin& origin, Inserted& result);
  bool pass_end(const std::vector<concolic::Decision>& path, const Origin& origin,
                std::uint32_t known, Inserted& result);
  std::uint32_t leaf_of(std::uint32_t path, std::uint32_t position,
                        const concolic::Decision& decision);
  void add(const std::vector<concolic::Decision>& path, const Origin& origin,
           const Departure& departure, Inserted& result);
  std::uint32_t add_leaves(std::uint32_t path, std::uint32_t position,
                           const concolic::Decision& decision, std::vector<LeafId>& added);
  expr::Term condition(LeafId id, const concolic::Decision& decision) const;

  concolic::Inputs& inputs_;
  bool shares_calls_;
  PathTrees trees_;
  std::vector<Path> paths_;
  std::vector<Leaf> leaves_;
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> values_;  // leaves, by "another"
  std::unordered_map<std::uint32_t, concolic::Obstacle> reasons_;         // by leaf
};

}  // namespace assay::explore
