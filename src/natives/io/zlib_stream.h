// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <zlib.h>

#include <cstdint>

#include "vm/universe.h"

namespace assay::natives {

/// The zlib stream of a java.util.zip.Inflater or Deflater. It lives with all the memory zlib asks
/// for in one off-heap block, whose address is the handle that Java keeps. So a stream made during
/// a run disappears with it, and one that is older than a mark is journalled as a whole before
/// zlib touches it: no table of streams is needed. zlib keeps host pointers inside the block; it
/// may because the heap never moves.
struct ZlibStream {
  static constexpr std::uint32_t kInflatePool = 48 * 1024;   // zlib 1.2.13 uses 40 KB
  static constexpr std::uint32_t kDeflatePool = 320 * 1024;  // 262 KB

  z_stream zlib;
  std::uint32_t magic;
  std::uint32_t pool_size;
  std::uint64_t pool_used;

  std::uint8_t* pool() { return reinterpret_cast<std::uint8_t*>(this + 1); }

  /// The address of a new stream that zlib has not initialised yet; 0 when the heap is full.
  static std::uint64_t create(vm::Universe& universe, std::uint32_t pool_size);
  /// The stream of a handle, ready to be changed; null if the handle is not one.
  static ZlibStream* open(vm::Universe& universe, std::uint64_t address);
};

}  // namespace assay::natives
