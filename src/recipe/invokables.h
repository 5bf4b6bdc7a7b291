// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "interp/machine.h"
#include "recipe/effects/effects.h"
#include "recipe/sequences/sequences.h"
#include "vm/class.h"

namespace assay::recipe {

/// Whose members may be used: everybody's, those that the package of the class sees, or all methods
/// and constructors of the program's classes as well.
enum class MemberAccess : std::uint8_t { Public, Package, All };

/// What a program may do with a class: its constructors, methods and fields in the order of the
/// class file, then what it inherits, java.lang.Object's methods left out. No synthetic members and
/// nothing whose types are missing. Final fields are only loaded, and only static references.
/// The effects are still empty.
std::vector<Invokable> invokables_of(interp::Machine& machine, vm::Class& klass,
                                     MemberAccess access);

/// Makes arrays of a class, for whoever needs one.
Invokable array_constructor(vm::Class& array_class);

/// Fills in what they read and write.
void add_effects(std::vector<Invokable>& invokables, EffectIndex& index);

}  // namespace assay::recipe
