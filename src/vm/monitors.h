// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "vm/heap.h"
#include "vm/shadows.h"

namespace assay::vm {

/// Java monitors. The lock word in an object's header holds the owning thread's id and how often
/// it has entered; who waits is known by the threads themselves. Being in the heap, locks are
/// journalled.
class Monitors {
 public:
  explicit Monitors(Heap& heap) : heap_(heap) {}

  /// Takes the monitor; false if another thread owns it.
  bool try_enter(Ref object, std::uint32_t thread_id) {
    std::uint32_t word = word_of(object);
    if (word == 0) return set(object, thread_id << kOwnerShift | 1), true;
    if (owner_of(word) != thread_id) return false;
    check_count(word);
    return set(object, word + 1), true;
  }
  /// Gives it back once; false if the thread is not the owner.
  bool exit(Ref object, std::uint32_t thread_id) {
    std::uint32_t word = word_of(object);
    if (word == 0 || owner_of(word) != thread_id) return false;
    set(object, (word & kCountMask) == 1 ? 0 : word - 1);
    return true;
  }
  bool is_owner(Ref object, std::uint32_t thread_id) const {
    std::uint32_t word = word_of(object);
    return word != 0 && owner_of(word) == thread_id;
  }
  bool is_locked(Ref object) const { return word_of(object) != 0; }
  std::uint32_t owner(Ref object) const { return owner_of(word_of(object)); }
  /// Gives the monitor up whatever its count, for Object.wait, and tells the count.
  std::uint32_t release_fully(Ref object);
  /// Takes a free monitor with the count of before.
  void restore(Ref object, std::uint32_t thread_id, std::uint32_t count);

 private:
  static constexpr unsigned kOwnerShift = 18;
  static constexpr std::uint32_t kCountMask = (1u << 17) - 1;  // the bit between is Shadows'

  static std::uint32_t owner_of(std::uint32_t word) { return word >> kOwnerShift; }
  std::uint32_t word_of(Ref object) const { return heap_.header(object).lock & ~Shadows::kMark; }
  static void check_count(std::uint32_t word);
  void set(Ref object, std::uint32_t word) {
    heap_.write<std::uint32_t>(object, 4, word | (heap_.header(object).lock & Shadows::kMark));
  }

  Heap& heap_;
};

}  // namespace assay::vm
