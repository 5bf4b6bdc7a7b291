// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "expr/term.h"
#include "expr/terms.h"

namespace assay::solver {

/// Calls `visit` with each operand that a node really has.
template <class Visit>
void for_each_operand(const expr::Node& node, Visit&& visit) {
  const unsigned count = expr::operand_count(node.op);
  if (count > 0 && node.a) visit(node.a);
  if (count > 1 && node.b) visit(node.b);
  if (count > 2 && node.c) visit(node.c);
}

/// Finds what terms are built of. Keeps its marks between calls, so that a walk costs what it
/// visits and not what the graph holds.
class ConeWalker {
 public:
  explicit ConeWalker(const expr::Terms& terms) : terms_(terms) {}

  /// The roots and every node below them, operands before users.
  std::vector<expr::Term> walk(std::span<const expr::Term> roots);

 private:
  bool mark(expr::Term term);

  const expr::Terms& terms_;
  std::uint32_t epoch_ = 0;
  std::vector<std::uint32_t> seen_;  // the epoch of the last visit
};

}  // namespace assay::solver
