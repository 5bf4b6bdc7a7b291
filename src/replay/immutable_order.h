// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "vm/universe.h"

namespace assay::replay {

enum class Order : std::uint8_t { Forwards, Backwards };

/// Immutable sets and maps of the library are gone through from a place that depends on a number
/// drawn at start-up, in a direction that does so as well. Here the one order is exactly the
/// opposite of the other, whatever the size.
void order_immutable_collections(vm::Universe& universe, Order order);

}  // namespace assay::replay
