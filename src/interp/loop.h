// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"

namespace assay::interp {

/// Runs a thread until it ends, blocks, is stopped or has used its quantum. `quantum` counts
/// calls and backward branches and tells what is left.
template <class Shadow>
void run_thread(Machine& machine, JavaThread& thread, Shadow& shadow, std::int64_t& quantum);

}  // namespace assay::interp
