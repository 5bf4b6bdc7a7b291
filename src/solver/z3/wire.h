// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "solver/z3/request.h"

namespace assay::solver {

/// Requests and replies as bytes. Both ends are the same program on the same machine, so numbers
/// travel as they lie in memory.
using Bytes = std::string;

Bytes encode(const SmtRequest& request);
Bytes encode(const SmtReply& reply);
/// Empty if the bytes end too early or too late.
std::optional<SmtRequest> decode_request(const Bytes& bytes);
std::optional<SmtReply> decode_reply(const Bytes& bytes);

}  // namespace assay::solver
