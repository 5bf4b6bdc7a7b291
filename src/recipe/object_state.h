// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

/// Where a state begins: objects, and static fields.
struct StateRoots {
  std::vector<vm::Ref> objects;
  std::vector<vm::Field*> statics;
};

/// Hears what a state consists of.
class StateListener {
 public:
  virtual ~StateListener() = default;
  /// How it is built: classes, lengths, and objects by the order in which they are met.
  virtual void structure(std::uint64_t word) = 0;
  /// A cell with a number.
  virtual void number(vm::Ref object, std::size_t offset, vm::Kind kind, std::uint64_t bits) = 0;
  /// A cell that refers to an object; false if that is not to be looked at.
  virtual bool reference(vm::Ref /*object*/, std::size_t /*offset*/, vm::Ref /*value*/) {
    return true;
  }
};

/// Goes through all that can be reached, breadth first. False if that is more than a few thousand
/// words. Identity hashes, monitors and the world outside are not part of a state.
bool read_state(vm::Universe& universe, const StateRoots& roots, StateListener& listener);

/// A number that is the same for states that no program can tell apart. Nothing if a state is too
/// large.
std::optional<std::uint64_t> state_of(vm::Universe& universe, const StateRoots& roots);

}  // namespace assay::recipe
