// SPDX-License-Identifier: Apache-2.0
#include "solver/order_graph.h"

#include <algorithm>
#include <set>
#include <utility>

#include "expr/term.h"

namespace assay::solver {

using expr::Op;

OrderGraph::OrderGraph(const Tape& tape) : tape_(tape) {
  for (std::size_t index = 0; index + 1 < tape.roots().size(); ++index) {
    add(comparison_of(tape.roots()[index]));
  }
}

OrderGraph::Comparison OrderGraph::comparison_of(std::uint32_t root) const {
  using Kind = Comparison::Kind;
  const Tape::Step* step = &tape_.step(root);
  bool value = true;
  for (; step->op == Op::Not; step = &tape_.step(step->a)) value = !value;
  const bool is_signed = step->op == Op::Slt || step->op == Op::Sle;
  switch (step->op) {
    case Op::Eq:
      return {value ? Kind::Equal : Kind::Different, true, step->a, step->b};
    case Op::Ult:
    case Op::Slt:
      if (value) return {Kind::Less, is_signed, step->a, step->b};
      return {Kind::LessOrEqual, is_signed, step->b, step->a};
    case Op::Ule:
    case Op::Sle:
      if (value) return {Kind::LessOrEqual, is_signed, step->a, step->b};
      return {Kind::Less, is_signed, step->b, step->a};
    default:
      return {};
  }
}

void OrderGraph::add(const Comparison& comparison) {
  using Kind = Comparison::Kind;
  if (comparison.kind == Kind::None || comparison.kind == Kind::Different) return;
  const auto put = [&](std::uint32_t from, std::uint32_t to, bool is_signed) {
    edges_[from].push_back({to, comparison.kind == Kind::Less, is_signed});
  };
  put(comparison.low, comparison.high, comparison.is_signed);
  if (comparison.kind != Kind::Equal) return;
  put(comparison.high, comparison.low, true);
  put(comparison.low, comparison.high, false);
  put(comparison.high, comparison.low, false);
}

OrderGraph::Path OrderGraph::path(std::uint32_t from, std::uint32_t to, bool is_signed) const {
  std::set<std::pair<std::uint32_t, bool>> seen{{from, false}};
  std::vector<std::pair<std::uint32_t, bool>> work{{from, false}};
  Path best = from == to ? Path::AtMost : Path::None;
  while (!work.empty()) {
    const auto [slot, is_strict] = work.back();
    work.pop_back();
    if (slot == to) best = std::max(best, is_strict ? Path::Below : Path::AtMost);
    const auto entry = edges_.find(slot);
    if (entry == edges_.end()) continue;
    for (const Edge& edge : entry->second) {
      const std::pair<std::uint32_t, bool> next{edge.to, is_strict || edge.is_strict};
      if (edge.is_signed == is_signed && seen.insert(next).second) work.push_back(next);
    }
  }
  return best;
}

bool OrderGraph::refutes_last() const {
  using Kind = Comparison::Kind;
  if (edges_.empty() || tape_.roots().empty()) return false;
  const Comparison last = comparison_of(tape_.roots().back());
  const auto upwards = [&](bool is_signed) { return path(last.low, last.high, is_signed); };
  const auto downwards = [&](bool is_signed) { return path(last.high, last.low, is_signed); };
  switch (last.kind) {
    case Kind::Less:
      return downwards(last.is_signed) != Path::None;
    case Kind::LessOrEqual:
      return downwards(last.is_signed) == Path::Below;
    case Kind::Equal:
      return upwards(true) == Path::Below || downwards(true) == Path::Below ||
             upwards(false) == Path::Below || downwards(false) == Path::Below;
    case Kind::Different:
      return (upwards(true) != Path::None && downwards(true) != Path::None) ||
             (upwards(false) != Path::None && downwards(false) != Path::None);
    default:
      return false;
  }
}

}  // namespace assay::solver
