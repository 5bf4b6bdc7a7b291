// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "base/check.h"

namespace assay::world {

/// Records how to undo changes, from the first mark on. Marks nest. Rolling back to a mark undoes
/// what came after it and leaves it in place to be rolled back to again; committing forgets it and
/// keeps the changes.
class UndoLog {
 public:
  struct Mark {
    std::size_t position = 0;
    std::size_t depth = 0;
  };

  bool is_active() const { return depth_ > 0; }

  void record(std::function<void()> undo) {
    if (is_active()) undos_.push_back(std::move(undo));
  }

  /// Whether a thing's old value must be recorded before it changes: once after each mark. The
  /// stamp is the thing's own memory of it.
  bool is_first_change(std::uint64_t& stamp) {
    if (!is_active() || stamp == epoch_) return false;
    stamp = epoch_;
    return true;
  }

  Mark mark() {
    ++epoch_;
    return Mark{undos_.size(), depth_++};
  }

  void rollback(const Mark& mark) {
    CHECK(mark.depth < depth_ && mark.position <= undos_.size(), "mark should be in place");
    while (undos_.size() > mark.position) {
      undos_.back()();
      undos_.pop_back();
    }
    depth_ = mark.depth + 1;
    ++epoch_;
  }

  void commit(const Mark& mark) {
    CHECK(mark.depth < depth_, "mark should be in place");
    depth_ = mark.depth;
    if (depth_ == 0) undos_.clear();
  }

  std::size_t size() const { return undos_.size(); }

 private:
  std::vector<std::function<void()>> undos_;
  std::size_t depth_ = 0;
  std::uint64_t epoch_ = 1;
};

}  // namespace assay::world
