// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "interp/machine.h"
#include "recipe/class_index.h"
#include "recipe/effects/effects.h"
#include "recipe/sequences/sequences.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::recipe {

/// Methods of subclasses that write what the methods of the class read and that nothing of `own`,
/// what the class offers itself, writes: `protected int level` and a subclass that raises it. Their
/// receiver is the subclass.
std::vector<Invokable> subclass_setters(interp::Machine& machine, const ClassIndex& index,
                                        const Visibility& visibility, EffectIndex& effects,
                                        vm::Class& klass, const std::vector<Invokable>& own);

}  // namespace assay::recipe
