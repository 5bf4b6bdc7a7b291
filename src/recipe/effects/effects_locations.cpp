// SPDX-License-Identifier: Apache-2.0
#include "recipe/effects/effects_locations.h"

#include <fmt/format.h>

#include "vm/ref.h"

namespace assay::recipe {

namespace {

constexpr const char* kElementNames[] = {"byte[]", "char[]",  "short[]",  "int[]",
                                         "long[]", "float[]", "double[]", "Object[]"};

}  // namespace

std::uint32_t Locations::elements(vm::Kind kind) {
  if (kind == vm::Kind::Boolean) kind = vm::Kind::Byte;
  return kFirstElements + static_cast<std::uint32_t>(kind) -
         static_cast<std::uint32_t>(vm::Kind::Byte);
}

std::uint32_t Locations::field(const vm::Field& field) {
  auto next = kFirstField + 2 * static_cast<std::uint32_t>(fields_.size()) +
              static_cast<std::uint32_t>(field.is_static());
  auto [known, is_new] = numbers_.try_emplace(&field, next);
  if (is_new) fields_.push_back(&field);
  return known->second;
}

bool Locations::is_static(std::uint32_t location) {
  return location >= kFirstField && (location - kFirstField) % 2 == 1;
}

const vm::Field* Locations::field_at(std::uint32_t location) const {
  return location < kFirstField ? nullptr : fields_.at((location - kFirstField) / 2);
}

std::string Locations::name(std::uint32_t location) const {
  if (location == kLibrary) return "library objects";
  if (location < kFirstField) return kElementNames[location - kFirstElements];
  const vm::Field& field = *fields_.at((location - kFirstField) / 2);
  return fmt::format("{}.{}", vm::external_name(*field.owner), symbols_.text(field.name));
}

}  // namespace assay::recipe
