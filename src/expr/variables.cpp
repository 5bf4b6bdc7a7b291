// SPDX-License-Identifier: Apache-2.0
#include "expr/variables.h"

#include <algorithm>
#include <iterator>

#include "base/hash.h"

namespace assay::expr {

VariableSets::VariableSets(const Terms& terms) : terms_(terms), generation_(terms.generation()) {
  intern({});
}

VariableSets::SetId VariableSets::set_of(Term term) {
  follow_truncation();
  // Operands are older than what is made of them, so one pass in order of age meets none twice.
  while (by_term_.size() <= term.id) {
    const Term next{static_cast<std::uint32_t>(by_term_.size())};
    by_term_.push_back(of_node(terms_.node(next)));
  }
  return by_term_[term.id];
}

void VariableSets::follow_truncation() {
  if (generation_ == terms_.generation()) return;
  const std::size_t unchanged = terms_.unchanged_since(generation_);
  if (by_term_.size() > unchanged) by_term_.resize(unchanged);
  generation_ = terms_.generation();
}

VariableSets::SetId VariableSets::of_node(const Node& node) {
  if (node.op == Op::Constant) return kEmpty;
  if (node.op == Op::Variable) {
    const Variable variable = node.variable();
    return intern({&variable, 1});
  }
  // An operand that does not exist is term 0, which has no variables.
  return join(join(by_term_[node.a.id], by_term_[node.b.id]), by_term_[node.c.id]);
}

std::span<const Variable> VariableSets::members(SetId set) const {
  const Slice slice = sets_[set];
  return std::span(storage_).subspan(slice.begin, slice.end - slice.begin);
}

VariableSets::SetId VariableSets::join(SetId a, SetId b) {
  if (a == b || b == kEmpty) return a;
  if (a == kEmpty) return b;
  if (b < a) std::swap(a, b);
  const std::uint64_t key = std::uint64_t{a} << 32 | b;
  if (auto known = unions_.find(key); known != unions_.end()) return known->second;
  const auto first = members(a);
  const auto second = members(b);
  scratch_.clear();
  std::set_union(first.begin(), first.end(), second.begin(), second.end(),
                 std::back_inserter(scratch_));
  const SetId result = intern(scratch_);
  unions_.emplace(key, result);
  return result;
}

bool VariableSets::share(SetId a, SetId b) const {
  if (a == b) return a != kEmpty;
  const auto first = members(a);
  const auto second = members(b);
  auto i = first.begin();
  auto j = second.begin();
  while (i != first.end() && j != second.end()) {
    if (*i == *j) return true;
    if (*i < *j) {
      ++i;
    } else {
      ++j;
    }
  }
  return false;
}

VariableSets::SetId VariableSets::intern(std::span<const Variable> wanted) {
  std::uint64_t hash = hash_number(wanted.size());
  for (Variable variable : wanted) hash = hash_combine(hash, variable.index);
  auto [candidate, last] = by_contents_.equal_range(hash);
  for (; candidate != last; ++candidate) {
    if (std::ranges::equal(members(candidate->second), wanted)) return candidate->second;
  }
  const auto id = static_cast<SetId>(sets_.size());
  const std::size_t begin = storage_.size();
  storage_.insert(storage_.end(), wanted.begin(), wanted.end());
  sets_.push_back({begin, storage_.size()});
  by_contents_.emplace(hash, id);
  return id;
}

}  // namespace assay::expr
