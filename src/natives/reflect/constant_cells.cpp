// SPDX-License-Identifier: Apache-2.0
#include "natives/reflect/constant_cells.h"

#include "classfile/class_file.h"
#include "natives/reflect/signatures.h"
#include "vm/constant_cells.h"
#include "vm/universe.h"

namespace assay::natives {

const vm::Field* constant_cell(const vm::Class& klass, std::uint16_t index) {
  if (klass.constant_cells == nullptr) return nullptr;
  const auto found = klass.constant_cells->constants.find(index);
  return found == klass.constant_cells->constants.end() ? nullptr : found->second;
}

std::int32_t int_in_cell(vm::Universe& universe, const vm::Field& cell) {
  switch (cell.kind) {
    case vm::Kind::Boolean:
    case vm::Kind::Byte:
      return number_in_cell<std::int8_t>(universe, cell);
    case vm::Kind::Short:
      return number_in_cell<std::int16_t>(universe, cell);
    case vm::Kind::Char:
      return number_in_cell<std::uint16_t>(universe, cell);
    default:
      return number_in_cell<std::int32_t>(universe, cell);
  }
}

vm::Attempt<vm::Ref> text_in_cell(Machine& machine, const vm::Field& cell) {
  vm::Universe& universe = machine.universe();
  const auto object = number_in_cell<vm::Ref>(universe, cell);
  if (!object) return object;
  vm::Class& klass = *universe.class_of(object);
  if (&klass == universe.well_known().string) return object;
  if (&klass == universe.well_known().class_)
    return new_string(machine, descriptor_of(*universe.of_mirror(object)));
  return universe.get<vm::Ref>(object, universe.field(klass, "name"));  // of an enum constant
}

std::vector<std::uint8_t> visible_annotations(vm::Universe& universe, const vm::Class& klass) {
  const classfile::Bytes raw = klass.file->annotations.visible;
  std::vector<std::uint8_t> bytes(raw.begin(), raw.end());
  if (klass.constant_cells == nullptr) return bytes;
  const auto& counts = klass.constant_cells->counts;
  for (auto count = counts.rbegin(); count != counts.rend(); ++count) {  // the offsets stay good
    const std::uint32_t most = vm::ConstantCells::kMostElements;
    const std::uint32_t wanted =
        static_cast<std::uint32_t>(int_in_cell(universe, *count->field)) & most;
    const auto elements = bytes.begin() + static_cast<std::ptrdiff_t>(count->offset + 2);
    const auto size = static_cast<std::ptrdiff_t>(count->element_bytes);
    bytes.erase(elements + static_cast<std::ptrdiff_t>(wanted) * size,
                elements + static_cast<std::ptrdiff_t>(most) * size);
    bytes[count->offset] = 0;
    bytes[count->offset + 1] = static_cast<std::uint8_t>(wanted);
  }
  return bytes;
}

}  // namespace assay::natives
