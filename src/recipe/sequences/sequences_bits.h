// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::recipe {

/// A square relation over numbers below `size`, one row of bits per number.
class BitMatrix {
 public:
  explicit BitMatrix(std::size_t size = 0)
      : words_per_row_((size + 63) / 64), words_(size * words_per_row_) {}

  std::size_t words_per_row() const { return words_per_row_; }
  void set(std::size_t row, std::size_t column) {
    words_[row * words_per_row_ + column / 64] |= std::uint64_t{1} << column % 64;
  }
  bool test(std::size_t row, std::size_t column) const {
    return (words_[row * words_per_row_ + column / 64] >> column % 64 & 1) != 0;
  }
  std::span<const std::uint64_t> row(std::size_t index) const {
    return {words_.data() + index * words_per_row_, words_per_row_};
  }

 private:
  std::size_t words_per_row_;
  std::vector<std::uint64_t> words_;
};

}  // namespace assay::recipe
