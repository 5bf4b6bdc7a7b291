// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/bulk.h"
#include "interp/native.h"
#include "natives/io/byte_range.h"
#include "natives/io/zlib_stream.h"

namespace assay::natives {

// What the natives of java.util.zip.Deflater and Inflater have in common. The templates take the
// part that differs.

/// The stream whose handle is an argument; null if it is none.
inline ZlibStream* stream_argument(interp::NativeCall& call, unsigned index) {
  return ZlibStream::open(call.universe(), static_cast<std::uint64_t>(call.long_integer(index)));
}

/// Throws with zlib's message, if it has one.
inline interp::Outcome throws_zlib(interp::NativeCall& call, const char* exception,
                                   const ZlibStream& stream) {
  if (stream.zlib.msg == nullptr) return call.throws(exception);
  return call.throws(exception, stream.zlib.msg);
}

/// Gives zlib the bytes to read and the room to write that this call is about.
inline void set_buffers(interp::NativeCall& call, z_stream& zlib, const ByteRange& input,
                        const ByteRange& output) {
  output.before_write(call);
  zlib.next_in = input.data;
  zlib.avail_in = input.size;
  zlib.next_out = output.data;
  zlib.avail_out = output.size;
}

/// The progress of a call as Java unpacks it. The last bit means something else in each class.
inline interp::Outcome returns_progress(interp::NativeCall& call, std::uint32_t input_used,
                                        std::uint32_t output_used, bool finished, bool last) {
  return call.returns_long(
      static_cast<std::int64_t>(std::uint64_t{input_used} | std::uint64_t{output_used} << 31 |
                                std::uint64_t{finished} << 62 | std::uint64_t{last} << 63));
}

/// reset and end: (handle)
template <int (*Operation)(z_stream*)>
interp::Outcome apply_to_stream(interp::NativeCall& call) {
  ZlibStream* stream = stream_argument(call, 0);
  if (stream == nullptr) return bad_address(call);
  if (Operation(&stream->zlib) == Z_STREAM_ERROR) return call.throws("java/lang/InternalError");
  return call.returns();
}

/// getAdler: (handle)
inline interp::Outcome stream_checksum(interp::NativeCall& call) {
  ZlibStream* stream = stream_argument(call, 0);
  if (stream == nullptr) return bad_address(call);
  return call.returns_int(static_cast<std::int32_t>(stream->zlib.adler));
}

/// setDictionary: (handle, bytes), the bytes in an array or at an address.
template <interp::Outcome (*Set)(interp::NativeCall&, ZlibStream&, const ByteRange&)>
struct DictionaryNatives {
  using NativeCall = interp::NativeCall;

  static interp::Outcome bytes(NativeCall& call) { return set(call, ByteRange::of_array(call, 1)); }
  static interp::Outcome buffer(NativeCall& call) {
    return set(call, ByteRange::of_address(call, 1));
  }

 private:
  static interp::Outcome set(NativeCall& call, const ByteRange& dictionary) {
    ZlibStream* stream = stream_argument(call, 0);
    if (stream == nullptr || !dictionary.ok) return bad_address(call);
    return Set(call, *stream, dictionary);
  }
};

/// One step of a stream: input, output and the index of the first argument behind them.
struct ZlibStep {
  ZlibStream& stream;
  const ByteRange& input;
  const ByteRange& output;
  unsigned next;
};

/// Lets zlib run with ever more room for its output until `run` says that this is the end, all the
/// room is used or nothing moves any more. False: the time is over.
template <class Run>
bool in_output_pieces(interp::NativeCall& call, const ZlibStep& step, Run run) {
  z_stream& zlib = step.stream.zlib;
  std::uint32_t left = zlib.avail_out;
  while (true) {
    const auto piece =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(left, interp::kBulkPiece));
    if (!call.may_work(piece)) return false;
    zlib.avail_out = piece;
    const bool goes_on = run();
    const bool is_full = zlib.avail_out == 0;
    left -= piece - zlib.avail_out;
    zlib.avail_out = left;
    if (!goes_on || !is_full || left == 0) return true;
  }
}

/// deflate and inflate: (receiver, handle, input, output, ...), each in an array or at an address.
template <interp::Outcome (*Run)(interp::NativeCall&, const ZlibStep&)>
struct StepNatives {
  using NativeCall = interp::NativeCall;

  static interp::Outcome bytes_bytes(NativeCall& call) {
    return run(call, ByteRange::of_array(call, 2), ByteRange::of_array(call, 5), 8);
  }
  static interp::Outcome bytes_buffer(NativeCall& call) {
    return run(call, ByteRange::of_array(call, 2), ByteRange::of_address(call, 5), 7);
  }
  static interp::Outcome buffer_bytes(NativeCall& call) {
    return run(call, ByteRange::of_address(call, 2), ByteRange::of_array(call, 4), 7);
  }
  static interp::Outcome buffer_buffer(NativeCall& call) {
    return run(call, ByteRange::of_address(call, 2), ByteRange::of_address(call, 4), 6);
  }

 private:
  static interp::Outcome run(NativeCall& call, const ByteRange& input, const ByteRange& output,
                             unsigned next) {
    ZlibStream* stream = stream_argument(call, 1);
    if (stream == nullptr || !input.ok || !output.ok) return bad_address(call);
    set_buffers(call, stream->zlib, input, output);
    return Run(call, {*stream, input, output, next});
  }
};

}  // namespace assay::natives
