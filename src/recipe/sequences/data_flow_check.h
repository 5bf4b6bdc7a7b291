// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "recipe/sequences/sequences.h"
#include "recipe/sequences/sequences_bits.h"

namespace assay::recipe {

/// Whether all elements of a sequence can have to do with each other: some choice of one earlier
/// producer for each reference argument, together with flow through static fields, must link
/// them all.
class DataFlowCheck {
 public:
  explicit DataFlowCheck(const std::vector<Invokable>& invokables);

  bool is_connected(std::span<const std::uint32_t> sequence) const;
  /// Upper bound of the links that elements can get through their arguments; false: static fields
  /// may link without arguments.
  bool needs_arguments() const { return !has_static_links_; }
  std::size_t arguments(std::size_t invokable) const {
    return first_slot_[invokable + 1] - first_slot_[invokable];
  }

 private:
  class Linking;
  bool fits(std::size_t slot, std::uint32_t producer) const {
    return (producers_[slot * words_ + producer / 64] >> producer % 64 & 1) != 0;
  }

  std::size_t words_;                     // of a set of invokables
  std::vector<std::size_t> first_slot_;   // of each invokable, and the end
  std::vector<std::uint64_t> producers_;  // of each slot: who gives a fitting reference
  BitMatrix static_links_;                // row: who may write for the column
  bool has_static_links_ = false;
};

}  // namespace assay::recipe
