// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <memory>

#include "expr/assignment.h"
#include "solver/layer.h"
#include "solver/local/search_state.h"
#include "solver/local/tape.h"

namespace assay::solver {

/// Tries values that are at hand before anything is searched: the start itself, the query's
/// candidates, and the models of the last answers, each on top of the start.
class ModelReuse : public Layer {
 public:
  ModelReuse(TapeSource& tapes, std::unique_ptr<Layer> next)
      : Layer("reuse", std::move(next)), tapes_(tapes) {}

 protected:
  Answer answer(const Query& query) override;

 private:
  bool holds_on_top(SearchState& state, const Query& query, const expr::Model& model) const;

  TapeSource& tapes_;
  std::deque<expr::Model> recent_;  // the latest first
};

}  // namespace assay::solver
