// SPDX-License-Identifier: Apache-2.0
#include "explore/tree/frontier.h"

#include "concolic/decision.h"
#include "concolic/recorder.h"
#include "vm/class.h"

namespace assay::explore {

using concolic::Decision;
using concolic::DecisionKind;

namespace {

enum Group : unsigned {
  UncoveredBranch,
  NewException,
  NewInProgram,
  NewInLibrary,
  AgainInProgram,
  AgainInLibrary,
  AnotherValue,
  Retry,
};
constexpr unsigned kTailGroups = Retry - NewInLibrary;

bool is_implicit_check(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::Null:
    case DecisionKind::Bounds:
    case DecisionKind::Division:
    case DecisionKind::NegativeSize:
    case DecisionKind::Cast:
      return true;
    default:
      return false;
  }
}

// How often an outcome that never was seen is asked for before others come first.
constexpr std::uint64_t kManyTries = 12, kFewTries = 3;
constexpr std::uint64_t kManyOutcomes = 1000;  // of a Pin: values are no places of their own

}  // namespace

Frontier::Place Frontier::place(const Question& question, std::uint64_t outcome) {
  std::uint32_t method = question.site.method == nullptr ? 0 : question.site.method->id;
  if (question.kind == DecisionKind::Pin) outcome = kManyOutcomes;
  return {method, question.site.bytecode_index, static_cast<std::uint8_t>(question.kind), outcome};
}

Frontier::Place Frontier::place_of(const Leaf& leaf) const {
  return place(tree_.question(leaf.id), tree_.leaf(leaf.id).outcome);
}

bool Frontier::leads_to_uncovered(const Leaf& leaf) const {
  const Question& asked = tree_.question(leaf.id);
  const std::uint64_t outcome = tree_.leaf(leaf.id).outcome;
  if (asked.kind != DecisionKind::Branch && asked.kind != DecisionKind::Switch) return false;
  if (asked.site.method == nullptr || !asked.site.method->traits.observed) return false;
  concolic::Edge edge{asked.site.method, static_cast<std::uint32_t>(asked.site.bytecode_index),
                      static_cast<std::uint32_t>(outcome)};
  return branches_.is_known(edge) && !branches_.is_covered(edge);
}

unsigned Frontier::group_of(const Leaf& leaf) const {
  if (leaf.attempt > 0) return Retry;
  if (leads_to_uncovered(leaf)) return UncoveredBranch;
  const Question& asked = tree_.question(leaf.id);
  const std::uint64_t outcome = tree_.leaf(leaf.id).outcome;
  const vm::Method* method = asked.site.method;
  bool observed = method != nullptr && method->traits.observed;
  Place here = place(asked, outcome);
  auto tried = tries_.find(here);
  bool is_hopeless = tried != tries_.end() && tried->second >= (observed ? kManyTries : kFewTries);
  bool is_new = seen_.count(here) == 0 && !is_hopeless;
  // Which object an input is comes before what is done with it.
  if (asked.kind == DecisionKind::Pin && method == nullptr && tree_.values_seen(leaf.id) < 3)
    return NewInLibrary;
  if (asked.kind == DecisionKind::Pin)
    return observed && tree_.values_seen(leaf.id) < 3 ? NewInLibrary : AnotherValue;
  if (is_new && is_implicit_check(asked.kind)) return NewException;
  if (is_new) return observed ? NewInProgram : NewInLibrary;
  return observed ? AgainInProgram : AgainInLibrary;
}

Frontier::Rank Frontier::rank(const Leaf& leaf, std::uint64_t sequence) const {
  auto tries = tries_.find(place_of(leaf));
  return {group_of(leaf), tries == tries_.end() ? 0 : tries->second, sequence};
}

void Frontier::push(const Leaf& leaf) {
  std::uint64_t sequence = next_++;
  queue_.emplace(rank(leaf, sequence), leaf);
}

/// Mostly the best leaf. But what looks dull may be the only way to what is missing (the bucket of
/// a hash table, one more iteration), so every third time another group has its turn.
Frontier::Queue::iterator Frontier::choose() {
  if (++turn_ % 3 != 0) return queue_.begin();
  for (unsigned i = 0; i < kTailGroups; ++i) {
    unsigned group = NewInLibrary + (turn_ / 3 + i) % kTailGroups;
    auto first = queue_.lower_bound({group, 0, 0});
    if (first != queue_.end() && first->first.group == group) return first;
  }
  return queue_.begin();
}

std::optional<Frontier::Leaf> Frontier::pop() {
  while (!queue_.empty()) {
    auto first = choose();
    auto [stored, leaf] = *first;
    queue_.erase(first);
    if (tree_.leaf(leaf.id).state != ConstraintTree::State::Unexplored) continue;
    // What was promising when it was found may have been seen elsewhere by now.
    Rank now = rank(leaf, stored.sequence);
    if (stored < now && !queue_.empty() && queue_.begin()->first < now) {
      queue_.emplace(now, leaf);
      continue;
    }
    ++tries_[place_of(leaf)];
    return leaf;
  }
  return std::nullopt;
}

bool Frontier::has_promising() const {
  return !queue_.empty() && queue_.begin()->first.group <= NewInProgram;
}

bool Frontier::note(const std::vector<Decision>& path) {
  bool any_new = false;
  for (const Decision& decision : path)
    any_new |= seen_.insert(place(question_of(decision), decision.outcome)).second;
  return any_new;
}

}  // namespace assay::explore
