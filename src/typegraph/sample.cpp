// SPDX-License-Identifier: Apache-2.0
// All tests stand in a row, method by method. Drawing without repetition is the shuffling of that
// row (Fisher and Yates) of which only the elements that have moved are remembered.
#include "typegraph/sample.h"

#include <algorithm>

namespace assay::typegraph {

Sample::Sample(const Space& space, const Options& options)
    : space_(space), random_(options.seed), tests_(options.tests) {
  Count end;
  for (const vm::Method* method : space.methods()) {
    end += space.size(*method);
    ends_.push_back(end);
  }
  in_order_ = tests_ && count_of(*tests_) >= end && options.of_each_first == 0;
  begin_with(options.of_each_first);
}

/// A method with fewer tests than that has all of them here.
void Sample::begin_with(unsigned of_each) {
  for (unsigned round = 0; round < of_each; ++round) {
    Count begin;
    for (const Count& end : ends_) {
      const Count size = end - begin;
      const bool has_few = size <= of_each;
      if (has_few && size > round) first_.push_back(begin + round);
      while (!has_few) {
        first_.push_back(begin + below(size));
        if (came_first_.insert(first_.back()).second) break;
        first_.pop_back();
      }
      begin = end;
    }
  }
  came_first_.insert(first_.begin(), first_.end());
}

std::optional<Pick> Sample::next() {
  if (tests_ && count_ >= *tests_) return std::nullopt;
  auto position = next_position();
  if (!position) return std::nullopt;
  ++count_;
  return pick(*position);
}

std::optional<Count> Sample::next_position() {
  if (!first_.empty()) {
    Count position = first_.front();
    first_.pop_front();
    return position;
  }
  const auto take = [this](const Count& key) {  // what stands there, for the last time
    auto moved = moved_.find(key);
    if (moved == moved_.end()) return key;
    Count value = std::move(moved->second);
    moved_.erase(moved);
    return value;
  };
  while (drawn_ < space_.total()) {
    if (in_order_) return Count(drawn_++);
    const Count from = drawn_ + below(space_.total() - drawn_);
    Count position = take(from);
    if (from != drawn_) moved_[from] = take(drawn_);
    ++drawn_;
    if (came_first_.count(position) == 0) return position;
  }
  return std::nullopt;
}

/// A number from 0 to limit - 1: words of random bits until one is small enough.
Count Sample::below(const Count& limit) {
  const Count last = limit - 1;
  const std::size_t bits = last == 0 ? 0 : mpz_sizeinbase(last.get_mpz_t(), 2);
  std::vector<std::uint64_t> words((bits + 63) / 64);
  Count number;
  do {
    for (std::uint64_t& word : words) word = random_();
    mpz_import(number.get_mpz_t(), words.size(), -1, sizeof(std::uint64_t), 0, 0, words.data());
    mpz_tdiv_r_2exp(number.get_mpz_t(), number.get_mpz_t(), bits);
  } while (number > last);
  return number;
}

Pick Sample::pick(const Count& position) const {
  const auto end = std::upper_bound(ends_.begin(), ends_.end(), position);
  const auto index = static_cast<std::size_t>(end - ends_.begin());
  const Count begin = index == 0 ? Count(0) : ends_[index - 1];
  return {space_.methods()[index], position - begin};
}

}  // namespace assay::typegraph
