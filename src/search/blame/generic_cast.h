// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "concolic/inputs/inputs.h"
#include "interp/backtrace.h"
#include "vm/class.h"

namespace assay::search {

/// Whether the innermost instruction is a cast that a compiler puts in where a type variable stands
/// for a type. It fails for nobody who keeps to the types that are declared.
bool is_generic_cast(concolic::Inputs& inputs, const std::vector<interp::BacktraceEntry>& frames);

/// The type that the checkcast of a frame asks for; null if there is none.
const vm::Class* cast_type(concolic::Inputs& inputs, const interp::BacktraceEntry& frame);

/// Whether it is an interface of the JDK with one method at most: what says what an object can do,
/// not what it is.
bool is_ability(const vm::Class& type);

}  // namespace assay::search
