// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::recipe {

/// Unchecked exceptions that the code of a class handles where it calls something, by name and
/// descriptor of what is called: "run()V". Calls of its own methods count with what those call.
std::map<std::string, std::vector<vm::Class*>> handled_failures(interp::Machine& machine,
                                                                vm::Class& klass);

}  // namespace assay::recipe
