// SPDX-License-Identifier: Apache-2.0
// What the class library expects of equals, hashCode and compareTo, as recipes of calls on any
// objects of a class whose last result is demanded.
#pragma once

#include <string>
#include <vector>

#include "interp/machine.h"
#include "recipe/recipe.h"
#include "vm/class.h"

namespace assay::invariants {

struct Contract {
  std::string name;                   // "equals is symmetric"
  std::string form;                   // "equals-symmetric"
  std::string told;                   // what breaks it: "x.equals(y), but not y.equals(x)"
  const vm::Method* place = nullptr;  // the method that is to blame
  recipe::Recipe recipe;
};

/// Those of methods that the program wrote.
std::vector<Contract> contracts_of(interp::Machine& machine, vm::Class& klass);

/// Whether there are any.
bool has_contracts(const vm::Class& klass);

}  // namespace assay::invariants
