// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/completion.h"
#include "interp/machine.h"

namespace assay::boot {

/// What happens when main has ended, as the java command has it: an uncaught exception goes to its
/// handler, the other threads are waited for, the shutdown hooks are run. Each of them only if
/// nothing stopped the run before.
void end_program(interp::Machine& machine, const interp::Completion& of_main);

}  // namespace assay::boot
