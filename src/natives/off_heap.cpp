// SPDX-License-Identifier: Apache-2.0
#include "natives/off_heap.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "base/check.h"

namespace assay::natives {

namespace {

constexpr std::uint64_t kSizeWord = 8;  // in front of every block

std::uint64_t round_up(std::uint64_t value, std::uint64_t alignment) {
  return (value + alignment - 1) & ~(alignment - 1);
}

/// The end of the nursery's used part. An empty mark is the heap's public way to tell it.
const std::uint8_t* nursery_top(vm::Heap& heap) {
  vm::Heap::Mark mark = heap.mark();
  heap.commit(mark);
  return mark.top;
}

}  // namespace

std::uint64_t OffHeap::allocate(std::uint64_t size, std::uint64_t alignment) {
  CHECK((alignment & (alignment - 1)) == 0, "an alignment should be a power of two");
  alignment = std::max(alignment, kAlignment);
  constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
  if (size > kLargest - kSizeWord - alignment) return 0;
  vm::Heap& heap = universe_.heap();
  vm::Ref array = universe_.new_array(*universe_.primitive_array(vm::Kind::Byte),
                                      static_cast<std::int32_t>(size + kSizeWord + alignment));
  if (!array) return 0;
  std::uint64_t elements = (std::uint64_t{array.bits} << 3) + vm::kArrayBase;
  std::uint64_t block = round_up(elements + kSizeWord, alignment);
  std::memcpy(heap.base() + block - kSizeWord, &size, sizeof(size));
  return kBase + block;
}

std::uint64_t OffHeap::reallocate(std::uint64_t address, std::uint64_t size) {
  std::uint64_t fresh = allocate(size);
  if (fresh == 0) return 0;
  std::uint64_t kept = std::min(size, size_of(address));
  const std::uint8_t* old = translate(address, kept);
  if (old != nullptr) std::memcpy(translate(fresh, kept), old, kept);
  return fresh;
}

std::uint64_t OffHeap::size_of(std::uint64_t address) const {
  const std::uint8_t* word = translate(address - kSizeWord, kSizeWord);
  if (word == nullptr) return 0;
  std::uint64_t size;
  std::memcpy(&size, word, sizeof(size));
  return size;
}

std::uint8_t* OffHeap::translate(std::uint64_t address, std::uint64_t size) const {
  vm::Heap& heap = universe_.heap();
  if (address < kBase) return nullptr;
  std::uint64_t offset = address - kBase;
  auto end = static_cast<std::uint64_t>(nursery_top(heap) - heap.base());
  if (offset > end || size > end - offset) return nullptr;
  if (heap.is_permanent(vm::Ref{static_cast<std::uint32_t>(offset >> 3)})) return nullptr;
  return heap.base() + offset;
}

std::uint8_t* OffHeap::translate_for_write(std::uint64_t address, std::uint64_t size) const {
  std::uint8_t* where = translate(address, size);
  if (where != nullptr) universe_.heap().before_write(where, size);
  return where;
}

}  // namespace assay::natives
