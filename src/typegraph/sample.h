// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <vector>

#include "typegraph/count.h"
#include "typegraph/space.h"
#include "vm/class.h"

namespace assay::typegraph {

/// A test by its method and number.
struct Pick {
  vm::Method* method = nullptr;
  Count number;

  friend bool operator==(const Pick&, const Pick&) = default;
};

/// Tests of a space by chance, each at most once. All tests of all methods are equally likely, so
/// that a method with more of them is called more often. The same seed gives the same tests.
class Sample {
 public:
  struct Options {
    std::uint64_t seed = 1;
    /// The most tests; none: all there are. If these are not less than all, they come in order:
    /// method by method, number by number.
    std::optional<std::uint64_t> tests;
    /// Begins with so many tests of every method, round by round, whatever its share is: for those
    /// who may have to stop, since one method with many parameters can have nearly all tests.
    unsigned of_each_first = 0;
  };
  Sample(const Space& space, const Options& options);

  /// Nothing: there are no more.
  std::optional<Pick> next();
  /// How many there were so far.
  std::uint64_t count() const { return count_; }

 private:
  void begin_with(unsigned of_each);
  std::optional<Count> next_position();
  Count below(const Count& limit);
  Pick pick(const Count& position) const;

  const Space& space_;
  std::mt19937_64 random_;
  std::optional<std::uint64_t> tests_;
  bool in_order_ = false;
  std::vector<Count> ends_;  // of each method's numbers in the order of all tests
  std::deque<Count> first_;  // positions to begin with
  std::set<Count> came_first_;
  Count drawn_;                   // how many positions were drawn
  std::map<Count, Count> moved_;  // what shuffling has put elsewhere
  std::uint64_t count_ = 0;
};

}  // namespace assay::typegraph
