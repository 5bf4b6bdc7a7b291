// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "expr/terms.h"
#include "solver/layer.h"
#include "solver/local/search_state.h"
#include "solver/local/tape.h"

namespace assay::solver {

/// Makes models readable: after an answer, each variable that differs from the start tries values
/// that a person would choose, and keeps the first one under which everything still holds. Lengths
/// come first.
class SmallModels : public Layer {
 public:
  SmallModels(TapeSource& tapes, std::unique_ptr<Layer> next)
      : Layer("small models", std::move(next)), tapes_(tapes) {}

 protected:
  Answer answer(const Query& query) override;

 private:
  TapeSource& tapes_;
};

/// The values a person would choose for a variable, the nicest first.
std::vector<std::uint64_t> nice_values(const expr::VariableInfo& info, std::uint64_t start,
                                       std::uint64_t current);

}  // namespace assay::solver
