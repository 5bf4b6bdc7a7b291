// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "solver/local/search_state.h"

namespace assay::solver {

/// Improves one variable at a time by feeling around: steps that grow while they help, constants
/// of the query and their neighbours, single bits; for floating point also decimal steps, places
/// and special values.
class PatternSearch {
 public:
  PatternSearch(SearchState& state, std::uint64_t step_limit);

  /// Whether the variable could be moved to lower the cost.
  bool improve(std::uint32_t variable);

  bool is_float(std::uint32_t variable) const { return is_float_[variable]; }
  /// The query's constants that fit the variable, and their neighbours.
  const std::vector<std::uint64_t>& constants_for(std::uint32_t variable);

 private:
  bool try_value(std::uint32_t variable, std::uint64_t value);
  bool improve_integer(std::uint32_t variable);
  bool improve_float(std::uint32_t variable);
  bool try_constants(std::uint32_t variable);
  bool try_bits(std::uint32_t variable);
  template <class Shift>
  bool accelerate(std::uint32_t variable, Shift&& shift);
  void find_floats();
  void collect_constants();
  bool is_over() const { return state_.solved() || state_.steps() >= step_limit_; }

  SearchState& state_;
  const Tape& tape_;
  std::uint64_t step_limit_;
  std::vector<bool> is_float_;                        // by variable
  std::vector<std::vector<std::uint64_t>> integers_;  // constants by width, sorted
  std::vector<std::vector<std::uint64_t>> floats_;    // by width
};

}  // namespace assay::solver
