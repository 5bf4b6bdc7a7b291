// SPDX-License-Identifier: Apache-2.0
#include "stability/static_values.h"

#include <algorithm>
#include <cstring>

#include "vm/ref.h"

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
