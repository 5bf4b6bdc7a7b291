// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "process/channel.h"

namespace assay::solver {

/// The life of a worker process after the fork: cuts every tie to the parent but the channel,
/// limits its memory, then answers requests until the channel closes. Returns its exit code.
int run_worker(process::Channel& channel, std::uint64_t memory_bytes);

}  // namespace assay::solver
