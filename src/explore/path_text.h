// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "concolic/decision.h"
#include "concolic/inputs/inputs.h"
#include "interp/machine.h"

namespace assay::explore {

/// A decision as it held, with its place: "Div.java:3 n == 0  (division)".
std::string decision_text(interp::Machine& machine, concolic::Inputs& inputs,
                          const concolic::Decision& decision);

}  // namespace assay::explore
