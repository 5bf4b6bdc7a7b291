// SPDX-License-Identifier: Apache-2.0
#include "crash/other_inputs.h"

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "search/input_copy.h"
#include "search/trial.h"

namespace assay::crash {

namespace {

bool is_whole_number(expr::VariableKind kind) {
  return kind == expr::VariableKind::Byte || kind == expr::VariableKind::Short ||
         kind == expr::VariableKind::Int || kind == expr::VariableKind::Long;
}

}  // namespace

std::vector<expr::Assignment> inputs_next_to(const search::Finding& found) {
  constexpr std::size_t kEnough = 10;  // what Check 'n' Crash makes of one solution
  constexpr std::uint64_t kSteps[] = {1, ~std::uint64_t{0}};
  concolic::Inputs& inputs = found.trial->inputs();
  const expr::Terms& terms = inputs.terms();
  std::vector<expr::Assignment> others;
  for (concolic::NodeId leaf : found.trial->runner().leaves()) {
    for (expr::Variable variable : search::variables_of(inputs, leaf, found.input)) {
      const expr::VariableInfo& info = terms.info(variable);
      if (!is_whole_number(info.kind)) continue;
      for (std::uint64_t step : kSteps) {
        if (others.size() >= kEnough) return others;
        others.push_back(found.input);
        const std::uint64_t value = found.input.get(terms, variable) + step;
        others.back().set(variable, value & expr::mask_of(info.width));
      }
    }
  }
  return others;
}

}  // namespace assay::crash
