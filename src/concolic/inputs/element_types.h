// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "vm/class.h"

namespace assay::concolic {

/// The type argument of each parameter's generic type: "java/lang/String" for List<String>, empty
/// if there is none or it is no class.
std::vector<std::string> element_types(const vm::Method& method);

/// The same of what a method returns, or of its elements; empty: it does not say.
std::string element_type_of_result(const vm::Method& method);

}  // namespace assay::concolic
