// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

// New objects, or the exceptions that Java code sees instead. Arrays check their length.
vm::Attempt<vm::Ref> new_object(vm::Universe& universe, vm::Class& klass);
vm::Attempt<vm::Ref> new_array(vm::Universe& universe, vm::Class& array_class, std::int32_t length);

vm::Attempt<vm::Ref> box(vm::Universe& universe, vm::Kind kind, vm::Slot value);
/// The value of a box object if it is one that `kind` accepts by widening.
std::optional<vm::Slot> unbox(vm::Universe& universe, vm::Ref object, vm::Kind kind);

}  // namespace assay::interp
