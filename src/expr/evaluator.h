// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "expr/assignment.h"
#include "expr/terms.h"

namespace assay::expr {

/// The value of one operation on constant operands (bit patterns, masked to their widths). The
/// definition of what every term means: simplifier, solvers and search agree with it.
std::uint64_t apply(const Terms& terms, const Node& node, std::uint64_t a, std::uint64_t b,
                    std::uint64_t c);

/// The value of terms under an assignment. Values are remembered until the assignment changes, so
/// that the conditions of one run share the work.
class Evaluator {
 public:
  explicit Evaluator(const Terms& terms) : terms_(terms) {}

  /// Forgets all values and takes a new assignment, which must outlive the use.
  void assign(const Assignment& assignment);
  std::uint64_t value(Term term);
  bool holds(Term condition) { return value(condition) != 0; }

 private:
  void forget();
  bool compute(Term term);  // false: operands were put on the work list first
  bool wait_for(Term operand);
  bool remember(Term term, std::uint64_t value);
  bool is_known(Term term) const { return seen_[term.id] == epoch_; }

  const Terms& terms_;
  const Assignment* assignment_ = nullptr;
  std::uint32_t epoch_ = 0;
  std::uint32_t generation_ = 0;     // of the terms the values belong to
  std::vector<std::uint32_t> seen_;  // the epoch a value belongs to
  std::vector<std::uint64_t> values_;
  std::vector<Term> work_;
};

}  // namespace assay::expr
