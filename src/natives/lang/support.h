// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "interp/machine.h"
#include "interp/native.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

using interp::Machine;
using interp::NativeCall;
using interp::NativeTable;
using interp::Outcome;

// Natives with constant answers.
Outcome do_nothing(NativeCall& call);
Outcome answer_false(NativeCall& call);
Outcome answer_true(NativeCall& call);
Outcome answer_null(NativeCall& call);
Outcome answer_zero(NativeCall& call);
Outcome answer_zero_long(NativeCall& call);

/// The class that a java.lang.Class argument stands for; NullPointerException if it is null.
vm::Class& class_argument(NativeCall& call, unsigned index);
/// The same for a mirror found somewhere else.
vm::Class& class_of_mirror(vm::Universe& universe, vm::Ref mirror);

// New objects with OutOfMemoryError as their Trap.
vm::Attempt<vm::Ref> new_string(Machine& machine, std::string_view modified_utf8);
/// Null for an empty text: what the class file does not have.
vm::Attempt<vm::Ref> new_string_or_null(Machine& machine, std::string_view modified_utf8);
vm::Attempt<vm::Ref> new_bytes(Machine& machine, std::span<const std::uint8_t> bytes);
vm::Attempt<vm::Ref> new_bytes_or_null(Machine& machine, std::span<const std::uint8_t> bytes);
vm::Attempt<vm::Ref> new_reference_array(Machine& machine, vm::Class& component,
                                         std::span<const vm::Ref> elements);
vm::Attempt<vm::Ref> new_class_array(Machine& machine, std::span<vm::Class* const> classes);

/// A class of the boot modules that must exist.
vm::Class& boot_class(vm::Universe& universe, std::string_view name);

/// An instance field of an object that a program may have forged: NullPointerException for null,
/// and the run stops if the object has no such field. All natives look into objects this way.
const vm::Field& checked_field(vm::Universe& universe, vm::Ref object, std::string_view name,
                               bool is_reference, std::size_t size);
template <class T>
const vm::Field& checked_field(vm::Universe& universe, vm::Ref object, std::string_view name) {
  return checked_field(universe, object, name, std::is_same_v<T, vm::Ref>, sizeof(T));
}

/// An instance field by name: reading, journalled writing, and filling an object made just now.
template <class T>
T get_field(vm::Universe& universe, vm::Ref object, std::string_view name) {
  return universe.get<T>(object, checked_field<T>(universe, object, name));
}
template <class T>
void set_field(vm::Universe& universe, vm::Ref object, std::string_view name, T value) {
  universe.set<T>(object, checked_field<T>(universe, object, name), value);
}
template <class T>
void fill_field(vm::Universe& universe, vm::Ref object, std::string_view name, T value) {
  universe.heap().initialise<T>(object, checked_field<T>(universe, object, name).offset, value);
}

/// The bytes of the heap that belong to an object, its header included.
std::uint64_t object_size(vm::Universe& universe, vm::Ref object);

/// "java/lang/String" of the string "java.lang.String"; empty if the string is null or contains a
/// slash, which no binary name does.
std::optional<std::string> internal_name(NativeCall& call, vm::Ref name);

/// The bytes of a class file that a native was given: byte array, offset and length in the
/// arguments from `index` on.
vm::Attempt<std::span<const std::uint8_t>> class_bytes_argument(NativeCall& call, unsigned index);
/// Ends the native with a class that a loader defines. A null name is not compared.
Outcome define_class(NativeCall& call, vm::LoaderData& loader, vm::Ref name,
                     std::span<const std::uint8_t> bytes, vm::DefineOptions options);

vm::Trap out_of_memory_trap();

}  // namespace assay::natives
