// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/native.h"

namespace assay::natives {

/// Fills the table with every native method that is modelled.
void register_all(interp::NativeTable& table);

}  // namespace assay::natives
