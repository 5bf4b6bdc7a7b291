// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "explore/report.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::explore {

/// What a finished call came to, as text. Asks the exception for its message, so Java code may run
/// (and nobody listens to it).
Outcome describe_outcome(interp::Machine& machine, const vm::Method& method,
                         const interp::Completion& completion);

}  // namespace assay::explore
