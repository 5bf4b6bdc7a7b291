// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace assay::solver {

/// The life of a worker process, from the fork to its end: cuts every tie to the parent but the
/// socket, limits its memory, then answers requests until the socket closes.
[[noreturn]] void run_worker(int socket, int parent_pid, std::uint64_t memory_bytes);

}  // namespace assay::solver
