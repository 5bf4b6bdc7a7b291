// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <vector>

#include "expr/terms.h"
#include "solver/solver.h"

namespace assay::solver {

/// Which layers a chain has. Every combination gives right answers; the layers differ in speed and
/// in how readable the models are.
struct ChainOptions {
  bool slice = true;         // drop constraints that have nothing to do with the last one
  bool bounds = true;        // refute by constants, intervals and contradicting comparisons
  bool cache = true;         // remember answers
  bool model_reuse = true;   // try the query's candidates and the last models
  bool small_models = true;  // prefer readable values
  bool search = true;        // local search from the start
  bool enumeration = true;   // every assignment of small ranges
  bool z3 = true;            // the SMT solver, by one or both of its engines
  bool z3_incremental = true;
  bool z3_pipeline = true;
  bool z3_in_process = false;  // for tests: without the child process nothing can be killed
  std::size_t z3_memory_bytes = std::size_t{4} << 30;
  std::filesystem::path query_log;  // a folder for what Z3 is asked, as SMT-LIB; empty: none
};

/// All layers as one solver. Belongs to one thread; chains share nothing. Notices by itself when
/// terms were truncated and their numbers mean something else.
class SolverChain : public Solver {
 public:
  /// From the first layer to the last.
  virtual std::vector<LayerStatistics> statistics() const = 0;
};

/// `terms` must outlive the chain.
std::unique_ptr<SolverChain> make_chain(const expr::Terms& terms, const ChainOptions& options = {});

}  // namespace assay::solver
