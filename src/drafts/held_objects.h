// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::drafts {

/// Whether one of the holders leads to an object by the fields and elements of objects. Static
/// fields are nobody's. After some thousands of objects the answer is no.
bool is_held(vm::Universe& universe, std::vector<vm::Ref> holders, vm::Ref object);

}  // namespace assay::drafts
