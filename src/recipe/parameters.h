// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/class.h"

namespace assay::recipe {

/// The names of a method's parameters, from its tables of them if it has any; otherwise arg0, arg1.
std::vector<std::string> parameter_names(const vm::Method& method, std::size_t count);
/// Whether a name says something: it is not arg0.
bool is_telling(std::string_view name);

}  // namespace assay::recipe
