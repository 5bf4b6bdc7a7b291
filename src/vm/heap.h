// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <cstring>
#include <span>

#include "base/result.h"
#include "vm/journal.h"
#include "vm/ref.h"

namespace assay::vm {

struct Class;

/// Every object starts with this word; arrays have their length in the next.
struct ObjectHeader {
  std::uint32_t class_id;
  std::uint32_t lock;  // thin lock, see vm/monitors.h
};

inline constexpr std::uint32_t kInstanceBase = 8;  // offset of the first instance field
inline constexpr std::uint32_t kArrayBase = 16;    // offset of the first array element

/// The Java heap: one reserved mapping with a permanent region (class mirrors, string literals:
/// things whose creation is invisible to programs and never undone) below a nursery that is
/// bump-allocated and truncated on rollback. There is no garbage collector: runs are short and
/// are rolled back.
///
/// Stores go through `write`: below the watermark, that is into objects older than the innermost
/// mark, the old word is journalled first.
///
/// Large because there is a short function for each way to reach memory: they are inlined into the
/// interpreter, and only they may see the bounds.
class Heap {
 public:
  static Result<Heap> create(std::uint64_t nursery_bytes);
  Heap(Heap&& other) noexcept;
  Heap(const Heap&) = delete;
  Heap& operator=(Heap&&) = delete;
  ~Heap();

  std::uint8_t* base() const { return base_; }
  std::uint8_t* address(Ref ref) const { return base_ + (std::uint64_t{ref.bits} << 3); }
  ObjectHeader& header(Ref ref) const { return *reinterpret_cast<ObjectHeader*>(address(ref)); }
  std::int32_t array_length(Ref array) const { return read<std::int32_t>(array, 8); }

  /// A zeroed object, or null when the nursery is full.
  Ref allocate(std::uint32_t class_id, std::uint64_t bytes) {
    std::uint64_t rounded = (bytes + 7) & ~std::uint64_t{7};
    if (rounded > static_cast<std::uint64_t>(limit_ - top_)) [[unlikely]]
      return kNull;
    std::uint8_t* object = top_;
    top_ += rounded;
    if (object < dirty_) [[unlikely]]
      clear_dirty(object, rounded);
    reinterpret_cast<ObjectHeader*>(object)->class_id = class_id;
    return Ref{static_cast<std::uint32_t>((object - base_) >> 3)};
  }
  Ref allocate_array(std::uint32_t class_id, std::int32_t length, unsigned log2_element) {
    Ref array =
        allocate(class_id, kArrayBase + (static_cast<std::uint64_t>(length) << log2_element));
    if (array) *reinterpret_cast<std::int32_t*>(address(array) + 8) = length;
    return array;
  }
  /// The same in the permanent region.
  Ref allocate_permanent(std::uint32_t class_id, std::uint64_t bytes);
  Ref allocate_permanent_array(std::uint32_t class_id, std::int32_t length, unsigned log2_element);
  bool is_permanent(Ref ref) const { return address(ref) < nursery_; }
  /// Whether so many bytes from the reference on are in the used part of the nursery.
  bool is_allocated(Ref ref, std::uint64_t bytes) const {
    const std::uint8_t* start = address(ref);
    return start >= nursery_ && start <= top_ && bytes <= static_cast<std::uint64_t>(top_ - start);
  }

  template <class T>
  T read(Ref object, std::uint64_t offset) const {
    T value;
    std::memcpy(&value, address(object) + offset, sizeof(T));
    return value;
  }
  template <class T>
  void write(Ref object, std::uint64_t offset, T value) {
    write_at(address(object) + offset, value);
  }
  template <class T>
  void write_at(std::uint8_t* where, T value) {
    if (where < watermark_) [[unlikely]]
      journal_.save(where);
    std::memcpy(where, &value, sizeof(T));
  }
  /// A store into an object that was created by the caller just now and that nobody has seen yet.
  template <class T>
  void initialise(Ref object, std::uint64_t offset, T value) {
    std::memcpy(address(object) + offset, &value, sizeof(T));
  }
  /// To be called before a range of bytes is overwritten by other means than `write`.
  void before_write(std::uint8_t* where, std::uint64_t bytes) {
    if (where < watermark_) [[unlikely]]
      save_range(where, bytes);
  }

  template <class T>
  std::span<T> elements(Ref array) const {
    return {reinterpret_cast<T*>(address(array) + kArrayBase),
            static_cast<std::size_t>(array_length(array))};
  }

  /// Lets half of what is left of the reserve be used: the heap is full, and whoever is told that
  /// wants to say so.
  void release_reserve();

  struct Mark {
    Journal::Mark journal;
    std::uint8_t* top;
    std::uint8_t* limit;
    std::uint8_t* watermark;
  };
  Mark mark();
  void rollback(const Mark& mark);
  void commit(const Mark& mark);

  Journal& journal() { return journal_; }
  std::uint8_t* watermark() const { return watermark_; }
  std::uint8_t* top() const { return top_; }  // the end of the last object
  std::uint64_t used() const { return static_cast<std::uint64_t>(top_ - nursery_); }
  std::uint64_t capacity() const { return static_cast<std::uint64_t>(end() - nursery_); }
  std::uint64_t free_bytes() const { return static_cast<std::uint64_t>(limit_ - top_); }
  std::uint64_t permanent_used() const {
    return static_cast<std::uint64_t>(permanent_top_ - base_);
  }
  /// A hash of all live bytes of both regions.
  std::uint64_t content_hash() const;

 private:
  Heap() = default;
  std::uint8_t* end() const { return base_ + reserved_; }
  void clear_dirty(std::uint8_t* object, std::uint64_t bytes);
  void save_range(std::uint8_t* where, std::uint64_t bytes);

  std::uint8_t* base_ = nullptr;
  std::uint8_t* permanent_top_ = nullptr;
  std::uint8_t* nursery_ = nullptr;    // end of the permanent region
  std::uint8_t* top_ = nullptr;        // next free byte of the nursery
  std::uint8_t* limit_ = nullptr;      // end of the nursery but for the reserve
  std::uint8_t* dirty_ = nullptr;      // memory from here on was never used and is zero
  std::uint8_t* watermark_ = nullptr;  // objects below are older than the innermost mark
  std::uint64_t reserved_ = 0;
  Journal journal_;
};

}  // namespace assay::vm
