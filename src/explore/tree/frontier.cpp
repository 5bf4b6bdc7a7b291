// SPDX-License-Identifier: Apache-2.0
#include "explore/tree/frontier.h"

#include "concolic/decision.h"
#include "concolic/recorder.h"
#include "expr/term.h"
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

/// What an input is was fixed before it was made.
bool is_choice(const Question& asked) {
  return asked.kind == DecisionKind::Pin && concolic::is_outside_code(asked.site);
}

// How often an outcome that never was seen is asked for before others come first.
constexpr std::uint64_t kManyTries = 12, kSomeTries = 4, kFewTries = 3;
constexpr std::size_t kFewValues = 3;          // of a Pin: the first ones are worth more
constexpr std::size_t kFewObjects = 8;         // each may be of a type of its own
constexpr std::uint64_t kManyOutcomes = 1000;  // of a Pin: values are no places of their own

}  // namespace

/// Which object an input is has a place for each input.
Frontier::Place Frontier::place(const Question& question, std::uint64_t outcome,
                                expr::Term subject) {
  std::uint32_t method = question.site.method == nullptr ? 0 : question.site.method->id;
  if (question.kind == DecisionKind::Pin)
    outcome = kManyOutcomes + (is_choice(question) ? subject.id : 0);
  return {method, question.site.bytecode_index, static_cast<std::uint8_t>(question.kind), outcome};
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

Frontier::Sort Frontier::sort_of(const Leaf& leaf) const {
  if (leaf.attempt > 0) return Sort::Retry;
  if (tree_.question(leaf.id).kind != DecisionKind::Pin) return Sort::First;
  if (leaf.is_idle) return Sort::Idle;
  const std::size_t few = is_choice(tree_.question(leaf.id)) ? kFewObjects : kFewValues;
  return tree_.values_seen(leaf.id) < few ? Sort::FewValues : Sort::ManyValues;
}

unsigned Frontier::group_of(const Leaf& leaf, const BucketKey& key) const {
  const auto& [here, sort] = key;
  if (sort == Sort::Retry) return Retry;
  if (leads_to_uncovered(leaf)) return UncoveredBranch;
  const Question& asked = tree_.question(leaf.id);
  const vm::Method* method = asked.site.method;
  const bool observed = method != nullptr && method->traits.observed;
  // Which object an input is comes before what is done with it.
  // What an invented object may throw, or answer next, when it was asked.
  const bool is_of_stand_in = is_choice(asked) && method != nullptr;
  if (sort == Sort::FewValues && is_of_stand_in && tries_.count(here) == 0) return NewException;
  if (sort == Sort::FewValues && is_choice(asked)) return NewInProgram;
  if (sort == Sort::FewValues) return observed ? NewInLibrary : AnotherValue;
  if (sort == Sort::ManyValues || sort == Sort::Idle) return AnotherValue;
  const auto tried = tries_.find(here);
  // An index moves on with each round of a loop; what is there, and of a type, is so the next time.
  const bool is_about_object = asked.kind == DecisionKind::Null || asked.kind == DecisionKind::Cast;
  const std::uint64_t most = is_about_object ? kSomeTries : kManyTries;
  const bool is_hopeless = tried != tries_.end() && tried->second >= (observed ? most : kFewTries);
  const bool is_new = seen_.count(here) == 0 && !is_hopeless;
  if (is_new && is_implicit_check(asked.kind)) return NewException;
  if (is_new) return observed ? NewInProgram : NewInLibrary;
  return observed ? AgainInProgram : AgainInLibrary;
}

/// All leaves of a bucket have the rank of the first one.
Frontier::Rank Frontier::rank_now(const Buckets::value_type& bucket) const {
  const auto& [key, waiting] = bucket;
  const Entry& first = waiting.front();
  const auto tries = tries_.find(key.first);
  return {group_of(first.leaf, key), tries == tries_.end() ? 0 : tries->second, first.sequence};
}

void Frontier::enter(Buckets::iterator bucket) { order_.emplace(rank_now(*bucket), bucket); }

void Frontier::push(const Leaf& leaf) {
  const Place here =
      place(tree_.question(leaf.id), tree_.leaf(leaf.id).outcome, tree_.subject(leaf.id));
  const auto [bucket, is_new] = buckets_.try_emplace({here, sort_of(leaf)});
  bucket->second.push_back({leaf, next_++});
  ++size_;
  if (is_new) enter(bucket);
}

/// Mostly the best leaf. But what looks dull may be the only way to what is missing (the bucket of
/// a hash table, one more iteration), so every third time another group has its turn.
Frontier::Order::iterator Frontier::choose() {
  if (++turn_ % 3 != 0) return order_.begin();
  for (unsigned i = 0; i < kTailGroups; ++i) {
    unsigned group = NewInLibrary + (turn_ / 3 + i) % kTailGroups;
    auto first = order_.lower_bound({group, 0, 0});
    if (first != order_.end() && first->first.group == group) return first;
  }
  return order_.begin();
}

/// Leaves that were run, refuted or given up since they came.
void Frontier::drop_settled(Bucket& bucket) {
  const auto is_settled = [this](const Entry& entry) {
    return tree_.leaf(entry.leaf.id).state != ConstraintTree::State::Unexplored;
  };
  while (!bucket.empty() && is_settled(bucket.front())) {
    bucket.pop_front();
    --size_;
  }
}

std::optional<Frontier::Leaf> Frontier::pop() {
  while (!order_.empty()) {
    const auto chosen = choose();
    const Buckets::iterator bucket = chosen->second;
    const Rank stored = chosen->first;
    order_.erase(chosen);
    drop_settled(bucket->second);
    if (bucket->second.empty()) {
      buckets_.erase(bucket);
      continue;
    }
    // What was promising when it was found may have been seen elsewhere by now.
    const Rank now = rank_now(*bucket);
    if (stored < now && !order_.empty() && order_.begin()->first < now) {
      enter(bucket);
      continue;
    }
    const Leaf leaf = bucket->second.front().leaf;
    bucket->second.pop_front();
    --size_;
    ++tries_[bucket->first.first];
    if (bucket->second.empty()) {
      buckets_.erase(bucket);
    } else {
      enter(bucket);
    }
    return leaf;
  }
  return std::nullopt;
}

bool Frontier::has_promising() const {
  return !order_.empty() && order_.begin()->first.group <= NewInProgram;
}

bool Frontier::note(const std::vector<Decision>& path) {
  bool any_new = false;
  for (const Decision& decision : path)
    any_new |=
        seen_.insert(place(question_of(decision), decision.outcome, decision.subject)).second;
  return any_new;
}

}  // namespace assay::explore
