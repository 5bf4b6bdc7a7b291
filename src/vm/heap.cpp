// SPDX-License-Identifier: Apache-2.0
#include "vm/heap.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>

#include "base/check.h"

namespace assay::vm {

namespace {

constexpr std::uint64_t kPermanentBytes = std::uint64_t{1} << 30;
constexpr std::uint64_t kLargestHeap = std::uint64_t{1} << 35;  // 32-bit references, 8-byte steps
constexpr std::uint64_t kFirstObject = 64;                      // offset 0 is null
constexpr std::uint64_t kLargestReserve = std::uint64_t{8} << 20, kReservePart = 32;

std::uint64_t round_up(std::uint64_t bytes) { return (bytes + 7) & ~std::uint64_t{7}; }

std::uint64_t hash_words(const std::uint8_t* begin, const std::uint8_t* end, std::uint64_t hash) {
  for (const std::uint8_t* p = begin; p + 8 <= end; p += 8) {
    std::uint64_t word;
    std::memcpy(&word, p, 8);
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace

Result<Heap> Heap::create(std::uint64_t nursery_bytes) {
  nursery_bytes = std::min(round_up(nursery_bytes), kLargestHeap - kPermanentBytes);
  Heap heap;
  heap.reserved_ = kPermanentBytes + nursery_bytes;
  void* memory = mmap(nullptr, heap.reserved_, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    return Error{
        fmt::format("cannot reserve {} MB of address space for the Java heap; try a smaller --heap",
                    heap.reserved_ >> 20)};
  }
  heap.base_ = static_cast<std::uint8_t*>(memory);
  heap.permanent_top_ = heap.base_ + kFirstObject;
  heap.nursery_ = heap.base_ + kPermanentBytes;
  heap.top_ = heap.dirty_ = heap.nursery_;
  heap.limit_ = heap.end() - round_up(std::min(nursery_bytes / kReservePart, kLargestReserve));
  heap.watermark_ = heap.base_;
  return heap;
}

Heap::Heap(Heap&& other) noexcept
    : base_(std::exchange(other.base_, nullptr)),
      permanent_top_(other.permanent_top_),
      nursery_(other.nursery_),
      top_(other.top_),
      limit_(other.limit_),
      dirty_(other.dirty_),
      watermark_(other.watermark_),
      reserved_(other.reserved_),
      journal_(std::move(other.journal_)) {}

Heap::~Heap() {
  if (base_ != nullptr) munmap(base_, reserved_);
}

Ref Heap::allocate_permanent(std::uint32_t class_id, std::uint64_t bytes) {
  std::uint64_t rounded = round_up(bytes);
  CHECK(rounded <= static_cast<std::uint64_t>(nursery_ - permanent_top_),
        "the permanent region should hold all mirrors and literals");
  std::uint8_t* object = permanent_top_;
  permanent_top_ += rounded;
  reinterpret_cast<ObjectHeader*>(object)->class_id = class_id;
  return Ref{static_cast<std::uint32_t>((object - base_) >> 3)};
}

Ref Heap::allocate_permanent_array(std::uint32_t class_id, std::int32_t length,
                                   unsigned log2_element) {
  Ref array = allocate_permanent(class_id,
                                 kArrayBase + (static_cast<std::uint64_t>(length) << log2_element));
  initialise<std::int32_t>(array, 8, length);
  return array;
}

void Heap::clear_dirty(std::uint8_t* object, std::uint64_t bytes) {
  std::memset(object, 0,
              std::min<std::uint64_t>(bytes, static_cast<std::uint64_t>(dirty_ - object)));
}

void Heap::save_range(std::uint8_t* where, std::uint64_t bytes) {
  auto first = reinterpret_cast<std::uintptr_t>(where) & ~std::uintptr_t{7};
  auto end = reinterpret_cast<std::uintptr_t>(where) + bytes;
  for (std::uintptr_t word = first; word < end; word += 8) {
    journal_.save(reinterpret_cast<const void*>(word));
  }
}

void Heap::release_reserve() {
  const auto left = static_cast<std::uint64_t>(end() - limit_);
  limit_ += round_up(left / 2);
}

Heap::Mark Heap::mark() {
  Mark mark{journal_.mark(), top_, limit_, watermark_};
  watermark_ = top_;
  return mark;
}

void Heap::rollback(const Mark& mark) {
  journal_.rollback(mark.journal);
  dirty_ = std::max(dirty_, top_);
  top_ = mark.top;
  limit_ = mark.limit;
  watermark_ = mark.watermark;
}

void Heap::commit(const Mark& mark) {
  journal_.commit(mark.journal);
  watermark_ = mark.watermark;
}

std::uint64_t Heap::content_hash() const {
  return hash_words(nursery_, top_, hash_words(base_ + kFirstObject, permanent_top_, 1));
}

}  // namespace assay::vm
