// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "vm/heap.h"

namespace assay::vm {

/// The shadows of heap cells: for a field, an array element or an array's length that depends on
/// an input, a number that whoever explores the program gave it. Most objects have none; those
/// that may have one carry a mark in their header, so that an ordinary load costs one test.
///
/// Shadows are born in a run and die with it: a rollback drops them all (the marks of old objects
/// are words like any other and are restored by the journal).
class Shadows {
 public:
  explicit Shadows(Heap& heap) : heap_(heap), entries_(kSmallest) {}

  /// The bit of ObjectHeader::lock that says: may have shadows.
  static constexpr std::uint32_t kMark = 1u << 17;

  bool is_marked(Ref object) const { return (heap_.header(object).lock & kMark) != 0; }
  bool has_statics() const { return has_statics_; }

  std::uint32_t get(Ref object, std::uint64_t offset) const {
    return is_marked(object) ? at(heap_.address(object) + offset) : 0;
  }
  /// The shadow of the cell that starts at this address.
  std::uint32_t at(const std::uint8_t* cell) const {
    for (std::size_t i = slot_of(cell);; i = (i + 1) & (entries_.size() - 1)) {
      const Entry& entry = entries_[i];
      if (entry.epoch != epoch_) return 0;
      if (entry.cell == cell) return entry.shadow;
    }
  }

  void set(Ref object, std::uint64_t offset, std::uint32_t shadow) {
    if (shadow == 0 && !is_marked(object)) return;
    mark(object);
    put(heap_.address(object) + offset, shadow);
  }
  /// For a static field, by the address of its cell.
  void set_static(const std::uint8_t* cell, std::uint32_t shadow) {
    if (shadow == 0 && !has_statics_) return;
    has_statics_ = true;
    put(cell, shadow);
  }
  /// What System.arraycopy does to the elements, done to their shadows.
  void copy_elements(Ref from, std::int32_t first, Ref to, std::int32_t target, std::int32_t count,
                     unsigned log2_element);
  /// The same for all fields or elements of a fresh clone.
  void copy_object(Ref from, Ref to, std::uint64_t bytes);

  void clear();

 private:
  struct Entry {
    const std::uint8_t* cell = nullptr;
    std::uint32_t shadow = 0;
    std::uint32_t epoch = 0;
  };
  static constexpr std::size_t kSmallest = 1024;

  std::size_t slot_of(const std::uint8_t* cell) const {
    return (reinterpret_cast<std::uintptr_t>(cell) * 0x9E3779B97F4A7C15u >> 20) &
           (entries_.size() - 1);
  }
  void mark(Ref object) {
    if (!is_marked(object)) heap_.write(object, 4, heap_.header(object).lock | kMark);
  }
  void put(const std::uint8_t* cell, std::uint32_t shadow);
  void grow();

  Heap& heap_;
  std::vector<Entry> entries_;  // open addressing; entries of another epoch are free
  std::size_t used_ = 0;
  std::uint32_t epoch_ = 1;
  bool has_statics_ = false;
};

}  // namespace assay::vm
