// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/native.h"

namespace assay::natives {

/// Natives of files, archives, the network, processes and the desktop: everything that would
/// reach outside the machine. They see the virtual world only.
void register_io(interp::NativeTable& table);

}  // namespace assay::natives
