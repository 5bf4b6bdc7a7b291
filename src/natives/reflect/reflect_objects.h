// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

// From members to java.lang.reflect objects. The types in a member's descriptor are resolved
// first, which may suspend; nothing is allocated until all are known.

/// Resolves every type that the member's reflection object mentions.
vm::Attempt<vm::Done> resolve_types(Machine& machine, const vm::Field& field);
vm::Attempt<vm::Done> resolve_types(Machine& machine, const vm::Method& method);

vm::Attempt<vm::Ref> new_field_object(Machine& machine, const vm::Field& field);
vm::Attempt<vm::Ref> new_method_object(Machine& machine, const vm::Method& method);
vm::Attempt<vm::Ref> new_constructor_object(Machine& machine, const vm::Method& method);

// And back: the member that a Field, Method or Constructor object stands for. InternalError if it
// stands for none, because a program has made or changed the object behind the library's back.
vm::Attempt<vm::Field*> reflected_field(vm::Universe& universe, vm::Ref field_object);
vm::Attempt<vm::Method*> reflected_method(vm::Universe& universe, vm::Ref executable);

bool is_constructor(vm::Universe& universe, const vm::Method& method);
bool is_initialiser(vm::Universe& universe, const vm::Method& method);  // <clinit>

}  // namespace assay::natives
