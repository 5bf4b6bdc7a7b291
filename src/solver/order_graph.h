// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solver/local/tape.h"

namespace assay::solver {

/// The comparisons among a tape's constraints as a graph from lower to higher: a < b and b <= c
/// leave no room for c <= a. This is what refutes most flips of a sorting program.
class OrderGraph {
 public:
  explicit OrderGraph(const Tape& tape);

  /// Whether the other constraints' comparisons contradict the last constraint.
  bool refutes_last() const;

 private:
  struct Edge {
    std::uint32_t to;
    bool is_strict;
    bool is_signed;
  };
  /// A constraint as a comparison of two slots.
  struct Comparison {
    enum class Kind : std::uint8_t { None, Less, LessOrEqual, Equal, Different } kind = Kind::None;
    bool is_signed = true;
    std::uint32_t low = 0, high = 0;
  };
  /// How one slot is known to be above another.
  enum class Path : std::uint8_t { None, AtMost, Below };

  Comparison comparison_of(std::uint32_t root) const;
  void add(const Comparison& comparison);
  Path path(std::uint32_t from, std::uint32_t to, bool is_signed) const;

  const Tape& tape_;
  std::unordered_map<std::uint32_t, std::vector<Edge>> edges_;
};

}  // namespace assay::solver
