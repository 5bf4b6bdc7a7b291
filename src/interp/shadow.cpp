// SPDX-License-Identifier: Apache-2.0
#include "interp/shadow.h"

#include <optional>

#include "vm/ref.h"

namespace assay::interp {

namespace {

std::optional<Cell> narrow_cell(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Boolean:
      return Cell::Boolean;
    case vm::Kind::Byte:
      return Cell::Byte;
    case vm::Kind::Char:
      return Cell::Char;
    case vm::Kind::Short:
      return Cell::Short;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::uint32_t to_cell(ShadowListener& listener, vm::Kind kind, std::uint32_t value) {
  auto cell = narrow_cell(kind);
  return value != 0 && cell ? listener.narrow(*cell, value) : value;
}

std::uint32_t from_cell(ShadowListener& listener, vm::Kind kind, std::uint32_t shadow) {
  auto cell = narrow_cell(kind);
  return shadow != 0 && cell ? listener.widen(*cell, shadow) : shadow;
}

}  // namespace assay::interp
