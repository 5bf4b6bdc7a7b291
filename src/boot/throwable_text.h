// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "interp/completion.h"
#include "interp/machine.h"

namespace assay::boot {

/// How a call ended, for messages: the exception with its message and trace, or the stop reason.
/// Runs no Java code.
std::string describe(interp::Machine& machine, const interp::Completion& completion);

}  // namespace assay::boot
