// SPDX-License-Identifier: Apache-2.0
#include "search/statics/init_sets.h"

#include <algorithm>

namespace assay::search {

namespace {

constexpr std::size_t kMostClasses = 16;  // beyond which subsets are not even looked at
constexpr std::size_t kMostOrdered = 4;   // of more classes not all orders are tried

}  // namespace

void InitSets::add(std::uint32_t klass) {
  if (std::ranges::find(classes_, klass) == classes_.end()) classes_.push_back(klass);
  std::ranges::sort(classes_);
}

bool InitSets::next(std::vector<std::uint32_t>& set) {
  if (given_.size() >= most_) return false;
  const std::size_t count = std::min(classes_.size(), kMostClasses);
  for (std::size_t size = 0; size <= count; ++size) {
    if (const auto best = best_of(size, count)) {
      given_.insert(*best);
      set = *best;
      return true;
    }
  }
  return false;
}

/// Of the sets of a size that have not been given, the one with most members that changed
/// something.
std::optional<std::vector<std::uint32_t>> InitSets::best_of(std::size_t size,
                                                            std::size_t count) const {
  std::optional<std::vector<std::uint32_t>> best;
  std::ptrdiff_t best_changers = -1;
  std::vector<bool> chosen(count, false);
  std::fill_n(chosen.begin(), size, true);
  do {
    std::vector<std::uint32_t> candidate;
    for (std::size_t i = 0; i < count; ++i) {
      if (chosen[i]) candidate.push_back(classes_[i]);
    }
    if (given_.count(candidate) != 0) continue;
    const std::ptrdiff_t changers = std::ranges::count_if(
        candidate, [&](std::uint32_t each) { return changers_.count(each) != 0; });
    if (changers <= best_changers) continue;
    best = std::move(candidate);
    best_changers = changers;
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return best;
}

std::uint64_t InitSets::left_out() const {
  constexpr std::size_t kMostBits = 20;  // a million is as much as anybody wants to know
  const std::uint64_t all = std::uint64_t{1} << std::min(classes_.size(), kMostBits);
  return all - std::min<std::uint64_t>(all, given_.size());
}

std::vector<InitOrder> orders_of(
    const std::vector<std::uint32_t>& set,
    const std::function<bool(std::uint32_t, std::uint32_t)>& are_dependent) {
  std::vector<InitOrder> orders;
  InitOrder order = set;
  std::ranges::sort(order);
  if (order.size() > kMostOrdered) return {order, {order.rbegin(), order.rend()}};
  do {
    bool is_first = true;  // of those that differ in neighbours that do not depend on each other
    for (std::size_t i = 0; i + 1 < order.size(); ++i)
      is_first &= order[i] < order[i + 1] || are_dependent(order[i], order[i + 1]);
    if (is_first) orders.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

}  // namespace assay::search
