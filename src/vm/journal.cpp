// SPDX-License-Identifier: Apache-2.0
#include "vm/journal.h"

#include <algorithm>
#include <bitset>
#include <unordered_map>

#include "base/check.h"

namespace assay::vm {

namespace {

constexpr std::size_t kSmallest = 4096;

/// Which words were seen: a bit for each word of the pages that have any. A log has many millions
/// of entries, most of them side by side; a hash table of words would take seconds.
class SeenWords {
 public:
  /// Whether the word is a new one.
  bool insert(const std::uint64_t* word) {
    const auto number = reinterpret_cast<std::uintptr_t>(word) / sizeof *word;
    if (last_ == nullptr || number / kPageWords != last_page_) {
      last_page_ = number / kPageWords;
      last_ = &pages_[last_page_];
    }
    auto bit = (*last_)[number % kPageWords];
    const bool is_new = !bit;
    bit = true;
    return is_new;
  }

 private:
  static constexpr std::size_t kPageWords = 4096;
  using Page = std::bitset<kPageWords>;
  std::unordered_map<std::uintptr_t, Page> pages_;
  std::uintptr_t last_page_ = 0;
  Page* last_ = nullptr;
};

}  // namespace

Journal::Mark Journal::mark() {
  ++depth_;
  marks_.push_back(words_.size());
  return {words_.size(), actions_.size()};
}

void Journal::rollback(Mark mark) {
  CHECK(depth_ > 0, "rollback should follow a mark");
  while (words_.size() > mark.words || actions_.size() > mark.actions) {
    if (actions_.size() > mark.actions && actions_.back().position >= words_.size()) {
      auto undo = std::move(actions_.back().undo);
      actions_.pop_back();
      undo();
      continue;
    }
    std::size_t stop = actions_.size() > mark.actions ? actions_.back().position : mark.words;
    while (words_.size() > stop) {
      *words_.back().address = words_.back().old_value;
      words_.pop_back();
    }
  }
  marks_.pop_back();
  --depth_;
}

void Journal::commit(Mark mark) {
  CHECK(depth_ > 0, "commit should follow a mark");
  marks_.pop_back();
  if (--depth_ > 0) return;
  words_.resize(mark.words);
  actions_.erase(actions_.begin() + static_cast<std::ptrdiff_t>(mark.actions), actions_.end());
}

void Journal::compact() {
  std::size_t start = marks_.empty() ? 0 : marks_.back();
  // Actions remember positions: only the stretch after the last action may be squeezed.
  if (!actions_.empty()) start = std::max(start, actions_.back().position);
  if (words_.size() - start >= kSmallest) {
    auto first = words_.begin() + static_cast<std::ptrdiff_t>(start);
    SeenWords seen;
    auto kept = std::remove_if(first, words_.end(),
                               [&](const Word& word) { return !seen.insert(word.address); });
    words_.erase(kept, words_.end());
  }
  if (words_.size() * 2 > words_.capacity())
    words_.reserve(std::max(kSmallest, words_.capacity() * 2));
}

}  // namespace assay::vm
