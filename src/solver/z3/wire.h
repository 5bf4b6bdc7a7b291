// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

using Deadline = std::optional<std::chrono::steady_clock::time_point>;  // empty: wait for ever

/// One message with its length in front, through a stream socket. Never raises SIGPIPE.
Transfer send_message(int socket, const Bytes& message, Deadline deadline);
Transfer receive_message(int socket, Bytes& message, Deadline deadline);

}  // namespace assay::solver
