// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "interp/machine.h"
#include "recipe/effects/effects.h"
#include "vm/class.h"

namespace assay::invariants {

/// A method that says of its object whether it is as it should be.
struct Invariant {
  vm::Method* method = nullptr;  // declared in the class or a superclass
  std::string name;              // "SafePurse.ok()"
};

/// What looks like an invariant and is none.
struct RefusedInvariant {
  std::string name;
  std::string reason;
};

/// The invariants of a class, its own and those that it inherits: an object has to keep them all.
struct ClassInvariants {
  std::vector<Invariant> all;
  std::vector<RefusedInvariant> refused;
};

/// Boolean methods without parameters that are annotated as an invariant (`Invariant` in any
/// package), are called repOk, invariant or checkRep, or are named by `asked_for`
/// ("pkg.Class#method"). One that changes something is refused.
ClassInvariants invariants_of(vm::Class& klass, recipe::EffectIndex& effects,
                              const std::vector<std::string>& asked_for);

/// Whether the class has what looks like one, from its own members and those of its superclasses.
bool may_have_invariants(const vm::Class& klass, const std::vector<std::string>& asked_for);

}  // namespace assay::invariants
