// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>

#include "expr/term.h"
#include "expr/terms.h"

namespace assay::search {

/// What a condition speaks of.
class Variables {
 public:
  Variables(const expr::Terms& terms, expr::Term term) : terms_(terms) { visit(term); }

  const std::set<std::uint32_t>& all() const { return all_; }
  bool has(expr::Variable variable) const { return all_.count(variable.index) != 0; }
  bool is_computed() const { return is_computed_; }
  /// Whether nothing was done to numbers but adding, subtracting and multiplying by constants.
  bool is_linear() const { return is_linear_; }
  /// Whether nothing was done to numbers but looking at some of their bits.
  bool is_of_bits() const { return is_of_bits_; }
  /// Whether a number above one is in it, not only those that tell what is below zero.
  bool has_large_constant() const { return has_large_constant_; }
  std::set<std::uint32_t> lengths() const;
  /// Without the lengths, which say how much there is to choose from, not what was chosen.
  std::set<std::uint32_t> values() const;

 private:
  void visit(expr::Term term);

  const expr::Terms& terms_;
  std::set<std::uint32_t> seen_, all_;
  bool is_computed_ = false;
  bool is_linear_ = true;
  bool is_of_bits_ = true;
  bool has_large_constant_ = false;
};

}  // namespace assay::search
