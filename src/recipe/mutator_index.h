// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "recipe/effects/effects.h"
#include "recipe/effects/effects_locations.h"
#include "recipe/sequences/sequences.h"
#include "vm/class.h"

namespace assay::recipe {

/// Which calls may change what a method does.
class MutatorIndex {
 public:
  /// `invokables`: what may be called or stored to, with or without effects.
  MutatorIndex(EffectIndex& index, std::vector<Invokable> invokables);

  const std::vector<Invokable>& invokables() const { return invokables_; }

  /// The methods and field stores that define something the method uses, as indices of
  /// invokables(), the most promising first: those that themselves write a field that the method
  /// itself reads, those that share a field by way of callees, those that share only array elements
  /// or library objects; with few parameters before many. Constructors are not among them.
  std::vector<std::uint32_t> mutators_of(vm::Method& method);

  /// Whether a call changes nothing that exists before it.
  bool is_pure(vm::Method& method);

 private:
  EffectIndex& index_;
  std::vector<Invokable> invokables_;
  struct Defines {
    LocationSet all, own;  // own: by its own instructions
  };
  std::vector<Defines> defines_;  // of the invokables
};

}  // namespace assay::recipe
