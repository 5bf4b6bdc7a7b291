// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/native.h"
#include "natives/off_heap.h"

namespace assay::natives {

/// A range of bytes that a native was given as a byte array with offset and length or as an
/// address and length; `ok` is false if it is not inside of the array or of allocated memory.
struct ByteRange {
  std::uint8_t* data = nullptr;
  std::uint32_t size = 0;
  bool ok = false;

  /// Arguments index (array), index + 1 (offset), index + 2 (length).
  static ByteRange of_array(const interp::NativeCall& call, unsigned index) {
    auto elements = call.heap().elements<std::uint8_t>(call.object(index));
    auto offset = static_cast<std::uint32_t>(call.integer(index + 1));
    auto size = static_cast<std::uint32_t>(call.integer(index + 2));
    bool inside = offset <= elements.size() && size <= elements.size() - offset;
    return {elements.data() + offset, size, inside};
  }
  /// Arguments index (address) and index + 1 (length).
  static ByteRange of_address(const interp::NativeCall& call, unsigned index) {
    auto size = static_cast<std::uint32_t>(call.integer(index + 1));
    auto address = static_cast<std::uint64_t>(call.long_integer(index));
    std::uint8_t* data = OffHeap(call.universe()).translate(address, size);
    return {data, size, data != nullptr};
  }

  void before_write(const interp::NativeCall& call) const { call.heap().before_write(data, size); }
};

inline interp::Outcome bad_address(interp::NativeCall& call) {
  return call.throws("java/lang/InternalError", "address outside of allocated memory");
}

}  // namespace assay::natives
