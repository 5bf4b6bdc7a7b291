// SPDX-License-Identifier: Apache-2.0
#include "vm/heap.h"

#include <gtest/gtest.h>

namespace assay::vm {
namespace {

constexpr std::uint64_t kSmall = 1 << 20;

Heap small_heap() { return std::move(Heap::create(kSmall)).value(); }

TEST(Heap, ObjectsAreZeroedAndKnowTheirClass) {
  Heap heap = small_heap();
  Ref object = heap.allocate(7, 24);
  ASSERT_TRUE(object);
  EXPECT_EQ(heap.header(object).class_id, 7u);
  EXPECT_EQ(heap.read<std::uint64_t>(object, 8), 0u);
  EXPECT_EQ(heap.read<std::uint64_t>(object, 16), 0u);
}

TEST(Heap, ArraysKnowTheirLength) {
  Heap heap = small_heap();
  Ref array = heap.allocate_array(9, 5, 2);
  EXPECT_EQ(heap.array_length(array), 5);
  EXPECT_EQ(heap.elements<std::int32_t>(array).size(), 5u);
}

TEST(Heap, GivesNullWhenTheNurseryIsFull) {
  Heap heap = small_heap();
  EXPECT_FALSE(heap.allocate_array(1, static_cast<std::int32_t>(kSmall), 0));
  EXPECT_TRUE(heap.allocate(1, 64));
  while (heap.allocate(1, 4096)) {
  }
  EXPECT_LT(heap.free_bytes(), 4096u);
}

TEST(Heap, AFullHeapHasAReserveThatIsGivenOutInHalves) {
  Heap heap = small_heap();
  auto fill = [&heap] {
    int count = 0;
    while (heap.allocate(1, 64)) ++count;
    return count;
  };
  const int all = fill();
  const Heap::Mark full = heap.mark();
  heap.release_reserve();
  const int first = fill();
  heap.release_reserve();
  const int second = fill();
  EXPECT_GT(first, 0);
  EXPECT_LT(first, all / 16);
  EXPECT_NEAR(second, first / 2, 1);
  heap.rollback(full);
  EXPECT_EQ(fill(), 0) << "what was given out in an undone run is back";
}

TEST(Heap, RollbackTruncatesTheNurseryAndRestoresOldObjects) {
  Heap heap = small_heap();
  Ref old = heap.allocate(1, 24);
  heap.write<std::int32_t>(old, 8, 11);
  std::uint64_t before = heap.content_hash();
  auto mark = heap.mark();
  heap.write<std::int32_t>(old, 8, 22);
  heap.write<std::int8_t>(old, 15, 3);
  Ref young = heap.allocate(2, 64);
  heap.write<std::int64_t>(young, 8, -1);
  EXPECT_EQ(heap.journal().size(), 2u) << "writes to young objects should not be journalled";
  heap.rollback(mark);
  EXPECT_EQ(heap.read<std::int32_t>(old, 8), 11);
  EXPECT_EQ(heap.content_hash(), before);
}

TEST(Heap, MemoryThatWasUsedByAnUndoneRunIsZeroAgain) {
  Heap heap = small_heap();
  auto mark = heap.mark();
  Ref first = heap.allocate(1, 256);
  for (std::uint64_t at = 8; at < 256; at += 8) heap.write<std::int64_t>(first, at, -1);
  heap.rollback(mark);
  Ref second = heap.allocate(1, 512);
  EXPECT_EQ(first, second);
  for (std::uint64_t at = 8; at < 512; at += 8) EXPECT_EQ(heap.read<std::int64_t>(second, at), 0);
}

TEST(Heap, PermanentObjectsOutliveARollback) {
  Heap heap = small_heap();
  auto mark = heap.mark();
  Ref permanent = heap.allocate_permanent(3, 24);
  heap.initialise<std::int64_t>(permanent, 8, 5);
  heap.write<std::int64_t>(permanent, 16, 6);
  heap.rollback(mark);
  EXPECT_TRUE(heap.is_permanent(permanent));
  EXPECT_EQ(heap.read<std::int64_t>(permanent, 8), 5);
  EXPECT_EQ(heap.read<std::int64_t>(permanent, 16), 0) << "later writes are part of the run";
}

TEST(Heap, BulkWritesAreJournalledByRange) {
  Heap heap = small_heap();
  Ref array = heap.allocate_array(1, 100, 0);
  auto mark = heap.mark();
  std::uint8_t* bytes = heap.address(array) + kArrayBase;
  heap.before_write(bytes + 3, 50);
  std::memset(bytes + 3, 0x5A, 50);
  heap.rollback(mark);
  for (std::uint8_t byte : heap.elements<std::uint8_t>(array)) EXPECT_EQ(byte, 0);
}

TEST(Heap, RefusesWhatCannotBeReserved) {
  auto heap = Heap::create(std::uint64_t{1} << 62);
  // Sizes beyond what references can reach are cut down, not refused.
  ASSERT_TRUE(heap.ok());
  EXPECT_LE(heap.value().capacity(), std::uint64_t{1} << 35);
}

}  // namespace
}  // namespace assay::vm
