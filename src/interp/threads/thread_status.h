// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"

namespace assay::interp {

/// Writes a thread's state to the field that Thread.getState reads.
void publish_status(Machine& machine, const JavaThread& thread);

}  // namespace assay::interp
