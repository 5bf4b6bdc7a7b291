// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <vector>

#include "interp/machine.h"
#include "invariants/invariant.h"
#include "invariants/put.h"
#include "recipe/recipe.h"
#include "vm/class.h"

namespace assay::invariants {

/// The invariants of a class, asked for more than once.
using InvariantsOf = std::function<const std::vector<Invariant>&(vm::Class&)>;

/// The test as a recipe: all invariants of the first object are assumed when it is there and once
/// more before the last operation, since shorter tests are about what was broken before; so are
/// those of every object that the test makes. The last step asks for the one under test.
recipe::Recipe recipe_of(interp::Machine& machine, const Put& test, const Invariant& invariant,
                         const InvariantsOf& invariants);

}  // namespace assay::invariants
