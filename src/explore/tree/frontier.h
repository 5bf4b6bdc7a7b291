// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "concolic/decision.h"
#include "explore/branches/branch_map.h"
#include "explore/tree/constraint_tree.h"
#include "expr/term.h"

namespace assay::explore {

/// The unexplored leaves, best first: branches of the program that nothing has covered, then
/// exceptions that nothing has raised, then what is new elsewhere, then everything else. Among
/// equals the outcome that was tried least often comes first, so that a loop is left after one
/// iteration, two, three ... and not only after the first.
///
/// How good a leaf is depends on its place in the program, which thousands of leaves share. So the
/// places are what is ordered, each with its leaves in the order they came: taking one moves its
/// place only, whatever the number of leaves.
class Frontier {
 public:
  Frontier(const ConstraintTree& tree, const BranchMap& branches)
      : tree_(tree), branches_(branches) {}

  struct Leaf {
    LeafId id;
    std::uint32_t run;          // whose input to start from
    std::uint32_t attempt = 0;  // how often it was given up before
    bool is_idle = false;       // which object it is, when the run did not look at it
  };
  void push(const Leaf& leaf);
  std::optional<Leaf> pop();
  std::size_t size() const { return size_; }

  /// Notes the outcomes of a run; true if one of them is new at its place.
  bool note(const std::vector<concolic::Decision>& path);
  /// Whether the leaf is a branch of the program that nothing has covered.
  bool leads_to_uncovered(const Leaf& leaf) const;
  /// Whether the next leaf may show something new.
  bool has_promising() const;

 private:
  using Place = std::tuple<std::uint32_t, std::int32_t, std::uint8_t, std::uint64_t>;
  /// What tells leaves of one place apart.
  enum class Sort : std::uint8_t { First, FewValues, ManyValues, Idle, Retry };
  using BucketKey = std::pair<Place, Sort>;
  struct Entry {
    Leaf leaf;
    std::uint64_t sequence;
  };
  struct Rank {
    unsigned group;
    std::uint64_t tries;
    std::uint64_t sequence;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
    friend auto operator<=>(const Rank&, const Rank&) = default;
  };
  using Bucket = std::deque<Entry>;  // the leaves of one place and sort, in the order they came
  using Buckets = std::map<BucketKey, Bucket>;
  using Order = std::map<Rank, Buckets::iterator>;

  static Place place(const Question& question, std::uint64_t outcome, expr::Term subject);
  Sort sort_of(const Leaf& leaf) const;
  unsigned group_of(const Leaf& leaf, const BucketKey& key) const;
  Rank rank_now(const Buckets::value_type& bucket) const;
  Order::iterator choose();
  void enter(Buckets::iterator bucket);
  void drop_settled(Bucket& bucket);

  const ConstraintTree& tree_;
  const BranchMap& branches_;
  Buckets buckets_;  // none is empty
  Order order_;      // of all of them
  std::size_t size_ = 0;
  std::set<Place> seen_;
  std::map<Place, std::uint64_t> tries_;
  std::uint64_t next_ = 0;
  unsigned turn_ = 0;
};

}  // namespace assay::explore
