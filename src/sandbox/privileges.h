// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace assay::sandbox {

// What every confined process gives up, whichever layers there are. Both are safe between fork and
// exec and return false with errno.

/// All capabilities, for good: also those that root would get back by executing a program.
bool drop_privileges();

/// Bounds for one process: file sizes, descriptors, memory that is really used; no core files. In a
/// namespace of its own, where nobody else's count, also threads.
bool limit_resources(bool has_own_processes);

}  // namespace assay::sandbox
