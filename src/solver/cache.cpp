// SPDX-License-Identifier: Apache-2.0
#include "solver/cache.h"

#include <algorithm>

#include "base/hash.h"
#include "expr/term.h"

namespace assay::solver {

namespace {

constexpr std::size_t kMostSetsPerMember = 8;

std::vector<std::uint32_t> key_of(const Query& query) {
  std::vector<std::uint32_t> key;
  for (const expr::Term constraint : query.constraints) key.push_back(constraint.id);
  std::sort(key.begin(), key.end());
  key.erase(std::unique(key.begin(), key.end()), key.end());
  return key;
}

}  // namespace

std::size_t Cache::KeyHash::operator()(const Key& key) const {
  std::uint64_t hash = hash_number(key.size());
  for (const std::uint32_t id : key) hash = hash_combine(hash, id);
  return hash;
}

const Answer* Cache::find(const Key& key) const {
  const auto entry = answers_.find(key);
  return entry == answers_.end() ? nullptr : &entry->second;
}

bool Cache::contains_unsatisfiable(const Key& key) const {
  return std::any_of(key.begin(), key.end(), [&](std::uint32_t highest) {
    const auto entry = unsatisfiable_.find(highest);
    if (entry == unsatisfiable_.end()) return false;
    return std::any_of(entry->second.begin(), entry->second.end(), [&](const Key& set) {
      return std::includes(key.begin(), key.end(), set.begin(), set.end());
    });
  });
}

Answer Cache::answer(const Query& query) {
  Key key = key_of(query);
  if (const Answer* known = find(key)) return *known;
  if (!key.empty() && contains_unsatisfiable(key)) return Unsat{};
  Answer found = ask_next(query);
  if (!std::holds_alternative<Unknown>(found)) remember(std::move(key), found);
  return found;
}

void Cache::remember(Key key, const Answer& answer) {
  if (answers_.size() >= capacity_) {
    answers_.clear();
    unsatisfiable_.clear();
  }
  if (std::holds_alternative<Unsat>(answer) && !key.empty()) {
    std::vector<Key>& sets = unsatisfiable_[key.back()];
    if (sets.size() < kMostSetsPerMember) sets.push_back(key);
  }
  answers_.emplace(std::move(key), answer);
}

void Cache::forget_own(std::size_t size) {
  const auto is_gone = [&](const Key& key) { return !key.empty() && key.back() >= size; };
  std::erase_if(answers_, [&](const auto& entry) { return is_gone(entry.first); });
  std::erase_if(unsatisfiable_, [&](const auto& entry) { return entry.first >= size; });
}

}  // namespace assay::solver
