// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "expr/terms.h"

namespace assay::expr {

/// Which variables a term depends on. Terms of one path depend on few different sets, so sets are
/// kept once, numbered, and the union of two numbers is remembered: a new term usually costs one
/// look-up. Follows truncations of the terms.
class VariableSets {
 public:
  using SetId = std::uint32_t;
  static constexpr SetId kEmpty = 0;

  explicit VariableSets(const Terms& terms);

  /// The set of a term, by number: terms with the same number have the same variables.
  SetId set_of(Term term);
  /// In increasing order; valid until the next call of a function that is not const.
  std::span<const Variable> members(SetId set) const;
  std::span<const Variable> of(Term term) { return members(set_of(term)); }

  SetId join(SetId a, SetId b);
  bool share(SetId a, SetId b) const;
  std::size_t set_count() const { return sets_.size(); }

 private:
  struct Slice {
    std::size_t begin, end;
  };

  void follow_truncation();
  SetId of_node(const Node& node);
  SetId intern(std::span<const Variable> members);

  const Terms& terms_;
  std::uint32_t generation_;
  std::vector<SetId> by_term_;  // of all terms up to the youngest asked for
  std::vector<Variable> storage_;
  std::vector<Slice> sets_;
  std::vector<Variable> scratch_;
  std::unordered_multimap<std::uint64_t, SetId> by_contents_;
  std::unordered_map<std::uint64_t, SetId> unions_;  // by the pair of numbers, the lower one high
};

}  // namespace assay::expr
