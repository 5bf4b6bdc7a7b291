// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "concolic/recorder.h"
#include "interp/machine.h"

namespace assay::explore {

/// Lets what is printed to the standard streams as they were at the beginning vanish: no assertion
/// can see it, and the digits of an unknown number would be a path each. What is done for printing
/// an object, like its toString(), is done as ever.
void ignore_output(interp::Machine& machine, concolic::Recorder& recorder);

}  // namespace assay::explore
