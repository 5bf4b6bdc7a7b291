// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "recipe/class_index.h"

namespace assay::replay {

/// Gives the library's immutable collections their order, and has it fill the caches that the
/// program's classes will ask for: formats, their symbols, time zones. A run is undone with all
/// that it filled, so that each would have to do it again.
void warm_library(interp::Machine& machine, const recipe::ClassIndex& index);

}  // namespace assay::replay
