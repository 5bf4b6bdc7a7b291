// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"

namespace assay::concolic {

/// The characters of an input that is a string; none of any other.
std::u16string text_of(Inputs& inputs, NodeId id, const expr::Assignment& assignment);

/// Gives a string that is chosen this text.
void set_text(const Place& string, const std::u16string& units, expr::Assignment& assignment);

}  // namespace assay::concolic
