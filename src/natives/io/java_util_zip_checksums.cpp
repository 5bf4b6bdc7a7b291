// SPDX-License-Identifier: Apache-2.0
#include <zlib.h>

#include "interp/bulk.h"
#include "interp/native.h"
#include "natives/io/byte_range.h"
#include "natives/io/families.h"

namespace assay::natives {

namespace {

using interp::NativeCall;
using interp::Outcome;
using ChecksumFunction = uLong (*)(uLong, const Bytef*, uInt);

template <ChecksumFunction Checksum>
Outcome update(NativeCall& call) {
  auto byte = static_cast<Bytef>(call.integer(1));
  auto before = static_cast<std::uint32_t>(call.integer(0));
  return call.returns_int(static_cast<std::int32_t>(Checksum(before, &byte, 1)));
}

template <ChecksumFunction Checksum>
Outcome sum_up(NativeCall& call, const std::uint8_t* data, std::uint64_t bytes) {
  uLong sum = static_cast<std::uint32_t>(call.integer(0));
  const bool is_done = in_pieces(call, bytes, [&](std::uint64_t at, std::uint64_t size) {
    sum = Checksum(sum, data + at, static_cast<uInt>(size));
  });
  return is_done ? call.returns_int(static_cast<std::int32_t>(sum)) : call.out_of_time();
}

template <ChecksumFunction Checksum>
Outcome update_bytes(NativeCall& call) {
  if (!call.ref(1)) return call.returns_int(0);
  ByteRange range = ByteRange::of_array(call, 1);
  if (!range.ok) return call.throws("java/lang/ArrayIndexOutOfBoundsException");
  return sum_up<Checksum>(call, range.data, range.size);
}

/// The range is an address, an offset and a length.
template <ChecksumFunction Checksum>
Outcome update_buffer(NativeCall& call) {
  auto address = static_cast<std::uint64_t>(call.long_integer(1)) +
                 static_cast<std::uint64_t>(std::int64_t{call.integer(2)});
  auto size = static_cast<std::uint32_t>(call.integer(3));
  const std::uint8_t* data = OffHeap(call.universe()).translate(address, size);
  if (data == nullptr) return bad_address(call);
  return sum_up<Checksum>(call, data, size);
}

}  // namespace

void register_checksums(interp::NativeTable& table) {
  table.add("java/util/zip/CRC32", {
                                       {"update", "(II)I", update<crc32>},
                                       {"updateBytes0", "(I[BII)I", update_bytes<crc32>},
                                       {"updateByteBuffer0", "(IJII)I", update_buffer<crc32>},
                                   });
  table.add("java/util/zip/Adler32", {
                                         {"update", "(II)I", update<adler32>},
                                         {"updateBytes", "(I[BII)I", update_bytes<adler32>},
                                         {"updateByteBuffer", "(IJII)I", update_buffer<adler32>},
                                     });
}

}  // namespace assay::natives
