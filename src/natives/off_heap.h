// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

/// Memory outside the Java heap as programs see it: what Unsafe.allocateMemory, direct buffers,
/// mapped files and zlib streams live in. It has no memory of its own: a block is a byte array of
/// the nursery that no reference points to, so a rollback takes back blocks and, through the
/// heap's journal, changes to older blocks. Universe::raw_blocks lists the blocks, and every
/// access must lie inside one of them: an address that a program made up finds nothing.
///
/// A virtual address is the block's place in the heap plus a constant that keeps it away from
/// null and from small numbers. Java never sees a host address.
class OffHeap {
 public:
  explicit OffHeap(vm::Universe& universe) : universe_(universe) {}

  static constexpr std::uint64_t kBase = 0x7f00'0000'0000;
  static constexpr std::uint64_t kAlignment = 16;  // what malloc promises

  /// The virtual address of a zeroed block, or 0 when the heap is full.
  std::uint64_t allocate(std::uint64_t size, std::uint64_t alignment = kAlignment);
  /// A block that only `translate_hidden` gives access to: it may hold host pointers.
  std::uint64_t allocate_hidden(std::uint64_t size);
  /// Makes a block of that kind of an object of the nursery that is known to nobody else.
  void hide(vm::Ref object, std::uint64_t size);
  static std::uint64_t address_of(vm::Ref object) {
    return kBase + (std::uint64_t{object.bits} << 3);
  }
  /// A block of the new size with the old contents; 0 when the heap is full.
  std::uint64_t reallocate(std::uint64_t address, std::uint64_t size);
  /// The memory comes back with the next rollback, as that of Java objects does.
  void free(std::uint64_t) {}
  /// The size a block was allocated with; 0 if there is none at this address.
  std::uint64_t size_of(std::uint64_t address) const;

  /// Where `size` bytes at a virtual address are, for reading; null if they are not all inside
  /// one block that the program has allocated.
  std::uint8_t* translate(std::uint64_t address, std::uint64_t size) const;
  /// The same for writing: what is overwritten is journalled.
  std::uint8_t* translate_for_write(std::uint64_t address, std::uint64_t size) const;
  /// A whole hidden block, by the address it begins at.
  std::uint8_t* translate_hidden(std::uint64_t address) const;

 private:
  std::uint64_t allocate(std::uint64_t size, std::uint64_t alignment, bool hidden);
  void add(const vm::Universe::RawBlock& block);
  /// The living block that the address lies in or just behind, or null.
  const vm::Universe::RawBlock* find(std::uint64_t address) const;

  vm::Universe& universe_;
};

}  // namespace assay::natives
