// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::concolic {

/// The type arguments of each parameter's generic type: String for List<String>, null for one that
/// is no class. Nothing at all if the signature does not speak of all parameters.
std::vector<std::vector<vm::Class*>> type_arguments(interp::Machine& machine,
                                                    const vm::Method& method);

/// The same of a method's result.
std::vector<vm::Class*> type_arguments_of_result(interp::Machine& machine,
                                                 const vm::Method& method);

/// Which type argument of its class a method's result is: 0 for `E next()` of Iterator<E>, -1 for
/// what is none. The same for a parameter.
int argument_of_result(const vm::Method& method);
int argument_of_parameter(const vm::Method& method, std::size_t parameter);

/// The same of what a method returns, or of its elements; empty: it does not say.
std::string element_type_of_result(const vm::Method& method);

}  // namespace assay::concolic
