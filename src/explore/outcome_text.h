// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "explore/report.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

/// What a finished call came to, as text. Asks the exception for its message, so Java code may run
/// (and nobody listens to it).
Outcome describe_outcome(interp::Machine& machine, const vm::Method& method,
                         const interp::Completion& completion);

/// The same for an exception, but for its message: runs no Java code.
Outcome thrown_outcome(vm::Universe& universe, vm::Ref exception);

/// "pkg.Class.method:12".
std::string place_text(vm::Universe& universe, const vm::Method& method,
                       std::int32_t bytecode_index);

}  // namespace assay::explore
