// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/unsafe_access.h"

#include <fmt/format.h>

#include "natives/off_heap.h"

namespace assay::natives {

std::uint8_t* locate(vm::Universe& universe, vm::Ref object, std::int64_t offset,
                     std::uint64_t bytes) {
  auto at = static_cast<std::uint64_t>(offset);
  if (!object) return OffHeap(universe).translate(at, bytes);
  std::uint64_t size = object_size(universe, object);
  if (at < vm::kInstanceBase || at > size || bytes > size - at) return nullptr;
  return universe.heap().address(object) + at;
}

std::uint8_t* locate_for_write(vm::Universe& universe, vm::Ref object, std::int64_t offset,
                               std::uint64_t bytes, bool is_reference) {
  if (object) {
    const vm::Class& klass = *universe.class_of(object);
    if (klass.is_array() && offset < vm::kArrayBase) return nullptr;
    if (!is_reference && klass.element_kind == vm::Kind::Ref) return nullptr;
  }
  std::uint8_t* where = locate(universe, object, offset, bytes);
  if (where != nullptr) universe.heap().before_write(where, bytes);
  return where;
}

Outcome outside_access(NativeCall& call) {
  return call.stops(interp::StopReason::Unsupported,
                    fmt::format("Unsafe.{} outside of the memory it was given",
                                call.universe().symbols().text(call.method.name)));
}

}  // namespace assay::natives
