// SPDX-License-Identifier: Apache-2.0
#include "stability/static_values.h"

#include <algorithm>
#include <cstring>

#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::stability {

StaticValues::StaticValues(interp::Machine& machine, std::vector<vm::Field*> fields)
    : machine_(machine), fields_(std::move(fields)) {
  for (const vm::Field* field : fields_) values_.push_back(value_of(*field));
}

std::uint64_t StaticValues::value_of(const vm::Field& field) const {
  std::uint64_t bits = 0;
  const std::uint8_t* where = machine_.universe().heap().address(field.owner->mirror);
  std::memcpy(&bits, where + field.offset, std::size_t{1} << vm::log2_size(field.kind));
  return bits;
}

void StaticValues::store(const vm::Field& field, std::uint64_t bits) const {
  vm::Universe& universe = machine_.universe();
  const vm::Ref mirror = field.owner->mirror;
  switch (vm::log2_size(field.kind)) {
    case 0:
      return universe.set<std::uint8_t>(mirror, field, static_cast<std::uint8_t>(bits));
    case 1:
      return universe.set<std::uint16_t>(mirror, field, static_cast<std::uint16_t>(bits));
    case 2:
      return universe.set<std::uint32_t>(mirror, field, static_cast<std::uint32_t>(bits));
    default:
      return universe.set<std::uint64_t>(mirror, field, bits);
  }
}

bool StaticValues::is_held_by(const vm::Field& field, vm::Slot value) const {
  const unsigned bits = 8U << vm::log2_size(field.kind);
  const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
  return (value.raw & mask) == old_value(field);
}

/// Null for an object, an object of no matter which class for null, another number for a number.
void StaticValues::disturb(const vm::Field& field) const {
  const std::uint64_t old = old_value(field);
  if (field.kind != vm::Kind::Ref) return store(field, old ^ 1);
  store(field, old == 0 ? field.owner->mirror.bits : 0);
}

std::set<vm::Field*> StaticValues::changed() const {
  std::set<vm::Field*> found;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    if (value_of(*fields_[i]) != values_[i]) found.insert(fields_[i]);
  }
  return found;
}

std::uint64_t StaticValues::old_value(const vm::Field& field) const {
  auto found = std::find(fields_.begin(), fields_.end(), &field);
  return found == fields_.end() ? 0 : values_[static_cast<std::size_t>(found - fields_.begin())];
}

}  // namespace assay::stability
