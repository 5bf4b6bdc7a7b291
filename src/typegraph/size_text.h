// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "typegraph/space.h"
#include "vm/class.h"

namespace assay::typegraph {

/// "pkg.C#f(A,int): depth 1: 3, depth 2: 6": how many tests a method has, up to the bound.
std::string size_text(const Space& space, const vm::Method& method);

}  // namespace assay::typegraph
