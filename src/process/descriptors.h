// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "base/result.h"
#include "process/deadline.h"
#include "process/unique_fd.h"

namespace assay::process {

/// Two ends of a line in both directions, closed by exec.
struct SocketPair {
  enum class Kind : std::uint8_t {
    Stream,   // bytes
    Records,  // what is sent at once arrives at once or, if its sender is killed, not at all
  };
  static Result<SocketPair> make(Kind kind);

  UniqueFd ours, theirs;
};

enum class Event : std::uint8_t { Readable, Writable };

/// Waits for an event or the end of the other side; signals do not end it. False: the deadline came
/// first, or there is no such descriptor.
bool wait_for(int descriptor, Event event, const Deadline& deadline);
/// Waits until one of them can be read or has ended, for so long or until a signal comes.
void wait_for_any(std::span<const int> descriptors, int milliseconds);

/// Whether the other end of a socket is gone; safe between fork and exec.
bool has_hung_up(int socket);
/// Whether there is something to read, or the end.
bool has_news(int descriptor);

}  // namespace assay::process
