// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

/// Whether a static field is the same in all runs: final, of a type whose values are their
/// contents, and made of nothing but constants. `reader`: code that is run from this method reads
/// it; if an initialiser may lead there, it may do so before the field is set.
bool is_constant(vm::Universe& universe, const vm::Field& field, const vm::Method& reader);

/// Whether it says if assertions are disabled; up to who starts the machine.
bool is_assertion_switch(vm::Universe& universe, const vm::Field& field);

/// Whether initialising a class does more than to make the static fields of that class, and of
/// those that are initialised with it.
bool reaches_out(vm::Universe& universe, const vm::Class& klass);

}  // namespace assay::explore
