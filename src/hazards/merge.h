// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "hazards/state.h"

namespace assay::hazards {

/// How a place was reached before.
struct Earlier {
  const State* state = nullptr;  // what was known at it; null: it is reached for the first time
  int visits = 0;
};

/// What holds at a place whichever of the ways was taken. Locals and operands that differ become
/// joins of this place. Later visits widen, so that loops come to an end.
State merge(std::uint32_t pc, const std::vector<const State*>& ways, const Earlier& earlier);

}  // namespace assay::hazards
