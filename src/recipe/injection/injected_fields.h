// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "interp/machine.h"
#include "recipe/invokables.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::recipe {

/// Assignments to private fields that a framework would set, by what they are annotated with:
/// @Inject and the like, whatever package it is from. A test can only do that by reflection.
std::vector<Invokable> injected_fields(interp::Machine& machine, const Visibility& visibility,
                                       vm::Class& klass);

}  // namespace assay::recipe
