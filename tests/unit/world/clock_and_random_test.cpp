// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

#include "world/seeded_random.h"
#include "world/virtual_clock.h"

namespace assay::world {
namespace {

TEST(VirtualClock, StartsAtItsEpoch) {
  VirtualClock clock(1'000'000);
  EXPECT_EQ(clock.current_time_millis(), 1'000'000);
  EXPECT_EQ(VirtualClock().current_time_millis(), VirtualClock::kDefaultEpochMillis);
}

TEST(VirtualClock, MovesALittleWithEveryReading) {
  VirtualClock clock;
  std::int64_t first = clock.nano_time();
  EXPECT_EQ(clock.nano_time(), first + VirtualClock::kNanosPerReading);
  std::int64_t millis = clock.current_time_millis();
  for (int i = 0; i < 1000; ++i) clock.current_time_millis();
  EXPECT_EQ(clock.current_time_millis(), millis + 1);
}

TEST(VirtualClock, AdvancesAndRollsBack) {
  VirtualClock clock(0);
  VirtualClock::Mark mark = clock.mark();
  clock.advance(5'000'000'000);
  EXPECT_EQ(clock.nanos(), 5'000'000'000);
  EXPECT_EQ(clock.current_time_millis(), 5'000);
  clock.rollback(mark);
  EXPECT_EQ(clock.nanos(), 0);
}

TEST(VirtualClock, StopsAtTheEndOfTime) {
  VirtualClock clock;
  clock.advance(10);
  clock.advance(std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(clock.nanos(), std::numeric_limits<std::int64_t>::max());
}

TEST(SeededRandom, RepeatsForTheSameSeedOnly) {
  SeededRandom a(7), b(7), c(8);
  std::vector<std::uint64_t> from_a, from_b, from_c;
  for (int i = 0; i < 10; ++i) {
    from_a.push_back(a.next());
    from_b.push_back(b.next());
    from_c.push_back(c.next());
  }
  EXPECT_EQ(from_a, from_b);
  EXPECT_NE(from_a, from_c);
  EXPECT_EQ(std::set(from_a.begin(), from_a.end()).size(), from_a.size());
}

TEST(SeededRandom, RollsBack) {
  SeededRandom random(1);
  SeededRandom::Mark mark = random.mark();
  std::uint64_t first = random.next();
  random.next();
  random.rollback(mark);
  EXPECT_EQ(random.next(), first);
}

TEST(SeededRandom, FillsEveryByte) {
  SeededRandom random(1);
  std::set<std::uint8_t> seen;
  std::vector<std::uint8_t> bytes(8191);
  random.fill(bytes);
  seen.insert(bytes.begin(), bytes.end());
  EXPECT_EQ(seen.size(), 256u);
}

}  // namespace
}  // namespace assay::world
