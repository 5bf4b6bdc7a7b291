// SPDX-License-Identifier: Apache-2.0
#include "solver/bounds.h"

#include <algorithm>
#include <unordered_set>

#include "expr/term.h"
#include "solver/order_graph.h"
#include "solver/value_facts.h"

namespace assay::solver {

namespace {

bool has_negated_pair(const Tape& tape) {
  const std::unordered_set<std::uint32_t> roots(tape.roots().begin(), tape.roots().end());
  return std::any_of(roots.begin(), roots.end(), [&](std::uint32_t root) {
    const Tape::Step& step = tape.step(root);
    return step.op == expr::Op::Not && roots.contains(step.a);
  });
}

}  // namespace

Answer Bounds::answer(const Query& query) {
  if (query.constraints.empty()) return Sat{};
  const Tape& tape = tapes_.tape_of(query.constraints);
  if (has_negated_pair(tape) || OrderGraph(tape).refutes_last() ||
      ValueFacts(tape).is_contradiction()) {
    return Unsat{};
  }
  return ask_next(query);
}

}  // namespace assay::solver
