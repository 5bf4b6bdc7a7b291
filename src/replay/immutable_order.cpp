// SPDX-License-Identifier: Apache-2.0
#include "replay/immutable_order.h"

#include "vm/class.h"
#include "vm/ref.h"

namespace assay::replay {

void order_immutable_collections(vm::Universe& universe, Order order) {
  // An iterator starts beside the slot (salt * slots) >> 32: the last or the first one.
  constexpr std::int64_t kLastSlot = 0xFFFFFFFF, kFirstSlot = 0;
  vm::Class* collections = universe.load_boot("java/util/ImmutableCollections");
  if (collections == nullptr || !collections->is_initialised()) return;
  vm::Field* salt = universe.find_field(*collections, "SALT32L");
  vm::Field* reverse = universe.find_field(*collections, "REVERSE");
  const bool is_forwards = order == Order::Forwards;
  if (salt != nullptr && salt->kind == vm::Kind::Long)
    universe.set<std::int64_t>(collections->mirror, *salt, is_forwards ? kLastSlot : kFirstSlot);
  if (reverse != nullptr && reverse->kind == vm::Kind::Boolean)
    universe.set<std::uint8_t>(collections->mirror, *reverse, is_forwards ? 1 : 0);
}

}  // namespace assay::replay
