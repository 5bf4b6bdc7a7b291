// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"

namespace assay::search {

/// Gives an input the value that another one of the same type has, in other inputs. False: the
/// object cannot be made there.
bool copy_input(concolic::Inputs& from, concolic::NodeId source, const expr::Assignment& values,
                concolic::Inputs& to, concolic::NodeId target, expr::Assignment& copy);

/// All variables that an input's value depends on, in the order of reading.
std::vector<expr::Variable> variables_of(concolic::Inputs& inputs, concolic::NodeId id,
                                         const expr::Assignment& values);

/// The constructors and methods that are called to make an input.
std::vector<vm::Method*> makers_of(concolic::Inputs& inputs, concolic::NodeId id,
                                   const expr::Assignment& values);

}  // namespace assay::search
