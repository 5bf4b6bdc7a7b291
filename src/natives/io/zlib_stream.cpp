// SPDX-License-Identifier: Apache-2.0
#include "natives/io/zlib_stream.h"

#include "natives/off_heap.h"

namespace assay::natives {

namespace {

constexpr std::uint32_t kMagic = 0x5a4c4942;

void* take_from_pool(void* opaque, unsigned items, unsigned size) {
  auto& stream = *static_cast<ZlibStream*>(opaque);
  std::uint64_t bytes = (std::uint64_t{items} * size + 15) & ~std::uint64_t{15};
  if (bytes > stream.pool_size - stream.pool_used) return nullptr;
  void* memory = stream.pool() + stream.pool_used;
  stream.pool_used += bytes;
  return memory;
}

void leave_in_pool(void*, void*) {}

}  // namespace

std::uint64_t ZlibStream::create(vm::Universe& universe, std::uint32_t pool_size) {
  OffHeap memory(universe);
  std::uint64_t address = memory.allocate_hidden(sizeof(ZlibStream) + pool_size);
  if (address == 0) return 0;
  auto* stream = reinterpret_cast<ZlibStream*>(memory.translate_hidden(address));
  stream->magic = kMagic;
  stream->pool_size = pool_size;
  stream->zlib.zalloc = take_from_pool;
  stream->zlib.zfree = leave_in_pool;
  stream->zlib.opaque = stream;
  return address;
}

ZlibStream* ZlibStream::open(vm::Universe& universe, std::uint64_t address) {
  OffHeap memory(universe);
  if (memory.size_of(address) < sizeof(ZlibStream)) return nullptr;
  auto* stream = reinterpret_cast<ZlibStream*>(memory.translate_hidden(address));
  if (stream == nullptr || stream->magic != kMagic || stream->zlib.opaque != stream) return nullptr;
  // zlib may also take more of the pool: the inflater's window on first use.
  universe.heap().before_write(reinterpret_cast<std::uint8_t*>(stream),
                               sizeof(ZlibStream) + stream->pool_size);
  return stream;
}

}  // namespace assay::natives
