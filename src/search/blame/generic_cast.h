// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "concolic/inputs/inputs.h"
#include "interp/backtrace.h"

namespace assay::search {

/// Whether the innermost instruction is a cast that a compiler puts in where a type variable stands
/// for a type. It fails for nobody who keeps to the types that are declared.
bool is_generic_cast(concolic::Inputs& inputs, const std::vector<interp::BacktraceEntry>& frames);

}  // namespace assay::search
