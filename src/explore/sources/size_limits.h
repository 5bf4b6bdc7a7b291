// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "expr/assignment.h"
#include "expr/evaluator.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "expr/variables.h"

namespace assay::explore {

/// Sizes of the arrays that the program makes: where inputs decide them, short arrays are as good
/// as long ones and cost less. A size that no run has met yet cannot be limited.
class SizeLimits {
 public:
  SizeLimits(expr::Terms& terms, const concolic::Inputs& inputs, expr::Evaluator& evaluator,
             std::uint32_t most)
      : terms_(terms), inputs_(inputs), most_(most), variables_(terms), evaluator_(evaluator) {}

  /// Learns the sizes that a run has met.
  void keep(const concolic::PathRecord& path);
  /// Whether an input makes an array larger than that.
  bool is_oversized(const expr::Assignment& input);
  const std::vector<expr::Term>& conditions() const { return conditions_; }

 private:
  expr::Terms& terms_;
  const concolic::Inputs& inputs_;
  std::uint32_t most_;
  expr::VariableSets variables_;
  expr::Evaluator& evaluator_;
  std::set<expr::Term> seen_;
  std::vector<expr::Term> conditions_;
};

}  // namespace assay::explore
