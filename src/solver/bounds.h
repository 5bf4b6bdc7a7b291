// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "solver/layer.h"
#include "solver/local/tape.h"

namespace assay::solver {

/// Answers what can be seen without search: constant constraints, a constraint beside its
/// negation, comparisons in a circle, and bounds that leave no value.
class Bounds : public Layer {
 public:
  Bounds(TapeSource& tapes, std::unique_ptr<Layer> next)
      : Layer("bounds", std::move(next)), tapes_(tapes) {}

 protected:
  Answer answer(const Query& query) override;

 private:
  TapeSource& tapes_;
};

}  // namespace assay::solver
