// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "interp/threads/thread.h"

namespace assay::interp {

/// A thread has ended: those who join it go on.
void terminate(Machine& machine, JavaThread& thread);

}  // namespace assay::interp
