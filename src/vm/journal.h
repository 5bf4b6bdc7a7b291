// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace assay::vm {

/// The undo log of everything a run changes outside the nursery: words of old heap objects, words
/// of VM structures, and containers through undo actions. Marks nest; rolling back to a mark
/// restores the words in reverse order.
///
/// A loop that writes one old word a million times would grow the log without bound, so a full
/// log first drops later entries of the same word between the same two marks.
class Journal {
 public:
  struct Mark {
    std::size_t words, actions;
  };

  bool active() const { return depth_ > 0; }

  /// Remembers the aligned word that contains `address` as it is now.
  void save(const void* address) {
    auto* word = reinterpret_cast<std::uint64_t*>(reinterpret_cast<std::uintptr_t>(address) &
                                                  ~std::uintptr_t{7});
    if (words_.size() == words_.capacity()) compact();
    words_.push_back({word, *word});
  }

  /// Remembers how to undo a change that is not a plain word. Ignored when no mark is set.
  void on_rollback(std::function<void()> undo) {
    if (active()) actions_.push_back({words_.size(), std::move(undo)});
  }

  Mark mark();
  void rollback(Mark mark);
  /// Keeps the changes since the mark; an outer mark can still undo them.
  void commit(Mark mark);

  std::size_t size() const { return words_.size(); }

 private:
  struct Word {
    std::uint64_t* address;
    std::uint64_t old_value;
  };
  struct Action {
    std::size_t position;  // in words_, when it was registered
    std::function<void()> undo;
  };

  void compact();

  std::vector<Word> words_;
  std::vector<Action> actions_;
  std::vector<std::size_t> marks_;  // words_.size() at each open mark
  std::size_t depth_ = 0;
};

}  // namespace assay::vm
