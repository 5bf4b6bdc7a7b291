// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstring>

#include "interp/native.h"

namespace assay::interp {

// Work on many bytes in one call of a native. It goes piece by piece, each of which is counted as
// fuel, and the clock is looked at in between: no native may hold up the end of a run.

inline constexpr std::uint64_t kBulkPiece = std::uint64_t{1} << 20;

/// Calls work(offset, size) for the pieces of so many bytes. False: the time is over; the native is
/// to end with call.out_of_time().
template <class Work>
bool in_pieces(NativeCall& call, std::uint64_t bytes, Work work) {
  for (std::uint64_t at = 0; at < bytes; at += kBulkPiece) {
    const std::uint64_t size = std::min(kBulkPiece, bytes - at);
    if (!call.may_work(size)) return false;
    work(at, size);
  }
  return true;
}

/// Copies within the heap, overlapping or not; what is overwritten is journalled.
inline bool copy_in_heap(NativeCall& call, std::uint8_t* to, const std::uint8_t* from,
                         std::uint64_t bytes) {
  const bool backwards = to > from && to < from + bytes;
  return in_pieces(call, bytes, [&](std::uint64_t at, std::uint64_t size) {
    const std::uint64_t start = backwards ? bytes - at - size : at;
    call.heap().before_write(to + start, size);
    std::memmove(to + start, from + start, size);
  });
}

}  // namespace assay::interp
