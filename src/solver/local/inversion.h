// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solver/local/search_state.h"
#include "solver/value_facts.h"

namespace assay::solver {

/// Finds moves by computing backwards: which value must a variable have so that a condition holds,
/// if everything beside the way from the variable to the condition stays as it is? The moves are
/// proposals: a variable may be used twice, an operation may have no inverse, or other constraints
/// may object. Large because it has a function for each operation that can be inverted.
class Inversion {
 public:
  struct Limits {
    std::size_t moves = 64;
    std::size_t visits = 600;
  };

  /// `facts` are what the constraints imply: goals beyond them are not worth a visit.
  Inversion(SearchState& state, const ValueFacts& facts) : Inversion(state, facts, Limits{}) {}
  Inversion(SearchState& state, const ValueFacts& facts, Limits limits)
      : state_(state), tape_(state.tape()), facts_(facts), limits_(limits) {}

  /// Moves that should make the constraint hold, likely ones first.
  std::vector<Move> moves_for(std::uint32_t root);

 private:
  struct Goal {
    std::uint32_t slot;
    std::uint64_t value;
  };

  std::uint64_t current(std::uint32_t slot) const { return state_.values()[slot]; }
  bool is_fixed(std::uint32_t slot) const { return tape_.step(slot).is_constant; }
  bool is_same(std::uint32_t slot, std::uint64_t value) const { return current(slot) == value; }

  /// Ways to give a slot a value; each ends at variables and then in `next_goal`.
  void aim(std::uint32_t slot, std::uint64_t value);
  void aim_both(Goal first, Goal second);
  void next_goal();
  void reach_variable(std::uint32_t slot, std::uint64_t value);

  // Conditions (inversion.cpp).
  bool aim_condition(const Tape::Step& step, bool value);
  void aim_connective(const Tape::Step& step, bool value);
  void aim_equal(const Tape::Step& step, bool value);
  void aim_order(const Tape::Step& step, bool value);
  void aim_below(std::uint32_t low, std::uint32_t high, bool strict, bool is_signed);
  void aim_conjunction(std::uint32_t a, std::uint32_t b, bool value);
  void aim_ite(const Tape::Step& step, std::uint64_t value);

  // Integers (inversion_integer.cpp).
  void aim_integer(std::uint32_t slot, const Tape::Step& step, std::uint64_t value);
  void aim_sum(const Tape::Step& step, std::uint64_t value);
  void aim_digit(const Tape::Step& step, bool multiple_is_first, std::uint64_t value);
  void aim_product(const Tape::Step& step, std::uint64_t value);
  void aim_factor(std::uint32_t factor, std::uint64_t other, unsigned width, std::uint64_t value);
  const std::vector<std::uint64_t>& divisors_of(std::uint64_t number);
  void aim_factor_pairs(const Tape::Step& step, std::uint64_t value);
  void aim_quotient(const Tape::Step& step, std::uint64_t value);
  void aim_remainder(std::uint32_t slot, const Tape::Step& step, std::uint64_t value);
  void aim_bits(const Tape::Step& step, std::uint64_t value);
  bool aim_spread(const Tape::Step& step, std::uint64_t value);
  void aim_masked(const Tape::Step& step, std::uint64_t value);
  void aim_joined(const Tape::Step& step, std::uint64_t value);
  void aim_shift(const Tape::Step& step, std::uint64_t value);
  void aim_width_change(const Tape::Step& step, std::uint64_t value);
  void aim_element(const Tape::Step& step, std::uint64_t value);

  // Floating point (inversion_float.cpp).
  void aim_float(std::uint32_t slot, const Tape::Step& step, std::uint64_t value);
  void aim_float_equal(const Tape::Step& step, bool value);
  void aim_float_order(const Tape::Step& step, bool value);
  void aim_float_near(std::uint32_t slot, std::uint32_t operand, double guess, std::uint64_t value);
  void aim_float_arithmetic(std::uint32_t slot, const Tape::Step& step, std::uint64_t value);
  void aim_float_twice(std::uint32_t slot, const Tape::Step& step, std::uint64_t value);
  void aim_float_conversion(std::uint32_t slot, const Tape::Step& step, std::uint64_t value);
  void aim_rounded(const Tape::Step& step, std::uint64_t value);
  void aim_truncated(const Tape::Step& step, std::uint64_t value);
  void aim_real(std::uint32_t slot, double value);

  SearchState& state_;  // only charged for the work
  const Tape& tape_;
  const ValueFacts& facts_;
  Limits limits_;
  std::size_t visits_ = 0;
  std::vector<Goal> goals_;  // what must still be met by the move in the making
  Move move_;
  std::vector<Move> moves_;
  std::unordered_map<std::uint64_t, std::vector<std::uint64_t>> divisors_;  // factoring is slow
};

}  // namespace assay::solver
