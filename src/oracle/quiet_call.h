// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>

#include "interp/machine.h"

namespace assay::oracle {

/// Calls a method of the object a reference refers to, to look at the object only: nobody listens,
/// and it may not take long.
interp::Completion quiet_call(interp::Machine& machine, vm::Method& method,
                              std::initializer_list<vm::Slot> arguments);
/// The same by name; Stopped if there is no such method.
interp::Completion quiet_call(interp::Machine& machine, vm::Ref object, std::string_view name,
                              std::string_view descriptor);

}  // namespace assay::oracle
