// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "natives/lang/support.h"

namespace assay::natives {

/// System.arraycopy(source, position, destination, position, length).
Outcome array_copy(NativeCall& call);

}  // namespace assay::natives
