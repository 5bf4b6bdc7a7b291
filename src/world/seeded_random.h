// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace assay::world {

/// All randomness of the machine: hash salts, secure seeds, /dev/random. The generator is
/// xoshiro256**, its state filled from the seed by splitmix64.
class SeededRandom {
 public:
  explicit SeededRandom(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15;
      std::uint64_t mixed = (seed ^ seed >> 30) * 0xbf58476d1ce4e5b9;
      mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
      word = mixed ^ mixed >> 31;
    }
  }

  std::uint64_t next() {
    ++draws_;
    std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  void fill(std::span<std::uint8_t> bytes) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (i % 8 == 0) word = next();
      bytes[i] = static_cast<std::uint8_t>(word >> (8 * (i % 8)));
    }
  }

  using Mark = std::array<std::uint64_t, 4>;
  Mark mark() const { return state_; }
  void rollback(const Mark& mark) { state_ = mark; }
  /// How many numbers were drawn; never undone.
  std::uint64_t draws() const { return draws_; }

 private:
  std::array<std::uint64_t, 4> state_{};
  std::uint64_t draws_ = 0;
};

}  // namespace assay::world
