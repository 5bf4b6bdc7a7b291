// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vm/universe.h"

namespace assay::recipe {

/// Where a state begins: objects, and static fields.
struct StateRoots {
  std::vector<vm::Ref> objects;
  std::vector<vm::Field*> statics;
};

/// A number that is the same for states that no program can tell apart: all that can be reached,
/// with numbers by value and objects by the order in which they are met. Nothing if that is more
/// than a few thousand words. Identity hashes, monitors and the world outside are not part of it.
std::optional<std::uint64_t> state_of(vm::Universe& universe, const StateRoots& roots);

}  // namespace assay::recipe
