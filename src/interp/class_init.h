// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/trap.h"

namespace assay::interp {

/// Runs what JVMS 5.5 asks for before the class is used by the current thread.
vm::Attempt<vm::Done> ensure_initialised(Machine& machine, vm::Class& klass);
/// Verifies and links; no Java code of the class runs.
vm::Attempt<vm::Done> ensure_linked(Machine& machine, vm::Class& klass);

}  // namespace assay::interp
