// SPDX-License-Identifier: Apache-2.0
#include "base/hash.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <unordered_map>

namespace assay {
namespace {

TEST(HashBytes, DistinguishesLengthsOfZeroBytes) {
  std::set<std::uint64_t> hashes;
  for (std::size_t length = 0; length < 64; ++length) {
    hashes.insert(hash_bytes(std::string(length, '\0')));
  }
  EXPECT_EQ(hashes.size(), 64u);
}

TEST(HashBytes, HasNoCollisionsAmongManySimilarNames) {
  std::set<std::uint64_t> hashes;
  std::set<std::uint32_t> low_halves;
  for (int i = 0; i < 20000; ++i) {
    const std::uint64_t hash = hash_bytes("java/util/Map$Entry" + std::to_string(i));
    hashes.insert(hash);
    low_halves.insert(static_cast<std::uint32_t>(hash));
  }
  EXPECT_EQ(hashes.size(), 20000u);
  EXPECT_GT(low_halves.size(), 19990u);
}

TEST(HashBytes, IsTheSameInEveryProcess) { EXPECT_EQ(hash_bytes("assay"), 9285144938656415467u); }

TEST(HashCombine, DependsOnTheOrder) { EXPECT_NE(hash_combine(1, 2), hash_combine(2, 1)); }

TEST(StringHash, FindsByViewWithoutACopy) {
  std::unordered_map<std::string, int, StringHash, std::equal_to<>> numbers{{"one", 1}};
  EXPECT_EQ(numbers.find(std::string_view("one"))->second, 1);
}

}  // namespace
}  // namespace assay
