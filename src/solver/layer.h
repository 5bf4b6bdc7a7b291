// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "solver/solver.h"

namespace assay::solver {

/// A solver that answers itself or asks the next one, and counts what it did. The last layer of a
/// chain has no next one: what it cannot answer is unknown.
class Layer : public Solver {
 public:
  Layer(std::string name, std::unique_ptr<Layer> next);

  Answer solve(const Query& query) final;

  /// This layer's figures and those of the layers after it.
  void append_statistics(std::vector<LayerStatistics>& statistics) const;

  /// Tells all layers from this one on that terms numbered `size` or higher are gone.
  void forget_from(std::size_t size);

 protected:
  virtual Answer answer(const Query& query) = 0;
  virtual void forget_own(std::size_t /*size*/) {}
  virtual void append_own(std::vector<LayerStatistics>& statistics) const;

  Answer ask_next(const Query& query);

 private:
  LayerStatistics statistics_;
  std::unique_ptr<Layer> next_;
  bool passed_on_ = false;  // the answer in the making comes from the next layer
  std::chrono::nanoseconds time_in_next_{0};
};

}  // namespace assay::solver
