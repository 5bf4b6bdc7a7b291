// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "expr/facts.h"
#include "solver/local/tape.h"

namespace assay::solver {

/// What the constraints of a tape, taken together, say about the value of every slot: bits and
/// bounds. Knows each comparison for itself; nothing is tried out.
class ValueFacts {
 public:
  explicit ValueFacts(const Tape& tape);

  /// Whether the constraints contradict each other for certain.
  bool is_contradiction();

  /// Whether a slot can have the value, as far as is known.
  bool allow(std::uint32_t slot, std::uint64_t value) const;

 private:
  bool changed_ = false;
  bool is_empty_ = false;  // some slot has no value left

  void compute_forwards();
  void compute(std::uint32_t slot);
  void push_backwards();
  void assume(std::uint32_t slot, bool value);
  void assume_comparison(const Tape::Step& step, bool value);
  void assume_order(std::uint32_t low, std::uint32_t high, bool strict, bool is_signed);
  void assume_different(std::uint32_t a, std::uint32_t b);
  void meet(std::uint32_t slot, const expr::Facts& facts);
  void exclude_end(std::uint32_t slot, std::uint64_t value);
  void limit_signed(std::uint32_t slot, std::int64_t least, std::int64_t most);
  void limit_unsigned(std::uint32_t slot, std::uint64_t least, std::uint64_t most);

  const Tape& tape_;
  std::vector<expr::Facts> facts_;
};

}  // namespace assay::solver
