// SPDX-License-Identifier: Apache-2.0
#include "vm/monitors.h"

#include <gtest/gtest.h>

namespace assay::vm {
namespace {

class MonitorsTest : public ::testing::Test {
 protected:
  Heap heap = std::move(Heap::create(1 << 20)).value();
  Monitors monitors{heap};
  Ref object = heap.allocate(1, 16);
};

TEST_F(MonitorsTest, OneThreadEntersRepeatedly) {
  EXPECT_TRUE(monitors.try_enter(object, 4));
  EXPECT_TRUE(monitors.try_enter(object, 4));
  EXPECT_FALSE(monitors.try_enter(object, 5));
  EXPECT_TRUE(monitors.exit(object, 4));
  EXPECT_TRUE(monitors.is_owner(object, 4));
  EXPECT_TRUE(monitors.exit(object, 4));
  EXPECT_FALSE(monitors.is_locked(object));
  EXPECT_TRUE(monitors.try_enter(object, 5));
}

TEST_F(MonitorsTest, OnlyTheOwnerLeaves) {
  EXPECT_FALSE(monitors.exit(object, 4));
  monitors.try_enter(object, 4);
  EXPECT_FALSE(monitors.exit(object, 5));
}

TEST_F(MonitorsTest, WaitingGivesUpAndRestoresTheCount) {
  for (int i = 0; i < 3; ++i) monitors.try_enter(object, 4);
  std::uint32_t count = monitors.release_fully(object);
  EXPECT_EQ(count, 3u);
  EXPECT_TRUE(monitors.try_enter(object, 5));
  monitors.exit(object, 5);
  monitors.restore(object, 4, count);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(monitors.exit(object, 4));
  EXPECT_FALSE(monitors.is_locked(object));
}

TEST_F(MonitorsTest, LocksOfOldObjectsAreUndone) {
  auto mark = heap.mark();
  monitors.try_enter(object, 4);
  heap.rollback(mark);
  EXPECT_FALSE(monitors.is_locked(object));
}

}  // namespace
}  // namespace assay::vm
