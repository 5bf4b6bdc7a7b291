// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "interp/objects.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

/// JLS 5.1.2, in the order of Kind: what a primitive may widen to.
bool widens(vm::Kind from, vm::Kind to) {
  if (from == to) return true;
  if (from == vm::Kind::Boolean || to == vm::Kind::Boolean || to == vm::Kind::Char ||
      to == vm::Kind::Byte)
    return false;
  if (from == vm::Kind::Char && to == vm::Kind::Short) return false;
  return from < to;
}

vm::Slot widen(vm::Slot value, vm::Kind from, vm::Kind to) {
  if (from == to) return value;
  if (from == vm::Kind::Float) return vm::Slot::of_double(value.f);
  std::int64_t number = from == vm::Kind::Long ? value.j : value.i;
  switch (to) {
    case vm::Kind::Long:
      return vm::Slot::of_long(number);
    case vm::Kind::Float:
      return vm::Slot::of_float(static_cast<float>(number));
    case vm::Kind::Double:
      return vm::Slot::of_double(static_cast<double>(number));
    default:
      return vm::Slot::of_int(static_cast<std::int32_t>(number));
  }
}

}  // namespace

vm::Attempt<vm::Ref> box(vm::Universe& universe, vm::Kind kind, vm::Slot value) {
  vm::Class& klass = *universe.well_known().boxes[static_cast<unsigned>(kind)];
  vm::Ref object = ATTEMPT(new_object(universe, klass));
  vm::Field& field = universe.field(klass, "value");
  std::memcpy(universe.heap().address(object) + field.offset, &value,
              std::size_t{1} << vm::log2_size(kind));
  return object;
}

std::optional<vm::Slot> unbox(vm::Universe& universe, vm::Ref object, vm::Kind kind) {
  if (!object) return std::nullopt;
  vm::Class* klass = universe.class_of(object);
  for (unsigned i = 0; i < 8; ++i) {
    if (universe.well_known().boxes[i] != klass) continue;
    auto from = static_cast<vm::Kind>(i);
    if (!widens(from, kind)) return std::nullopt;
    vm::Field& field = universe.field(*klass, "value");
    return widen(load_cell(universe.heap().address(object) + field.offset, from), from, kind);
  }
  return std::nullopt;
}

}  // namespace assay::interp
