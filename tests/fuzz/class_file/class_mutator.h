// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace assay::fuzz {

/// Makes broken class files from a good one. Half of the changes go to places that matter: code,
/// stack maps, names and descriptors, the rows of the constant pool. The others go anywhere.
class ClassMutator {
 public:
  explicit ClassMutator(std::vector<std::uint8_t> good);

  /// A changed copy; the same state of the random numbers gives the same bytes.
  std::vector<std::uint8_t> mutate(std::mt19937_64& random) const;

 private:
  struct Range {
    std::size_t start, size;
  };

  void find_places();
  std::size_t pick_place(std::mt19937_64& random, std::size_t size) const;
  void edit_in_place(std::vector<std::uint8_t>& bytes, std::mt19937_64& random) const;
  void edit_size(std::vector<std::uint8_t>& bytes, std::mt19937_64& random) const;

  std::vector<std::uint8_t> good_;
  std::vector<Range> places_;
  std::size_t constant_count_ = 1;
};

}  // namespace assay::fuzz
