// SPDX-License-Identifier: Apache-2.0
#include "base/arena.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace assay {
namespace {

TEST(Arena, KeepsEveryAllocationAligned) {
  Arena arena;
  for (std::size_t round = 0; round < 5000; ++round) {
    const std::size_t alignment = std::size_t{1} << (round % 5);
    const auto address =
        reinterpret_cast<std::uintptr_t>(arena.allocate(round % 37 + 1, alignment));
    ASSERT_EQ(address % alignment, 0u) << "round " << round;
  }
}

TEST(Arena, NeverMovesNorOverlapsWhatItHolds) {
  Arena arena;
  std::vector<std::string_view> copies;
  for (int i = 0; i < 20000; ++i) {
    copies.push_back(arena.copy("text number " + std::to_string(i)));
  }
  for (int i = 0; i < 20000; ++i) {
    ASSERT_EQ(copies[static_cast<std::size_t>(i)], "text number " + std::to_string(i));
  }
}

TEST(Arena, ServesSmallRequestsFromTheOldBlockAfterALargeOne) {
  Arena arena;
  auto* before = static_cast<std::byte*>(arena.allocate(8, 8));
  arena.allocate(std::size_t{3} << 20, 8);
  EXPECT_EQ(static_cast<std::byte*>(arena.allocate(8, 8)), before + 8);
}

TEST(Arena, ValueInitialisesArrays) {
  Arena arena;
  std::fill_n(static_cast<std::uint8_t*>(arena.allocate(64, 1)), 64, std::uint8_t{0xff});
  const std::span<std::uint32_t> numbers = arena.create_array<std::uint32_t>(1000);
  EXPECT_EQ(std::ranges::count(numbers, 0u), 1000);
}

TEST(Arena, CountsTheBytesInUse) {
  Arena arena;
  EXPECT_EQ(arena.used(), 0u);
  arena.allocate(100, 1);
  arena.allocate(std::size_t{1} << 20, 8);
  EXPECT_EQ(arena.used(), 100u + (std::size_t{1} << 20));
}

}  // namespace
}  // namespace assay
