// SPDX-License-Identifier: Apache-2.0
#include "classpath/inflate.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <limits>

namespace assay::classpath {
namespace {

/// No deflate stream expands more than this many times, so a larger promise is a lie that must not
/// be allowed to reserve memory.
constexpr std::size_t kMaxDeflateRatio = 1032;

/// A zlib inflater, released whatever the outcome.
class Inflater {
 public:
  explicit Inflater(DeflateFormat format) {
    ready_ = inflateInit2(&stream_, format == DeflateFormat::Raw ? -MAX_WBITS : MAX_WBITS) == Z_OK;
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
  ~Inflater() {
    if (ready_) inflateEnd(&stream_);
  }

  /// Whether the stream ended properly and filled the output to the last byte.
  bool fill(Bytes input, std::vector<std::uint8_t>& output) {
    if (!ready_) return false;
    stream_.next_in = const_cast<Bytef*>(input.data());
    stream_.avail_in = static_cast<uInt>(input.size());
    std::uint8_t nothing = 0;  // zlib wants somewhere to write even when nothing is expected
    stream_.next_out = output.empty() ? &nothing : output.data();
    stream_.avail_out = static_cast<uInt>(output.size());
    return inflate(&stream_, Z_FINISH) == Z_STREAM_END && stream_.avail_out == 0;
  }

 private:
  z_stream stream_{};
  bool ready_ = false;
};

}  // namespace

Result<std::vector<std::uint8_t>> inflate_exactly(Bytes deflated, std::size_t expected_size,
                                                  DeflateFormat format) {
  constexpr std::size_t kLimit = std::numeric_limits<std::int32_t>::max();
  if (deflated.size() > kLimit || expected_size > kLimit) {
    return Error{fmt::format("compressed data of {} bytes is too large", expected_size)};
  }
  if (expected_size / kMaxDeflateRatio > deflated.size()) {
    return Error{fmt::format("{} compressed bytes cannot hold the promised {} bytes",
                             deflated.size(), expected_size)};
  }
  std::vector<std::uint8_t> inflated(expected_size);
  if (!Inflater(format).fill(deflated, inflated)) {
    return Error{fmt::format("compressed data is damaged or is not {} bytes long", expected_size)};
  }
  return inflated;
}

}  // namespace assay::classpath
