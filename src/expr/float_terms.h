// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "expr/terms.h"

namespace assay::expr {

/// Which terms depend on a float or double: a variable of such a type or an operation on such
/// numbers is in them. Follows truncations of the terms.
class FloatTerms {
 public:
  explicit FloatTerms(const Terms& terms) : terms_(terms), generation_(terms.generation()) {}

  bool contains(Term term);

 private:
  bool is_float(const Node& node) const;

  const Terms& terms_;
  std::uint32_t generation_;
  std::vector<bool> by_term_;  // of all terms up to the youngest asked for
};

}  // namespace assay::expr
