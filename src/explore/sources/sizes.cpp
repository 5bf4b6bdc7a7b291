// SPDX-License-Identifier: Apache-2.0
// Sizes of the arrays that the program makes: where inputs decide them, short arrays are as good as
// long ones and cost less. A size that no run has met yet cannot be limited.
#include "explore/explorer.h"

namespace assay::explore {

namespace {

constexpr std::size_t kMostSizes = 256;

}  // namespace

void Explorer::keep_sizes(const concolic::PathRecord& path) {
  for (expr::Term size : path.sizes) {
    if (size_limits_.size() >= kMostSizes || !sizes_seen_.insert(size).second) continue;
    const auto variables = variables_.of(size);
    const auto is_length = [this](expr::Variable one) { return inputs_.is_length(one); };
    if (std::all_of(variables.begin(), variables.end(), is_length)) continue;  // limited already
    // A negative size is an exception, not an array.
    size_limits_.push_back(
        terms_.binary(expr::Op::Sle, size, terms_.constant(32, options_.max_length)));
  }
}

bool Explorer::is_oversized(const expr::Assignment& input) {
  if (size_limits_.empty()) return false;
  hint_evaluator_.assign(input);
  return !std::all_of(size_limits_.begin(), size_limits_.end(),
                      [this](expr::Term limit) { return hint_evaluator_.holds(limit); });
}

expr::Assignment Explorer::on_top_of(std::uint32_t run, const solver::Sat& answer) const {
  expr::Assignment input = runs_[run].assignment;
  for (auto [variable, value] : answer.model) input.set(variable, value);
  return input;
}

}  // namespace assay::explore
