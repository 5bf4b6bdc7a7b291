// SPDX-License-Identifier: Apache-2.0
#include "solver/cone.h"

#include <algorithm>

#include "expr/term.h"

namespace assay::solver {

bool ConeWalker::mark(expr::Term term) {
  if (term.id >= seen_.size()) {
    seen_.resize(std::max<std::size_t>(terms_.size(), term.id + 1));
  }
  if (seen_[term.id] == epoch_) return false;
  seen_[term.id] = epoch_;
  return true;
}

std::vector<expr::Term> ConeWalker::walk(std::span<const expr::Term> roots) {
  ++epoch_;
  std::vector<expr::Term> found;
  for (const expr::Term root : roots) {
    if (mark(root)) found.push_back(root);
  }
  for (std::size_t next = 0; next < found.size(); ++next) {
    for_each_operand(terms_.node(found[next]), [&](expr::Term operand) {
      if (mark(operand)) found.push_back(operand);
    });
  }
  std::sort(found.begin(), found.end());  // an operand is older than its users
  return found;
}

}  // namespace assay::solver
