// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "natives/lang/support.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

/// Where Unsafe's pair of object and offset leads: into the object if there is one, else to
/// off-heap memory. Null if any of the bytes is outside or the machine's own; Unsafe itself checks
/// nothing, so that every access has to be checked here.
std::uint8_t* locate(vm::Universe& universe, vm::Ref object, std::int64_t offset,
                     std::uint64_t bytes);

/// The same for writing: what is there is journalled. Null also if plain bytes would overwrite
/// references or the length of an array.
std::uint8_t* locate_for_write(vm::Universe& universe, vm::Ref object, std::int64_t offset,
                               std::uint64_t bytes);

/// The place of a reference in an object; null if there is no reference, or something else.
std::uint8_t* locate_reference(vm::Universe& universe, vm::Ref object, std::int64_t offset);

/// The same for storing a value there; null also if the place is for objects of another type.
std::uint8_t* locate_reference_for_write(vm::Universe& universe, vm::Ref object,
                                         std::int64_t offset, vm::Ref value);

/// Ends the run: the program did what would crash or corrupt a JVM, or relies on a layout.
Outcome outside_access(NativeCall& call);

}  // namespace assay::natives
