// SPDX-License-Identifier: Apache-2.0
#include "interp/bulk.h"
#include "interp/native.h"
#include "natives/io/families.h"
#include "natives/io/zlib_natives.h"

namespace assay::natives {

namespace {

using interp::NativeCall;
using interp::Outcome;

constexpr int kMemoryLevel = 8;  // the class library's choice

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
  if (status != Z_OK) return throws_zlib(call, "java/lang/InternalError", *stream);
  return call.returns_long(static_cast<std::int64_t>(address));
}

Outcome set_dictionary(NativeCall& call, ZlibStream& stream, const ByteRange& dictionary) {
  switch (deflateSetDictionary(&stream.zlib, dictionary.data, dictionary.size)) {
    case Z_OK:
      return call.returns();
    case Z_STREAM_ERROR:
      return call.throws("java/lang/IllegalArgumentException");
    default:
      return throws_zlib(call, "java/lang/InternalError", stream);
  }
}

/// How Java asks for a change of level or strategy together with a call.
struct Parameters {
  bool change;
  int strategy;
  int level;

  explicit Parameters(std::int32_t word)
      : change((word & 1) != 0), strategy((word >> 1) & 3), level(word >> 3) {}
};

/// Gives zlib its input piece by piece; only the last one is flushed. False: the time is over.
/// The result is the same, for zlib looks ahead before it decides.
bool deflate_in_pieces(NativeCall& call, const ZlibStep& step, int flush, int& status) {
  z_stream& zlib = step.stream.zlib;
  std::uint32_t left = zlib.avail_in;
  while (true) {
    const auto piece =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(left, interp::kBulkPiece));
    if (!call.may_work(std::uint64_t{piece} * 16)) return false;  // slower than copying
    zlib.avail_in = piece;
    const bool is_last = piece == left;
    status = deflate(&zlib, is_last ? flush : Z_NO_FLUSH);
    left -= piece - zlib.avail_in;
    const bool is_stuck = zlib.avail_in != 0;
    zlib.avail_in = left;
    if (is_last || is_stuck || status != Z_OK) return true;
  }
}

Outcome deflate_step(NativeCall& call, const ZlibStep& step) {
  z_stream& zlib = step.stream.zlib;
  Parameters parameters(call.integer(step.next + 1));
  int status = Z_OK;
  if (parameters.change) {
    status = deflateParams(&zlib, parameters.level, parameters.strategy);
  } else if (!deflate_in_pieces(call, step, call.integer(step.next), status)) {
    return call.out_of_time();
  }
  bool starved = status == Z_BUF_ERROR;
  bool finished = status == Z_STREAM_END && !parameters.change;
  if (status != Z_OK && !starved && !finished) {
    return throws_zlib(call, "java/lang/InternalError", step.stream);
  }
  const bool has_moved = zlib.avail_in != step.input.size || zlib.avail_out != step.output.size;
  if (starved && !parameters.change && !has_moved) return call.returns_long(0);
  bool change_again = parameters.change && starved;
  return returns_progress(call, step.input.size - zlib.avail_in, step.output.size - zlib.avail_out,
                          finished, change_again);
}

using Dictionary = DictionaryNatives<set_dictionary>;
using Deflate = StepNatives<deflate_step>;

}  // namespace

void register_deflater(interp::NativeTable& table) {
  table.add("java/util/zip/Deflater",
            {
                {"init", "(IIZ)J", init},
                {"setDictionary", "(J[BII)V", Dictionary::bytes},
                {"setDictionaryBuffer", "(JJI)V", Dictionary::buffer},
                {"deflateBytesBytes", "(J[BII[BIIII)J", Deflate::bytes_bytes},
                {"deflateBytesBuffer", "(J[BIIJIII)J", Deflate::bytes_buffer},
                {"deflateBufferBytes", "(JJI[BIIII)J", Deflate::buffer_bytes},
                {"deflateBufferBuffer", "(JJIJIII)J", Deflate::buffer_buffer},
                {"getAdler", "(J)I", stream_checksum},
                {"reset", "(J)V", apply_to_stream<deflateReset>},
                {"end", "(J)V", apply_to_stream<deflateEnd>},
            });
}

}  // namespace assay::natives
