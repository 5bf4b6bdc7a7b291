// SPDX-License-Identifier: Apache-2.0
// Which classes are initialised before a call, and in which order: the loop over subsets of
// ../shared/spec/static-state.md, section 2, as data. It knows classes as numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace assay::search {

/// Classes by number, in the order in which they are initialised.
using InitOrder = std::vector<std::uint32_t>;

/// The subsets of a growing set of classes, small ones first; of those of one size, those that have
/// more members which changed what a call did. What has been given is not given again.
class InitSets {
 public:
  /// No more than `most` are given.
  explicit InitSets(std::size_t most) : most_(most) {}

  /// A class that a call initialises, or that another order has shown to.
  void add(std::uint32_t klass);
  /// That this class is initialised before changes what happens.
  void note_change(std::uint32_t klass) { changers_.insert(klass); }
  /// The next one, in ascending order; false: there is none left, or enough have been given.
  bool next(std::vector<std::uint32_t>& set);
  /// How many were not given although they exist; counted up to a million.
  std::uint64_t left_out() const;

 private:
  std::optional<std::vector<std::uint32_t>> best_of(std::size_t size, std::size_t count) const;

  std::vector<std::uint32_t> classes_;
  std::set<std::uint32_t> changers_;
  std::set<std::vector<std::uint32_t>> given_;
  std::size_t most_;
};

/// The orders of a set that can be told apart: two neighbours of which neither depends on the other
/// come in one order only. Of many classes, two orders.
std::vector<InitOrder> orders_of(
    const std::vector<std::uint32_t>& set,
    const std::function<bool(std::uint32_t, std::uint32_t)>& are_dependent);

}  // namespace assay::search
