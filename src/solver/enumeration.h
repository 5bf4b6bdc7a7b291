// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "solver/layer.h"
#include "solver/local/tape.h"

namespace assay::solver {

/// Tries every assignment if comparisons with constants leave only few: the last word on queries
/// over small ranges, whatever operations they are made of.
class Enumeration : public Layer {
 public:
  Enumeration(TapeSource& tapes, std::unique_ptr<Layer> next)
      : Layer("enumeration", std::move(next)), tapes_(tapes) {}

 protected:
  Answer answer(const Query& query) override;

 private:
  TapeSource& tapes_;
};

}  // namespace assay::solver
