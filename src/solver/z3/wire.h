// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "solver/z3/request.h"

namespace assay::solver {

/// Requests and replies as bytes. Both ends are the same program on the same machine, so numbers
/// travel as they lie in memory.
using Bytes = std::vector<std::uint8_t>;

Bytes encode(const SmtRequest& request);
Bytes encode(const SmtReply& reply);
/// Empty if the bytes end too early or too late.
std::optional<SmtRequest> decode_request(const Bytes& bytes);
std::optional<SmtReply> decode_reply(const Bytes& bytes);

/// How a transfer ended.
enum class Transfer : std::uint8_t { Done, Closed, TimedOut };

/// How long to wait for the other end: until so much work was done for this thread, there or here,
/// or, for a process that does not run at all, for so long.
struct Patience {
  WorkClock::time_point work;
  WallClock::time_point wall;
};
using Deadline = std::optional<Patience>;  // empty: wait for ever

/// One message with its length in front, through a stream socket. Never raises SIGPIPE.
Transfer send_message(int socket, const Bytes& message, const Deadline& deadline);
Transfer receive_message(int socket, Bytes& message, const Deadline& deadline);

}  // namespace assay::solver
