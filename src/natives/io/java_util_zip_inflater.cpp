// SPDX-License-Identifier: Apache-2.0
#include "natives/io/byte_range.h"
#include "natives/io/families.h"
#include "natives/io/zlib_stream.h"

namespace assay::natives {

namespace {

using interp::NativeCall;
using interp::Outcome;

Outcome throws_zlib(NativeCall& call, const char* exception, const ZlibStream& stream) {
  if (stream.zlib.msg == nullptr) return call.throws(exception);
  return call.throws(exception, stream.zlib.msg);
}

ZlibStream* stream_of(NativeCall& call, unsigned index) {
  return ZlibStream::open(call.universe(), static_cast<std::uint64_t>(call.long_integer(index)));
}

Outcome init(NativeCall& call) {
  std::uint64_t address = ZlibStream::create(call.universe(), ZlibStream::kInflatePool);
  if (address == 0) return call.out_of_memory();
  ZlibStream* stream = ZlibStream::open(call.universe(), address);
  bool no_wrap = call.boolean(0);
  int status = inflateInit2(&stream->zlib, no_wrap ? -MAX_WBITS : MAX_WBITS);
  if (status == Z_MEM_ERROR) return call.throws("java/lang/OutOfMemoryError");
  if (status != Z_OK) return throws_zlib(call, "java/lang/InternalError", *stream);
  return call.returns_long(static_cast<std::int64_t>(address));
}

Outcome set_dictionary(NativeCall& call, ByteRange dictionary) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr || !dictionary.ok) return bad_address(call);
  switch (inflateSetDictionary(&stream->zlib, dictionary.data, dictionary.size)) {
    case Z_OK:
      return call.returns();
    case Z_STREAM_ERROR:
    case Z_DATA_ERROR:
      return throws_zlib(call, "java/lang/IllegalArgumentException", *stream);
    default:
      return throws_zlib(call, "java/lang/InternalError", *stream);
  }
}

Outcome set_dictionary_bytes(NativeCall& call) {
  return set_dictionary(call, ByteRange::of_array(call, 1));
}
Outcome set_dictionary_buffer(NativeCall& call) {
  return set_dictionary(call, ByteRange::of_address(call, 1));
}

/// The progress of a call as Java unpacks it.
std::int64_t packed(std::uint32_t input_used, std::uint32_t output_used, bool finished,
                    bool need_dictionary) {
  return static_cast<std::int64_t>(std::uint64_t{input_used} | std::uint64_t{output_used} << 31 |
                                   std::uint64_t{finished} << 62 |
                                   std::uint64_t{need_dictionary} << 63);
}

void set_consumed(NativeCall& call, std::uint32_t input_used, std::uint32_t output_used) {
  vm::Universe& universe = call.universe();
  vm::Class& inflater = *call.method.owner;
  universe.set(call.ref(0), universe.field(inflater, "inputConsumed"),
               static_cast<std::int32_t>(input_used));
  universe.set(call.ref(0), universe.field(inflater, "outputConsumed"),
               static_cast<std::int32_t>(output_used));
}

Outcome inflate_range(NativeCall& call, ByteRange input, ByteRange output) {
  ZlibStream* stream = stream_of(call, 1);
  if (stream == nullptr || !input.ok || !output.ok) return bad_address(call);
  output.before_write(call);
  z_stream& zlib = stream->zlib;
  zlib.next_in = input.data;
  zlib.avail_in = input.size;
  zlib.next_out = output.data;
  zlib.avail_out = output.size;
  int status = inflate(&zlib, Z_SYNC_FLUSH);
  std::uint32_t input_used = input.size - zlib.avail_in;
  std::uint32_t output_used = output.size - zlib.avail_out;
  switch (status) {
    case Z_BUF_ERROR:
      return call.returns_long(0);
    case Z_OK:
    case Z_STREAM_END:
    case Z_NEED_DICT:
      return call.returns_long(
          packed(input_used, output_used, status == Z_STREAM_END, status == Z_NEED_DICT));
    case Z_DATA_ERROR:
      set_consumed(call, input_used, output_used);
      return throws_zlib(call, "java/util/zip/DataFormatException", *stream);
    case Z_MEM_ERROR:
      return call.throws("java/lang/OutOfMemoryError");
    default:
      return throws_zlib(call, "java/lang/InternalError", *stream);
  }
}

Outcome inflate_bytes_bytes(NativeCall& call) {
  return inflate_range(call, ByteRange::of_array(call, 2), ByteRange::of_array(call, 5));
}
Outcome inflate_bytes_buffer(NativeCall& call) {
  return inflate_range(call, ByteRange::of_array(call, 2), ByteRange::of_address(call, 5));
}
Outcome inflate_buffer_bytes(NativeCall& call) {
  return inflate_range(call, ByteRange::of_address(call, 2), ByteRange::of_array(call, 4));
}
Outcome inflate_buffer_buffer(NativeCall& call) {
  return inflate_range(call, ByteRange::of_address(call, 2), ByteRange::of_address(call, 4));
}

Outcome get_adler(NativeCall& call) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr) return bad_address(call);
  return call.returns_int(static_cast<std::int32_t>(stream->zlib.adler));
}

Outcome reset(NativeCall& call) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr) return bad_address(call);
  if (inflateReset(&stream->zlib) != Z_OK) return call.throws("java/lang/InternalError");
  return call.returns();
}

Outcome end(NativeCall& call) {
  ZlibStream* stream = stream_of(call, 0);
  if (stream == nullptr) return bad_address(call);
  if (inflateEnd(&stream->zlib) == Z_STREAM_ERROR) return call.throws("java/lang/InternalError");
  return call.returns();
}

Outcome init_ids(NativeCall& call) { return call.returns(); }

}  // namespace

void register_inflater(interp::NativeTable& table) {
  table.add("java/util/zip/Inflater",
            {
                {"initIDs", "()V", init_ids},
                {"init", "(Z)J", init},
                {"setDictionary", "(J[BII)V", set_dictionary_bytes},
                {"setDictionaryBuffer", "(JJI)V", set_dictionary_buffer},
                {"inflateBytesBytes", "(J[BII[BII)J", inflate_bytes_bytes},
                {"inflateBytesBuffer", "(J[BIIJI)J", inflate_bytes_buffer},
                {"inflateBufferBytes", "(JJI[BII)J", inflate_buffer_bytes},
                {"inflateBufferBuffer", "(JJIJI)J", inflate_buffer_buffer},
                {"getAdler", "(J)I", get_adler},
                {"reset", "(J)V", reset},
                {"end", "(J)V", end},
            });
}

}  // namespace assay::natives
