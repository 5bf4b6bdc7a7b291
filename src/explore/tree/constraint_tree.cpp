// SPDX-License-Identifier: Apache-2.0
// Puts a path where it leaves the known ones. The question at each place must be the one that
// earlier runs met there: if it is not, the program or we are not deterministic, which is reported.
#include "explore/tree/constraint_tree.h"

#include <algorithm>

#include "expr/term.h"
#include "expr/terms.h"

namespace assay::explore {

using concolic::Decision;
using concolic::DecisionKind;

namespace {

bool same_question(const Decision& a, const Decision& b) {
  return a.subject == b.subject && question_of(a) == question_of(b);
}

}  // namespace

std::uint32_t ConstraintTree::opener(std::uint32_t path, std::uint32_t position) const {
  while (position < paths_[path].start) path = paths_[path].parent;
  return path;
}

const ConstraintTree::Own& ConstraintTree::own(std::uint32_t path, std::uint32_t position) const {
  const Path& from = paths_[opener(path, position)];
  return from.own[position - from.start];
}

std::vector<Decision> ConstraintTree::decisions(std::uint32_t path) const {
  std::vector<PathTrees::Step> steps;
  expand(trees_, paths_[path].end, steps);
  std::vector<Decision> all(steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Question& asked = trees_.question(steps[i].question);
    all[i] = {.kind = asked.kind,
              .null_passes = asked.null_passes,
              .site = asked.site,
              .outcome = steps[i].outcome,
              .type = asked.type,
              .targets = asked.targets};
  }
  std::size_t end = all.size();
  for (std::uint32_t from = path; end > 0; from = paths_[from].parent) {
    const Path& part = paths_[from];
    for (std::size_t i = part.start; i < end; ++i)
      all[i].subject = part.own[i - part.start].subject;
    end = std::min<std::size_t>(end, part.start);
  }
  return all;
}

/// The leaf of an outcome that the path did not take; a value of a Pin gets one.
std::uint32_t ConstraintTree::leaf_of(std::uint32_t path, std::uint32_t position,
                                      const Decision& decision) {
  const std::uint32_t first = own(path, position).first_leaf;
  if (!leaves_[first].is_other) {
    std::uint32_t at = first;
    while (leaves_[at].outcome != decision.outcome) ++at;
    return at;
  }
  std::vector<std::uint32_t>& values = values_[first];
  for (std::uint32_t value : values) {
    if (leaves_[value].outcome == decision.outcome) return value;
  }
  values.push_back(static_cast<std::uint32_t>(leaves_.size()));
  Leaf leaf = leaves_[first];
  leaf.state = State::Unexplored;
  leaf.is_other = false;
  leaf.outcome = decision.outcome;
  leaves_.push_back(leaf);
  return values.back();
}

/// A path without further decisions beside one that is known; true if that one may go on.
bool ConstraintTree::pass_end(const std::vector<Decision>& path, const Origin& origin,
                              std::uint32_t known, Inserted& result) {
  Path& other = paths_[known];
  if (result.position < path.size()) {
    result.inconsistent = other.open_end == kNone;
    return other.open_end != kNone;
  }
  // The same decisions: it was known, unless the earlier run was cut and this one was not.
  if (origin.cut || other.open_end == kNone) return false;
  result.inconsistent = leaves_[other.open_end].taken_by != kNone;
  if (result.inconsistent) return false;
  leaves_[other.open_end].state = State::Taken;
  other.open_end = kNone;
  result.is_new = true;
  return false;
}

std::optional<ConstraintTree::Departure> ConstraintTree::find_departure(
    const std::vector<Decision>& path, const Origin& origin, Inserted& result) {
  if (paths_.empty()) return Departure{};
  std::uint32_t near = origin.aimed_at ? leaves_[origin.aimed_at->index].path : 0;
  std::size_t& at = result.position;
  for (;;) {
    const std::vector<Decision> known = decisions(near);
    while (at < known.size() && at < path.size() && same_question(known[at], path[at]) &&
           known[at].outcome == path[at].outcome)
      ++at;
    auto position = static_cast<std::uint32_t>(at);
    std::uint32_t leaf = kNone;
    if (at > known.size()) {  // the path that should lead on ended before: a divergence, too
      result.inconsistent = true;
      return std::nullopt;
    }
    if (at == known.size()) {
      if (!pass_end(path, origin, near, result)) return std::nullopt;
      leaf = paths_[near].open_end;
    } else if (at == path.size() || !same_question(known[at], path[at])) {
      result.inconsistent = at < path.size() || !origin.cut;
      result.expected = known[at];
      return std::nullopt;
    } else {
      // A guess may be beside the path: then it goes on as the one does that the guess left here.
      const std::uint32_t owner = opener(near, position);
      if (owner != near && decisions(owner)[at].outcome == path[at].outcome) {
        near = owner;
        continue;
      }
      leaf = leaf_of(near, position, path[at]);
      ++position;
    }
    if (leaves_[leaf].taken_by == kNone) return Departure{near, position, leaf};
    near = leaves_[leaf].taken_by;
    at = position;
  }
}

std::uint32_t ConstraintTree::add_leaves(std::uint32_t path, std::uint32_t position,
                                         const Decision& decision, std::vector<LeafId>& added) {
  const auto first = static_cast<std::uint32_t>(leaves_.size());
  Leaf leaf{.path = path,
            .position = position,
            .question = trees_.number_of(decision),
            .taken_by = kNone};
  leaf.is_other = decision.kind == DecisionKind::Pin;
  const std::uint64_t outcomes = leaf.is_other ? 1 : concolic::outcome_count(decision);
  for (; leaf.outcome < outcomes; ++leaf.outcome) {
    if (!leaf.is_other && leaf.outcome == decision.outcome) continue;
    added.push_back({static_cast<std::uint32_t>(leaves_.size())});
    leaves_.push_back(leaf);
  }
  return first;
}

void ConstraintTree::add(const std::vector<Decision>& path, const Origin& origin,
                         const Departure& departure, Inserted& result) {
  const auto number = static_cast<std::uint32_t>(paths_.size());
  if (departure.leaf != kNone) {
    Leaf& leaf = leaves_[departure.leaf];
    result.ran_infeasible = leaf.state == State::Infeasible;
    leaf.state = State::Taken;
    leaf.taken_by = number;
  }
  Path added{departure.parent, departure.start, origin.run, kNone, {}, {}};
  added.end =
      add_path(trees_, path, shares_calls_ ? origin.calls : std::span<const concolic::Call>());
  for (std::uint32_t i = departure.start; i < path.size(); ++i)
    added.own.push_back({path[i].subject, add_leaves(number, i, path[i], result.leaves)});
  if (origin.cut) {
    added.open_end = static_cast<std::uint32_t>(leaves_.size());
    leaves_.push_back(
        {.path = number, .position = static_cast<std::uint32_t>(path.size()), .taken_by = kNone});
    mark_unknown({added.open_end}, {concolic::Obstacle::Kind::StoppedHere, {}});
  }
  paths_.push_back(std::move(added));
  result.is_new = !origin.cut;
}

ConstraintTree::Inserted ConstraintTree::insert(const std::vector<Decision>& path,
                                                const Origin& origin) {
  Inserted result;
  if (auto departure = find_departure(path, origin, result)) add(path, origin, *departure, result);
  return result;
}

std::vector<LeafId> ConstraintTree::reopen_choices() {
  std::vector<LeafId> opened;
  const expr::Terms& terms = inputs_.terms();
  for (std::uint32_t i = 0; i < leaves_.size(); ++i) {
    if (leaves_[i].state != State::Infeasible) continue;
    const expr::Node* node = &terms.node(subject({i}));
    // Of an array that had to be empty.
    const bool is_wide = node->op == expr::Op::ZExt;
    if (is_wide) node = &terms.node(node->a);
    const auto kind = is_wide ? expr::VariableKind::Length : expr::VariableKind::Choice;
    if (node->op != expr::Op::Variable || terms.info(node->variable()).kind != kind) continue;
    if (is_wide && inputs_.longest(node->variable()) == inputs_.limits().max_length) continue;
    leaves_[i].state = State::Unexplored;
    opened.push_back({i});
  }
  return opened;
}

expr::Term ConstraintTree::condition(LeafId id, const Decision& decision) const {
  const Leaf& leaf = leaves_[id.index];
  if (!leaf.is_other) return concolic::condition_of(inputs_, decision, leaf.outcome);
  expr::Terms& terms = inputs_.terms();
  auto is_not = [&](std::uint64_t value) {
    return terms.negate(concolic::condition_of(inputs_, decision, value));
  };
  expr::Term none = is_not(decision.outcome);
  auto values = values_.find(id.index);
  if (values == values_.end()) return none;
  for (std::uint32_t value : values->second)
    none = terms.both(none, is_not(leaves_[value].outcome));
  return none;
}

std::vector<expr::Term> ConstraintTree::constraints(LeafId id, Pins pins) const {
  const Leaf& end = leaf(id);
  const std::vector<Decision> path = decisions(end.path);
  std::vector<expr::Term> all;
  all.reserve(end.position + 1);
  for (std::uint32_t i = 0; i < end.position; ++i) {
    if (pins == Pins::Kept || path[i].kind != DecisionKind::Pin)
      all.push_back(concolic::condition_of(inputs_, path[i], path[i].outcome));
  }
  all.push_back(condition(id, path[end.position]));
  return all;
}

std::size_t ConstraintTree::values_seen(LeafId other) const {
  auto values = values_.find(other.index);
  return values == values_.end() ? 1 : 1 + values->second.size();
}

void ConstraintTree::mark_unknown(LeafId id, concolic::Obstacle reason) {
  leaves_[id.index].state = State::Unknown;
  reasons_[id.index] = std::move(reason);
}

std::vector<concolic::Site> ConstraintTree::open_sites() const {
  std::vector<concolic::Site> sites;
  for (const Leaf& leaf : leaves_) {
    if (leaf.state != State::Unexplored && leaf.state != State::Unknown) continue;
    // What comes after the end of a path that was cut has no question.
    const Path& path = paths_[leaf.path];
    const bool is_end = leaf.position == path.start + path.own.size();
    sites.push_back(is_end ? concolic::Site{} : trees_.question(leaf.question).site);
  }
  return sites;
}

TreeCounts ConstraintTree::counts() const {
  TreeCounts counts;
  for (const Path& path : paths_) {
    counts.terminal += path.open_end == kNone;
    counts.unshared_nodes += path.own.size();
  }
  for (const Leaf& leaf : leaves_) {
    const Path& path = paths_[leaf.path];
    const bool is_end = leaf.position == path.start + path.own.size();
    counts.unshared_nodes += leaf.taken_by != kNone && !is_end;
    counts.unexplored += leaf.state == State::Unexplored;
    counts.infeasible += leaf.state == State::Infeasible;
    counts.unknown += leaf.state == State::Unknown;
  }
  const PathTrees::Counts stored = trees_.counts();
  counts.nodes = stored.decisions;
  counts.call_nodes = stored.calls;
  return counts;
}

concolic::Obstacles ConstraintTree::unknown_reasons() const {
  concolic::Obstacles all;
  for (const auto& [leaf, reason] : reasons_) {
    if (leaves_[leaf].state == State::Unknown) ++all[reason];
  }
  return all;
}

}  // namespace assay::explore
