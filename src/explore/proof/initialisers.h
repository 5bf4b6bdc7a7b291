// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

/// Whether a static field is the same in all runs once its class is initialised: final, of a type
/// whose values are their contents, and made of nothing but constants.
bool is_constant(vm::Universe& universe, const vm::Field& field);

/// Whether it says if assertions are disabled; up to who starts the machine.
bool is_assertion_switch(vm::Universe& universe, const vm::Field& field);

/// Whether the initialiser of a class does more than to make the static fields of that class.
bool reaches_out(vm::Universe& universe, const vm::Class& klass);

}  // namespace assay::explore
