// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"

namespace assay::replay {

/// Lets the threads that a run has left behind go on, as they may before a slow test looks: until
/// they have ended or wait for more than a while.
void let_others_go_on(interp::Machine& machine);

}  // namespace assay::replay
