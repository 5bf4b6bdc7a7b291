// SPDX-License-Identifier: Apache-2.0
#include "interp/native.h"
#include "natives/io/families.h"
#include "natives/io/zlib_natives.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::NativeCall;
using interp::Outcome;

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

Outcome set_dictionary(NativeCall& call, ZlibStream& stream, const ByteRange& dictionary) {
  switch (inflateSetDictionary(&stream.zlib, dictionary.data, dictionary.size)) {
    case Z_OK:
      return call.returns();
    case Z_STREAM_ERROR:
    case Z_DATA_ERROR:
      return throws_zlib(call, "java/lang/IllegalArgumentException", stream);
    default:
      return throws_zlib(call, "java/lang/InternalError", stream);
  }
}

void set_consumed(NativeCall& call, std::uint32_t input_used, std::uint32_t output_used) {
  vm::Universe& universe = call.universe();
  vm::Class& inflater = *call.method.owner;
  universe.set(call.ref(0), universe.field(inflater, "inputConsumed"),
               static_cast<std::int32_t>(input_used));
  universe.set(call.ref(0), universe.field(inflater, "outputConsumed"),
               static_cast<std::int32_t>(output_used));
}

Outcome inflate_step(NativeCall& call, const ZlibStep& step) {
  z_stream& zlib = step.stream.zlib;
  int status = Z_OK;
  const bool is_done = in_output_pieces(call, step, [&] {
    status = inflate(&zlib, Z_SYNC_FLUSH);
    return status == Z_OK;
  });
  if (!is_done) return call.out_of_time();
  std::uint32_t input_used = step.input.size - zlib.avail_in;
  std::uint32_t output_used = step.output.size - zlib.avail_out;
  switch (status) {
    case Z_BUF_ERROR:
      if (input_used != 0 || output_used != 0)  // of the last piece only
        return returns_progress(call, input_used, output_used, false, false);
      return call.returns_long(0);
    case Z_OK:
    case Z_STREAM_END:
    case Z_NEED_DICT:
      return returns_progress(call, input_used, output_used, status == Z_STREAM_END,
                              status == Z_NEED_DICT);
    case Z_DATA_ERROR:
      set_consumed(call, input_used, output_used);
      return throws_zlib(call, "java/util/zip/DataFormatException", step.stream);
    case Z_MEM_ERROR:
      return call.throws("java/lang/OutOfMemoryError");
    default:
      return throws_zlib(call, "java/lang/InternalError", step.stream);
  }
}

using Dictionary = DictionaryNatives<set_dictionary>;
using Inflate = StepNatives<inflate_step>;

}  // namespace

void register_inflater(interp::NativeTable& table) {
  table.add("java/util/zip/Inflater",
            {
                {"initIDs", "()V", do_nothing},
                {"init", "(Z)J", init},
                {"setDictionary", "(J[BII)V", Dictionary::bytes},
                {"setDictionaryBuffer", "(JJI)V", Dictionary::buffer},
                {"inflateBytesBytes", "(J[BII[BII)J", Inflate::bytes_bytes},
                {"inflateBytesBuffer", "(J[BIIJI)J", Inflate::bytes_buffer},
                {"inflateBufferBytes", "(JJI[BII)J", Inflate::buffer_bytes},
                {"inflateBufferBuffer", "(JJIJI)J", Inflate::buffer_buffer},
                {"getAdler", "(J)I", stream_checksum},
                {"reset", "(J)V", apply_to_stream<inflateReset>},
                {"end", "(J)V", apply_to_stream<inflateEnd>},
            });
}

}  // namespace assay::natives
