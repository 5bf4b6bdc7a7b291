// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "vm/class.h"

namespace assay::recipe {

/// The names of a method's parameters, from its debug tables if it has any.
std::vector<std::string> parameter_names(const vm::Method& method, std::size_t count);

}  // namespace assay::recipe
