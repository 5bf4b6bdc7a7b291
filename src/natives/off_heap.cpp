// SPDX-License-Identifier: Apache-2.0
#include "natives/off_heap.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "base/check.h"
#include "vm/heap.h"
#include "vm/journal.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using RawBlock = vm::Universe::RawBlock;

std::uint64_t round_up(std::uint64_t value, std::uint64_t alignment) {
  return (value + alignment - 1) & ~(alignment - 1);
}

}  // namespace

std::uint64_t OffHeap::allocate(std::uint64_t size, std::uint64_t alignment) {
  return allocate(size, alignment, false);
}

std::uint64_t OffHeap::allocate_hidden(std::uint64_t size) {
  return allocate(size, kAlignment, true);
}

std::uint64_t OffHeap::allocate(std::uint64_t size, std::uint64_t alignment, bool hidden) {
  CHECK((alignment & (alignment - 1)) == 0, "an alignment should be a power of two");
  alignment = std::max(alignment, kAlignment);
  constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
  if (size > kLargest - alignment) return 0;
  vm::Ref array = universe_.new_array(*universe_.primitive_array(vm::Kind::Byte),
                                      static_cast<std::int32_t>(size + alignment));
  if (!array) return 0;
  std::uint64_t block = round_up((std::uint64_t{array.bits} << 3) + vm::kArrayBase, alignment);
  add({block, size, hidden});
  return kBase + block;
}

void OffHeap::hide(vm::Ref object, std::uint64_t size) {
  add({std::uint64_t{object.bits} << 3, size, true});
}

void OffHeap::add(const RawBlock& block) {
  auto& blocks = universe_.raw_blocks();
  blocks.push_back(block);
  vm::Journal& journal = universe_.heap().journal();
  if (journal.active()) journal.on_rollback([&blocks] { blocks.pop_back(); });
}

std::uint64_t OffHeap::reallocate(std::uint64_t address, std::uint64_t size) {
  std::uint64_t kept = std::min(size, size_of(address));
  std::uint64_t fresh = allocate(size);
  if (fresh == 0) return 0;
  const std::uint8_t* old = translate(address, kept);
  if (old != nullptr) std::memcpy(translate(fresh, kept), old, kept);
  return fresh;
}

const RawBlock* OffHeap::find(std::uint64_t address) const {
  if (address < kBase) return nullptr;
  std::uint64_t offset = address - kBase;
  const auto& blocks = universe_.raw_blocks();
  auto after =
      std::upper_bound(blocks.begin(), blocks.end(), offset,
                       [](std::uint64_t at, const RawBlock& block) { return at < block.offset; });
  if (after == blocks.begin()) return nullptr;
  const RawBlock& block = *std::prev(after);
  return offset <= block.offset + block.size ? &block : nullptr;
}

std::uint64_t OffHeap::size_of(std::uint64_t address) const {
  const RawBlock* block = find(address);
  return block != nullptr && block->offset == address - kBase ? block->size : 0;
}

std::uint8_t* OffHeap::translate(std::uint64_t address, std::uint64_t size) const {
  const RawBlock* block = find(address);
  if (block == nullptr || block->hidden) return nullptr;
  std::uint64_t inside = address - kBase - block->offset;
  if (size > block->size - inside) return nullptr;
  return universe_.heap().base() + block->offset + inside;
}

std::uint8_t* OffHeap::translate_for_write(std::uint64_t address, std::uint64_t size) const {
  std::uint8_t* where = translate(address, size);
  if (where != nullptr) universe_.heap().before_write(where, size);
  return where;
}

std::uint8_t* OffHeap::translate_hidden(std::uint64_t address) const {
  const RawBlock* block = find(address);
  if (block == nullptr || !block->hidden || block->offset != address - kBase) return nullptr;
  return universe_.heap().base() + block->offset;
}

}  // namespace assay::natives
