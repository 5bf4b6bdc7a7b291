// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "interp/machine.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::recipe {

/// The instance fields that a test may assign to after the constructor has left them at zero or
/// null, as far as the class under test reads them itself: `point.x = 3`.
std::vector<vm::Field*> open_fields(interp::Machine& machine, const Visibility& visibility,
                                    const vm::Method& constructor, const vm::Class& tested);

}  // namespace assay::recipe
