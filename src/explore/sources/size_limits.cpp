// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/size_limits.h"

#include <algorithm>

#include "expr/assignment.h"
#include "expr/term.h"

namespace assay::explore {

namespace {

constexpr std::size_t kMostSizes = 256;

}  // namespace

void SizeLimits::keep(const concolic::PathRecord& path) {
  for (expr::Term size : path.sizes) {
    if (conditions_.size() >= kMostSizes || !seen_.insert(size).second) continue;
    const auto variables = variables_.of(size);
    const auto is_length = [this](expr::Variable one) { return inputs_.is_length(one); };
    if (std::all_of(variables.begin(), variables.end(), is_length)) continue;  // limited already
    // A negative size is an exception, not an array.
    conditions_.push_back(terms_.binary(expr::Op::Sle, size, terms_.constant(32, most_)));
  }
}

bool SizeLimits::is_oversized(const expr::Assignment& input) {
  if (conditions_.empty()) return false;
  evaluator_.assign(input);
  return !std::all_of(conditions_.begin(), conditions_.end(),
                      [this](expr::Term condition) { return evaluator_.holds(condition); });
}

}  // namespace assay::explore
