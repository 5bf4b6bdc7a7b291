// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/unsafe_access.h"

#include <fmt/format.h>

#include "interp/stop_reason.h"
#include "natives/off_heap.h"
#include "vm/cells.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

/// Whether the bytes at the offset are inside the object and behind its header.
bool is_inside(vm::Universe& universe, vm::Ref object, std::uint64_t at, std::uint64_t bytes) {
  std::uint64_t size = object_size(universe, object);
  return at >= vm::kInstanceBase && at <= size && bytes <= size - at;
}

}  // namespace

std::uint8_t* locate(vm::Universe& universe, vm::Ref object, std::int64_t offset,
                     std::uint64_t bytes) {
  auto at = static_cast<std::uint64_t>(offset);
  if (!object) return OffHeap(universe).translate(at, bytes);
  if (!is_inside(universe, object, at, bytes)) return nullptr;
  if (!vm::Cells(universe, object).are_readable(at, bytes)) return nullptr;
  return universe.heap().address(object) + at;
}

std::uint8_t* locate_for_write(vm::Universe& universe, vm::Ref object, std::int64_t offset,
                               std::uint64_t bytes) {
  auto at = static_cast<std::uint64_t>(offset);
  if (!object) return OffHeap(universe).translate_for_write(at, bytes);
  if (!is_inside(universe, object, at, bytes)) return nullptr;
  if (!vm::Cells(universe, object).are_numbers(at, bytes)) return nullptr;
  std::uint8_t* where = universe.heap().address(object) + at;
  universe.heap().before_write(where, bytes);
  return where;
}

std::uint8_t* locate_reference(vm::Universe& universe, vm::Ref object, std::int64_t offset) {
  auto at = static_cast<std::uint64_t>(offset);
  bool is_reference = object && is_inside(universe, object, at, sizeof(vm::Ref)) &&
                      vm::Cells(universe, object).is_reference(at);
  return is_reference ? universe.heap().address(object) + at : nullptr;
}

std::uint8_t* locate_reference_for_write(vm::Universe& universe, vm::Ref object,
                                         std::int64_t offset, vm::Ref value) {
  std::uint8_t* where = locate_reference(universe, object, offset);
  auto at = static_cast<std::uint64_t>(offset);
  if (where == nullptr || !vm::Cells(universe, object).may_hold(at, value)) return nullptr;
  universe.heap().before_write(where, sizeof(vm::Ref));
  return where;
}

Outcome outside_access(NativeCall& call) {
  return call.stops(interp::StopReason::UnsafeAccess,
                    fmt::format("Unsafe.{} at a place that does not hold such a value",
                                call.universe().symbols().text(call.method.name)));
}

}  // namespace assay::natives
