// SPDX-License-Identifier: Apache-2.0
// How messages lie in a stream of bytes. There are two ways: frames, between processes of ours, and
// lines, for a program that may write to its end whatever it likes (validate/judge_channel.h).
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "process/transfer.h"

namespace assay::process {

enum class Framing : std::uint8_t { Frames, Lines };

/// Before each part of a message. Both ends are the same program on the same machine, so numbers
/// travel as they lie in memory. A message may need several frames, and several processes may send
/// through the same socket: a worker and the copy that finishes for it. What one of them left
/// unfinished when it was killed does no harm to what another sends.
struct FrameHeader {
  static constexpr std::size_t kMostBytes = 60 << 10;  // of a message in one frame

  std::uint32_t sender;  // a process id
  std::uint32_t size;    // of this part
  std::uint64_t left;    // of the message, after this part
};

/// Puts messages together from what arrives.
class Decoder {
 public:
  static constexpr std::size_t kUsualLimit = std::size_t{1} << 30;

  /// Messages of at most so many bytes, all that are under way together. No more than a megabyte is
  /// taken for one before its bytes arrive, whatever is announced.
  static std::unique_ptr<Decoder> make(Framing framing, std::size_t limit);
  virtual ~Decoder() = default;

  virtual void feed(std::string_view bytes) = 0;
  /// The next complete message: Done, TimedOut if more has to arrive, TooLong or Garbled.
  virtual Transfer take(std::string& message) = 0;
  /// Who sent the message that was taken last; 0 for lines, which do not say.
  virtual pid_t sender() const { return 0; }
  /// Whether a message has begun to arrive.
  virtual bool is_within_a_message() const = 0;
};

}  // namespace assay::process
