// SPDX-License-Identifier: Apache-2.0
#include "natives/io/byte_range.h"
#include "natives/io/families.h"
#include "natives/io/zlib_stream.h"

namespace assay::natives {

namespace {

using interp::NativeCall;
using interp::Outcome;

constexpr int kMemoryLevel = 8;  // the class library's choice

Outcome internal_error(NativeCall& call, const ZlibStream& stream) {
  if (stream.zlib.msg == nullptr) return call.throws("java/lang/InternalError");
  return call.throws("java/lang/InternalError", stream.zlib.msg);
}

ZlibStream* stream_of(NativeCall& call, unsigned index) {
  return ZlibStream::open(call.universe(), static_cast<std::uint64_t>(call.long_integer(index)));
}

Outcome init(NativeCall& call) {
  int level = call.integer(0);
  int strategy = call.integer(1);
  bool no_wrap = call.boolean(2);
  std::uint64_t address = ZlibStream::create(call.universe(), ZlibStream::kDeflatePool);
  if (address == 0) return call.out_of_memory();
  ZlibStream* stream = ZlibStream::open(call.universe(), address);
  int status = deflateInit2(&stream->zlib, level, Z_DEFLATED, no_wrap ? -MAX_WBITS : MAX_WBITS,
                            kMemoryLevel, strategy);
  if (status == Z_MEM_ERROR) return call.throws("java/lang/OutOfMemoryError");
  if (status == Z_STREAM_ERROR) return call.throws("java/lang/IllegalArgumentException");
  if (status != Z_OK) return internal_error(call, *stream);
  return call.returns_long(static_cast<std::int64_t>(address));
}

Outcome set_dictionary(NativeCall& call, ByteRange dictionary) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr || !dictionary.ok) return bad_address(call);
  switch (deflateSetDictionary(&stream->zlib, dictionary.data, dictionary.size)) {
    case Z_OK:
      return call.returns();
    case Z_STREAM_ERROR:
      return call.throws("java/lang/IllegalArgumentException");
    default:
      return internal_error(call, *stream);
  }
}

Outcome set_dictionary_bytes(NativeCall& call) {
  return set_dictionary(call, ByteRange::of_array(call, 1));
}
Outcome set_dictionary_buffer(NativeCall& call) {
  return set_dictionary(call, ByteRange::of_address(call, 1));
}

/// How Java asks for a change of level or strategy together with a call.
struct Parameters {
  bool change;
  int strategy;
  int level;

  explicit Parameters(std::int32_t word)
      : change((word & 1) != 0), strategy((word >> 1) & 3), level(word >> 3) {}
};

Outcome deflate_range(NativeCall& call, ByteRange input, ByteRange output, unsigned flush_index) {
  ZlibStream* stream = stream_of(call, 1);
  if (stream == nullptr || !input.ok || !output.ok) return bad_address(call);
  output.before_write(call);
  z_stream& zlib = stream->zlib;
  zlib.next_in = input.data;
  zlib.avail_in = input.size;
  zlib.next_out = output.data;
  zlib.avail_out = output.size;
  Parameters parameters(call.integer(flush_index + 1));
  int status = parameters.change ? deflateParams(&zlib, parameters.level, parameters.strategy)
                                 : deflate(&zlib, call.integer(flush_index));
  bool starved = status == Z_BUF_ERROR;
  bool finished = status == Z_STREAM_END && !parameters.change;
  if (status != Z_OK && !starved && !finished) return internal_error(call, *stream);
  if (starved && !parameters.change) return call.returns_long(0);
  std::uint64_t input_used = input.size - zlib.avail_in;
  std::uint64_t output_used = output.size - zlib.avail_out;
  bool change_again = parameters.change && starved;
  return call.returns_long(static_cast<std::int64_t>(input_used | output_used << 31 |
                                                     std::uint64_t{finished} << 62 |
                                                     std::uint64_t{change_again} << 63));
}

Outcome deflate_bytes_bytes(NativeCall& call) {
  return deflate_range(call, ByteRange::of_array(call, 2), ByteRange::of_array(call, 5), 8);
}
Outcome deflate_bytes_buffer(NativeCall& call) {
  return deflate_range(call, ByteRange::of_array(call, 2), ByteRange::of_address(call, 5), 7);
}
Outcome deflate_buffer_bytes(NativeCall& call) {
  return deflate_range(call, ByteRange::of_address(call, 2), ByteRange::of_array(call, 4), 7);
}
Outcome deflate_buffer_buffer(NativeCall& call) {
  return deflate_range(call, ByteRange::of_address(call, 2), ByteRange::of_address(call, 4), 6);
}

Outcome get_adler(NativeCall& call) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr) return bad_address(call);
  return call.returns_int(static_cast<std::int32_t>(stream->zlib.adler));
}

Outcome reset(NativeCall& call) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr) return bad_address(call);
  if (deflateReset(&stream->zlib) != Z_OK) return call.throws("java/lang/InternalError");
  return call.returns();
}

Outcome end(NativeCall& call) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr) return bad_address(call);
  if (deflateEnd(&stream->zlib) == Z_STREAM_ERROR) return call.throws("java/lang/InternalError");
  return call.returns();
}

}  // namespace

void register_deflater(interp::NativeTable& table) {
  table.add("java/util/zip/Deflater",
            {
                {"init", "(IIZ)J", init},
                {"setDictionary", "(J[BII)V", set_dictionary_bytes},
                {"setDictionaryBuffer", "(JJI)V", set_dictionary_buffer},
                {"deflateBytesBytes", "(J[BII[BIIII)J", deflate_bytes_bytes},
                {"deflateBytesBuffer", "(J[BIIJIII)J", deflate_bytes_buffer},
                {"deflateBufferBytes", "(JJI[BIIII)J", deflate_buffer_bytes},
                {"deflateBufferBuffer", "(JJIJIII)J", deflate_buffer_buffer},
                {"getAdler", "(J)I", get_adler},
                {"reset", "(J)V", reset},
                {"end", "(J)V", end},
            });
}

}  // namespace assay::natives
