// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/support.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "classfile/names.h"
#include "interp/objects.h"
#include "vm/heap.h"

namespace assay::natives {

using vm::Attempt;
using vm::Ref;

Outcome do_nothing(NativeCall& call) { return call.returns(); }
Outcome answer_false(NativeCall& call) { return call.returns_bool(false); }
Outcome answer_true(NativeCall& call) { return call.returns_bool(true); }
Outcome answer_null(NativeCall& call) { return call.returns(vm::kNull); }
Outcome answer_zero(NativeCall& call) { return call.returns_int(0); }
Outcome answer_zero_long(NativeCall& call) { return call.returns_long(0); }

vm::Class& class_argument(NativeCall& call, unsigned index) {
  return class_of_mirror(call.universe(), call.ref(index));
}

vm::Class& class_of_mirror(vm::Universe& universe, Ref mirror) {
  if (!mirror) throw interp::Refusal{"java/lang/NullPointerException", ""};
  if (universe.class_of(mirror) != universe.well_known().class_)
    throw interp::Refusal{nullptr, "not a class"};
  return *universe.of_mirror(mirror);
}

const vm::Field& checked_field(vm::Universe& universe, Ref object, std::string_view name,
                               bool is_reference, std::size_t size) {
  if (!object) throw interp::Refusal{"java/lang/NullPointerException", ""};
  vm::Class& klass = *universe.class_of(object);
  const vm::Field* field = universe.find_field(klass, name);
  const bool fits = field != nullptr && !field->is_static() &&
                    (field->kind == vm::Kind::Ref) == is_reference &&
                    std::size_t{1} << vm::log2_size(field->kind) == size;
  if (!fits) {
    throw interp::Refusal{
        nullptr, fmt::format("an object of class {} has no such field {}", klass.name, name)};
  }
  return *field;
}

vm::Trap out_of_memory_trap() {
  return vm::Trap::raise("java/lang/OutOfMemoryError", "Java heap space");
}

Attempt<Ref> new_string(Machine& machine, std::string_view modified_utf8) {
  Ref string = machine.universe().strings().make(modified_utf8);
  if (!string) return out_of_memory_trap();
  return string;
}

Attempt<Ref> new_string_or_null(Machine& machine, std::string_view modified_utf8) {
  if (modified_utf8.empty()) return vm::kNull;
  return new_string(machine, modified_utf8);
}

Attempt<Ref> new_bytes(Machine& machine, std::span<const std::uint8_t> bytes) {
  vm::Universe& universe = machine.universe();
  Ref array =
      ATTEMPT(interp::new_array(machine.universe(), *universe.primitive_array(vm::Kind::Byte),
                                static_cast<std::int32_t>(bytes.size())));
  std::copy(bytes.begin(), bytes.end(), universe.heap().elements<std::uint8_t>(array).begin());
  return array;
}

Attempt<Ref> new_bytes_or_null(Machine& machine, std::span<const std::uint8_t> bytes) {
  if (bytes.empty()) return vm::kNull;
  return new_bytes(machine, bytes);
}

Attempt<Ref> new_reference_array(Machine& machine, vm::Class& component,
                                 std::span<const Ref> elements) {
  vm::Universe& universe = machine.universe();
  Ref array = ATTEMPT(interp::new_array(machine.universe(), *universe.array_of(&component),
                                        static_cast<std::int32_t>(elements.size())));
  std::copy(elements.begin(), elements.end(), universe.heap().elements<Ref>(array).begin());
  return array;
}

Attempt<Ref> new_class_array(Machine& machine, std::span<vm::Class* const> classes) {
  std::vector<Ref> mirrors;
  for (const vm::Class* klass : classes) mirrors.push_back(klass->mirror);
  return new_reference_array(machine, *machine.universe().well_known().class_, mirrors);
}

vm::Class& boot_class(vm::Universe& universe, std::string_view name) {
  vm::Class* klass = universe.load_boot(name);
  CHECK(klass != nullptr, "the JDK should have " + std::string(name));
  return *klass;
}

std::uint64_t object_size(vm::Universe& universe, Ref object) {
  const vm::Class& klass = *universe.class_of(object);
  if (klass.is_array()) {
    auto length = static_cast<std::uint64_t>(universe.heap().array_length(object));
    return vm::kArrayBase + (length << vm::log2_size(klass.element_kind));
  }
  if (&klass != universe.well_known().class_) return klass.instance_size;
  constexpr std::uint64_t kLargestCell = 8;  // statics start aligned behind the instance fields
  std::uint64_t statics = (klass.instance_size + kLargestCell - 1) & ~(kLargestCell - 1);
  return statics + universe.of_mirror(object)->statics_size;
}

std::optional<std::string> internal_name(NativeCall& call, Ref name) {
  if (!name) return std::nullopt;
  std::string text = call.strings().modified_utf8(name);
  if (text.find('/') != std::string::npos) return std::nullopt;
  return classfile::internal_name(text);
}

vm::Attempt<std::span<const std::uint8_t>> class_bytes_argument(NativeCall& call, unsigned index) {
  if (!call.ref(index)) return vm::Trap::raise("java/lang/NullPointerException");
  std::span<const std::uint8_t> array = call.heap().elements<std::uint8_t>(call.ref(index));
  auto offset = static_cast<std::uint32_t>(call.integer(index + 1));
  auto length = static_cast<std::uint32_t>(call.integer(index + 2));
  if (offset > array.size() || length > array.size() - offset) {
    return vm::Trap::raise("java/lang/ArrayIndexOutOfBoundsException");
  }
  return array.subspan(offset, length);
}

Outcome define_class(NativeCall& call, vm::LoaderData& loader, Ref name,
                     std::span<const std::uint8_t> bytes, vm::DefineOptions options) {
  options.by_program = true;
  std::string expected = internal_name(call, name).value_or("");
  vm::Class* klass = NATIVE_TRY(
      call, call.universe().define(loader, expected, bytes, options, call.machine.resolver()));
  return call.returns(klass->mirror);
}

}  // namespace assay::natives
