// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "concolic/decision.h"
#include "explore/branch_map.h"
#include "explore/tree/constraint_tree.h"

namespace assay::explore {

/// The unexplored leaves, best first: branches of the program that nothing has covered, then
/// exceptions that nothing has raised, then what is new elsewhere, then everything else. Among
/// equals the outcome that was tried least often comes first, so that a loop is left after one
/// iteration, two, three ... and not only after the first.
class Frontier {
 public:
  Frontier(const ConstraintTree& tree, const BranchMap& branches)
      : tree_(tree), branches_(branches) {}

  struct Leaf {
    LeafId id;
    std::uint32_t run;          // whose input to start from
    std::uint32_t attempt = 0;  // how often it was given up before
  };
  void push(const Leaf& leaf);
  std::optional<Leaf> pop();
  std::size_t size() const { return queue_.size(); }

  /// Notes the outcomes of a run; true if one of them is new at its place.
  bool note(const std::vector<concolic::Decision>& path);
  /// Whether the leaf is a branch of the program that nothing has covered.
  bool leads_to_uncovered(const Leaf& leaf) const;
  /// Whether the next leaf may show something new.
  bool has_promising() const;

 private:
  using Place = std::tuple<std::uint32_t, std::int32_t, std::uint8_t, std::uint64_t>;
  struct Rank {
    unsigned group;
    std::uint64_t tries;
    std::uint64_t sequence;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
    friend auto operator<=>(const Rank&, const Rank&) = default;
  };
  using Queue = std::map<Rank, Leaf>;
  Queue::iterator choose();
  Place place_of(const Leaf& leaf) const;
  static Place place(const Question& question, std::uint64_t outcome);
  unsigned group_of(const Leaf& leaf) const;
  Rank rank(const Leaf& leaf, std::uint64_t sequence) const;

  const ConstraintTree& tree_;
  const BranchMap& branches_;
  Queue queue_;
  std::set<Place> seen_;
  std::map<Place, std::uint64_t> tries_;
  std::uint64_t next_ = 0;
  unsigned turn_ = 0;
};

}  // namespace assay::explore
