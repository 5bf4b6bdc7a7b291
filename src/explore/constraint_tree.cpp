// SPDX-License-Identifier: Apache-2.0
#include "explore/constraint_tree.h"

#include <algorithm>

namespace assay::explore {

using concolic::Decision;
using concolic::DecisionKind;

namespace {

bool same_question(const Decision& a, const Decision& b) {
  return a.kind == b.kind && a.subject == b.subject && a.type == b.type &&
         a.null_passes == b.null_passes && a.targets == b.targets && a.site == b.site;
}

std::uint64_t outcome_count(const Decision& decision) {
  if (decision.kind != DecisionKind::Switch) return 2;
  return static_cast<const concolic::SwitchTargets*>(decision.targets)->keys.size();
}

}  // namespace

VertexId ConstraintTree::add_child(VertexId parent, std::uint64_t outcome, bool is_other) {
  VertexId id{static_cast<std::uint32_t>(vertices_.size())};
  std::uint32_t depth = vertices_[parent.index].depth + 1;
  vertices_.push_back({.is_other = is_other, .parent = parent, .outcome = outcome, .depth = depth});
  vertices_[parent.index].children.emplace_back(outcome, id);
  return id;
}

std::optional<VertexId> ConstraintTree::child(VertexId parent, std::uint64_t outcome) const {
  for (const auto& [known, id] : vertices_[parent.index].children) {
    if (known == outcome && !vertices_[id.index].is_other) return id;
  }
  return std::nullopt;
}

void ConstraintTree::open(VertexId id, const Decision& decision) {
  vertices_[id.index].state = State::Inner;
  vertices_[id.index].decision = decision;
  if (decision.kind == DecisionKind::Pin) {
    add_child(id, 0, true);
    return;
  }
  for (std::uint64_t outcome = 0; outcome < outcome_count(decision); ++outcome)
    add_child(id, outcome);
}

ConstraintTree::Inserted ConstraintTree::insert(const std::vector<Decision>& path,
                                                std::uint32_t run, bool cut) {
  Inserted result;
  VertexId at{};
  for (const Decision& decision : path) {
    result.vertices.push_back(at);
    State state = vertices_[at.index].state;
    if (state == State::Terminal) {
      result.inconsistent = true;
      return result;
    }
    if (state != State::Inner) {
      result.ran_infeasible |= state == State::Infeasible;
      open(at, decision);
      vertices_[at.index].run = run;
      for (const auto& [outcome, id] : vertices_[at.index].children) {
        if (vertices_[id.index].is_other || outcome != decision.outcome)
          result.leaves.push_back(id);
      }
    } else if (!same_question(vertices_[at.index].decision, decision)) {
      result.inconsistent = true;
      return result;
    }
    auto next = child(at, decision.outcome);
    at = next ? *next : add_child(at, decision.outcome);
  }
  result.vertices.push_back(at);
  Vertex& end = vertices_[at.index];
  if (cut) {
    if (end.state == State::Unexplored) mark_unknown(at, "a run was stopped here");
    return result;
  }
  result.ran_infeasible |= end.state == State::Infeasible;
  result.inconsistent = end.state == State::Inner;
  result.is_new = end.state != State::Terminal && !result.inconsistent;
  if (!result.inconsistent) end.state = State::Terminal;
  return result;
}

std::vector<VertexId> ConstraintTree::reopen_choices() {
  std::vector<VertexId> opened;
  const expr::Terms& terms = inputs_.terms();
  for (std::uint32_t i = 1; i < vertices_.size(); ++i) {
    if (vertices_[i].state != State::Infeasible) continue;
    const Decision& decision = vertices_[vertices_[i].parent.index].decision;
    const expr::Node& subject = terms.node(decision.subject);
    if (subject.op != expr::Op::Variable ||
        terms.info(subject.variable()).kind != expr::VariableKind::Choice)
      continue;
    vertices_[i].state = State::Unexplored;
    opened.push_back({i});
  }
  return opened;
}

expr::Term ConstraintTree::condition(const Vertex& parent, const Vertex& child) const {
  if (!child.is_other) return concolic::condition_of(inputs_, parent.decision, child.outcome);
  expr::Terms& terms = inputs_.terms();
  expr::Term none = terms.boolean(true);
  for (const auto& [value, id] : parent.children) {
    if (vertices_[id.index].is_other) continue;
    none = terms.both(none, terms.negate(concolic::condition_of(inputs_, parent.decision, value)));
  }
  return none;
}

std::vector<expr::Term> ConstraintTree::constraints(VertexId id) const {
  std::vector<expr::Term> all;
  for (VertexId at = id; at.index != 0; at = vertices_[at.index].parent)
    all.push_back(condition(vertices_[vertices_[at.index].parent.index], vertices_[at.index]));
  std::reverse(all.begin(), all.end());
  return all;
}

std::size_t ConstraintTree::values_seen(VertexId other) const {
  return vertices_[vertices_[other.index].parent.index].children.size() - 1;
}

void ConstraintTree::mark_unknown(VertexId id, std::string reason) {
  vertices_[id.index].state = State::Unknown;
  vertices_[id.index].reason = std::move(reason);
}

TreeCounts ConstraintTree::counts() const {
  TreeCounts counts;
  for (const Vertex& vertex : vertices_) {
    counts.terminal += vertex.state == State::Terminal;
    counts.unexplored += vertex.state == State::Unexplored;
    counts.infeasible += vertex.state == State::Infeasible;
    counts.unknown += vertex.state == State::Unknown;
  }
  return counts;
}

std::map<std::string, std::uint64_t> ConstraintTree::unknown_reasons() const {
  std::map<std::string, std::uint64_t> reasons;
  for (const Vertex& vertex : vertices_) {
    if (vertex.state == State::Unknown) ++reasons[vertex.reason];
  }
  return reasons;
}

}  // namespace assay::explore
