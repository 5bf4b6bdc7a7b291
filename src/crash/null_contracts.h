// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "findings/crash.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::crash {

/// What annotations say of null for a parameter: its own, by any package's Nullable, NonNull and
/// the like, else the defaults of its class, the classes around it and its package.
findings::NullContract null_contract(interp::Machine& machine, const vm::Method& method,
                                     std::size_t parameter);

}  // namespace assay::crash
