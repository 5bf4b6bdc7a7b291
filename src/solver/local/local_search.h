// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <vector>

#include "solver/layer.h"
#include "solver/local/inversion.h"
#include "solver/local/search_state.h"
#include "solver/local/tape.h"
#include "solver/numbers.h"
#include "solver/pattern_search.h"

namespace assay::solver {

/// One search for a position where all constraints hold: downhill by inversion and by patterns;
/// stuck, by moves whose damage is repaired; at last by starting elsewhere. The same position and
/// seed find the same.
class Descent {
 public:
  Descent(SearchState& state, const ValueFacts& facts, std::uint64_t step_limit,
          std::uint64_t seed);

  /// Whether the search ended at a solution, which is then in the state.
  bool run();

 private:
  bool is_over() const { return state_.solved() || state_.steps() >= step_limit_; }
  void go_downhill();
  bool improve_by_inversion();
  bool improve_by_patterns();
  bool improve_with_repairs();
  bool repair_after(const Move& move);
  bool repair_step(std::vector<bool>& locked);
  bool take_best(const std::vector<Move>& moves, std::uint64_t below,
                 const std::vector<bool>* locked);
  void start_elsewhere();
  std::uint64_t random_value(std::uint32_t variable);

  SearchState& state_;
  const std::uint64_t step_limit_;
  Random random_;
  Inversion inversion_;
  PatternSearch patterns_;
  std::vector<std::uint64_t> start_;
  std::vector<std::uint64_t> best_;
  std::uint64_t best_cost_;
  std::uint64_t restarts_ = 0;
};

/// Looks for a model near the query's start before an SMT solver is asked.
class LocalSearch : public Layer {
 public:
  LocalSearch(TapeSource& tapes, std::unique_ptr<Layer> next)
      : Layer("search", std::move(next)), tapes_(tapes) {}

 protected:
  Answer answer(const Query& query) override;

 private:
  TapeSource& tapes_;
};

}  // namespace assay::solver
