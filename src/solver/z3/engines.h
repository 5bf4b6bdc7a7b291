// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "solver/z3/request.h"

namespace assay::solver {

/// Z3 with its two engines: a plain incremental solver that follows the constraints from query to
/// query with push and pop, and a pipeline of tactics that ends in a SAT solver, fresh every time.
/// The second is for floats, and a second opinion where the first gives up. Nothing of Z3 leaves
/// through this interface, neither types nor exceptions.
class SmtEngines {
 public:
  SmtEngines();
  ~SmtEngines();
  SmtEngines(const SmtEngines&) = delete;
  SmtEngines& operator=(const SmtEngines&) = delete;

  SmtReply answer(const SmtRequest& request);

 private:
  class Z3;
  std::unique_ptr<Z3> z3_;
};

}  // namespace assay::solver
