// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "expr/term.h"
#include "expr/terms.h"
#include "solver/z3/request.h"

namespace assay::solver {

/// Knows which terms a backend has been told, and puts the missing ones into a request.
class TermSync {
 public:
  explicit TermSync(const expr::Terms& terms) : terms_(terms) {}

  void add_missing(std::span<const expr::Term> constraints, SmtRequest& request);

  /// The terms numbered `size` or higher are gone.
  void forget_from(std::size_t size);
  /// The backend has lost its memory.
  void forget_all();

 private:
  bool mark(std::vector<bool>& told, std::size_t number);

  const expr::Terms& terms_;
  std::vector<bool> told_terms_;
  std::vector<bool> told_tables_;
  std::uint32_t forgotten_from_ = ~std::uint32_t{0};  // to be passed on with the next request
};

}  // namespace assay::solver
