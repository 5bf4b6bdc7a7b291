// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "expr/assignment.h"
#include "solver/local/tape.h"

namespace assay::solver {

/// New values for a few variables, by their index in the tape.
using Move = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

/// How far a condition is from being true and from being false: 0 when it is. On a logarithmic
/// scale, in units small enough to see a difference of one at 30 bits.
struct Distance {
  std::uint64_t to_true = 0;
  std::uint64_t to_false = 0;
};

inline constexpr std::uint64_t kDistanceUnit = std::uint64_t{1} << 34;  // a doubling

/// A position of the local search: values for the variables of a tape, everything computed from
/// them, and the sum of the constraints' distances. A change costs only what depends on it.
class SearchState {
 public:
  explicit SearchState(const Tape& tape);

  const Tape& tape() const { return tape_; }
  const std::uint64_t* values() const { return values_.data(); }
  std::uint64_t value(std::size_t variable) const { return values_[tape_.slot_of(variable)]; }
  std::vector<std::uint64_t> variable_values() const;

  bool solved() const { return broken_ == 0; }
  std::uint64_t cost() const { return cost_; }
  /// The number of steps used so far; a step is an evaluation of 64 operations or fewer.
  std::uint64_t steps() const { return steps_; }
  /// Counts work done elsewhere on behalf of the search.
  void charge(std::uint64_t operations) { steps_ += operations / 64; }

  void load(const expr::Assignment& assignment);
  void load(std::span<const std::uint64_t> variable_values);

  /// Makes a move. `undo` takes the last one back.
  void apply(const Move& move);
  void apply(std::uint32_t variable, std::uint64_t value);
  void undo();

  /// Constraints that do not hold, by their index among the roots.
  std::vector<std::uint32_t> broken() const;
  /// Variables of a constraint, by their index in the tape.
  const std::vector<std::uint32_t>& variables_of(std::uint32_t root);

  /// The position as a model: every variable of the tape.
  expr::Model model() const;

 private:
  struct Saved {
    std::uint32_t slot;
    std::uint64_t value;
    Distance distance;
  };

  void evaluate_all();
  void recompute(std::uint32_t slot);
  void count_root(std::uint32_t slot, const Distance& before, bool held);
  const std::vector<std::uint32_t>& dependents_of(std::uint32_t variable);
  void find_dependents(std::uint32_t variable, std::vector<std::uint32_t>& dependents) const;
  void set_leaf(std::uint32_t slot, std::uint64_t value);

  const Tape& tape_;
  std::vector<std::uint64_t> values_;
  std::vector<Distance> distances_;                         // of slots of width 1
  std::vector<std::uint32_t> root_uses_;                    // how many roots are this slot
  std::vector<std::vector<std::uint32_t>> dependents_;      // by variable, found when first needed
  std::vector<std::vector<std::uint32_t>> root_variables_;  // by root, found when first needed
  std::vector<Saved> saved_;
  std::uint64_t cost_ = 0;
  std::uint64_t broken_ = 0;
  std::uint64_t steps_ = 0;
};

/// The distances of a slot of width 1.
Distance distance_of(const Tape& tape, std::uint32_t slot, const std::uint64_t* values,
                     const Distance* distances);

}  // namespace assay::solver
