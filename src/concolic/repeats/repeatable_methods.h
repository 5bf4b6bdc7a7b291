// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unordered_map>
#include <vector>

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::concolic {

/// A static method that calls itself in more than one place and whose calls do nothing but compute
/// a number of their arguments and count in static fields: a second call with the same arguments
/// gives the same number and counts the same once more.
struct RepeatableMethod {
  std::vector<const vm::Field*> counters;  // of the calls it leads to as well
};

/// Whether a method may be one, by its descriptor alone.
bool may_be_repeatable(const vm::Method& method);

/// Those of a verified class. Looks at the class alone: a method that calls others of the program
/// than those of its own class is none.
std::unordered_map<const vm::Method*, RepeatableMethod> repeatable_methods(vm::Universe& universe,
                                                                           vm::Class& klass);

}  // namespace assay::concolic
