// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <vector>

#include "expr/term.h"
#include "expr/terms.h"
#include "expr/variables.h"
#include "solver/layer.h"

namespace assay::solver {

/// Keeps the constraints that share variables with the last one, directly or through others. The
/// start meets the ones left out, and a model that speaks only of the kept ones' variables cannot
/// break them.
class Slice : public Layer {
 public:
  Slice(const expr::Terms& terms, std::unique_ptr<Layer> next)
      : Layer("slice", std::move(next)), terms_(terms), variables_(terms) {}

 protected:
  Answer answer(const Query& query) override;

 private:
  std::vector<bool> related_to_last(const std::vector<expr::Term>& constraints);

  const expr::Terms& terms_;
  expr::VariableSets variables_;
};

/// The constraints in their order, without repetitions and without those that are plainly true.
std::vector<expr::Term> without_redundant(const expr::Terms& terms,
                                          const std::vector<expr::Term>& constraints);

}  // namespace assay::solver
