// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace assay {

/// Folds the 128-bit product of two words into one, so that every bit of both reaches every bit of
/// the result.
constexpr std::uint64_t fold_multiply(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Spreads the bits of a number that is used as a hash key, such as an id.
constexpr std::uint64_t hash_number(std::uint64_t number) {
  return fold_multiply(number ^ 0x243f6a8885a308d3u, 0x9e3779b97f4a7c15u);
}

/// The hash of a pair, given the hashes of its parts. Order matters.
constexpr std::uint64_t hash_combine(std::uint64_t first, std::uint64_t second) {
  return fold_multiply(first ^ 0x13198a2e03707345u, second ^ 0xa4093822299f31d1u);
}

/// A 64-bit hash of the bytes of a string: eight bytes per multiplication, the same value in every
/// process, not meant to withstand chosen keys.
inline std::uint64_t hash_bytes(std::string_view bytes) {
  std::uint64_t hash = hash_number(bytes.size());
  while (bytes.size() >= sizeof(std::uint64_t)) {
    std::uint64_t word;
    std::memcpy(&word, bytes.data(), sizeof word);
    hash = hash_combine(hash, word);
    bytes.remove_prefix(sizeof word);
  }
  std::uint64_t tail = 0;
  for (const char byte : bytes) {
    tail = tail << 8 | static_cast<std::uint8_t>(byte);
  }
  return hash_combine(hash, tail);
}

/// Lets unordered containers with string keys be searched by string_view without a copy.
struct StringHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return hash_bytes(text); }
};

}  // namespace assay
