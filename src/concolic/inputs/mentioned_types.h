// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::concolic {

/// The classes that a method's code casts to, tests for, names as literals, makes (not to throw
/// them) or boxes into: what a parameter of a wide type may have to be. As descriptors, in the
/// order of the code.
std::vector<std::string> mentioned_types(vm::Universe& universe, const vm::Method& method);

}  // namespace assay::concolic
