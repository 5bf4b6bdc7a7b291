// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

/// The static field that holds a constant of an invented class; null: the class file has it.
const vm::Field* constant_cell(const vm::Class& klass, std::uint16_t index);

/// What such a field holds, as the parser of annotations reads it: a number.
std::int32_t int_in_cell(vm::Universe& universe, const vm::Field& cell);
template <class T>
T number_in_cell(vm::Universe& universe, const vm::Field& cell) {
  T value;
  std::memcpy(&value, universe.static_address(cell), sizeof value);
  return value;
}
/// The same of a text: a string itself, the name of an enum constant, the descriptor of a class;
/// null: nothing was stored.
vm::Attempt<vm::Ref> text_in_cell(Machine& machine, const vm::Field& cell);

/// The annotations of a class: arrays have as many elements as their cells say.
std::vector<std::uint8_t> visible_annotations(vm::Universe& universe, const vm::Class& klass);

}  // namespace assay::natives
