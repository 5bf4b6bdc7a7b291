// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace assay::vm {

struct Field;

/// Constants of a class that are what its static fields hold: those that annotations of an invented
/// class mention, which are inputs. An enum constant stands for its name, a class for its
/// descriptor.
struct ConstantCells {
  /// By index in the constant pool.
  std::unordered_map<std::uint16_t, const Field*> constants;

  /// The elements of an array in the annotations of the class: all that there may be are written
  /// down; how many there are is what an int field holds, modulo four.
  struct Count {
    std::size_t offset;         // of the two bytes with the number, in the attribute
    std::size_t element_bytes;  // of each element
    const Field* field;
  };
  static constexpr std::uint32_t kMostElements = 3;
  std::vector<Count> counts;  // the first first
};

}  // namespace assay::vm
