// SPDX-License-Identifier: Apache-2.0
#include "drafts/held_objects.h"

#include <cstdint>
#include <cstring>
#include <unordered_set>

#include "vm/class.h"
#include "vm/heap.h"

namespace assay::drafts {

namespace {

constexpr std::size_t kMost = 5'000;

/// Adds what the fields of an object, or the elements of an array, refer to.
void add_parts(vm::Universe& universe, vm::Ref object, std::vector<vm::Ref>& parts) {
  const vm::Class& klass = *universe.class_of(object);
  if (klass.is_array()) {
    if (klass.element_kind != vm::Kind::Ref) return;
    const auto length = static_cast<std::size_t>(universe.heap().array_length(object));
    for (std::size_t i = 0; i < length && i < kMost; ++i) {
      vm::Ref part;
      std::memcpy(
          &part,
          universe.heap().address(object) + vm::kArrayBase + (i << vm::log2_size(vm::Kind::Ref)),
          sizeof part);
      parts.push_back(part);
    }
    return;
  }
  for (const vm::Class* owner = &klass; owner != nullptr; owner = owner->super) {
    for (const vm::Field& field : owner->fields) {
      if (!field.is_static() && field.kind == vm::Kind::Ref)
        parts.push_back(universe.get<vm::Ref>(object, field));
    }
  }
}

}  // namespace

bool is_held(vm::Universe& universe, std::vector<vm::Ref> holders, vm::Ref object) {
  std::unordered_set<std::uint32_t> seen;
  while (!holders.empty() && seen.size() < kMost) {
    const vm::Ref next = holders.back();
    holders.pop_back();
    if (!next || !seen.insert(next.bits).second) continue;
    if (next.bits == object.bits) return true;
    add_parts(universe, next, holders);
  }
  return false;
}

}  // namespace assay::drafts
