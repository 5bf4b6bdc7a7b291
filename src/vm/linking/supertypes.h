// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "vm/universe.h"

namespace assay::vm {

/// Whether a class may have the superclass and the superinterfaces that it names (JVMS 5.3.5), in
/// HotSpot's words if not.
Attempt<Done> check_supertypes(Universe& universe, Class& klass);

}  // namespace assay::vm
