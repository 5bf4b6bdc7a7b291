// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/instructions.h"

namespace assay::classfile {

/// One place that a switch can go to.
struct SwitchOutcome {
  std::uint32_t target;
  std::vector<std::int32_t> keys;  // in ascending order; none for the default
};

/// What a switch can do, in the order in which recorder, reports and coverage number it: places
/// other than the default's as the keys name them first, then the default. Keys that lead to the
/// default's place belong to it and are not listed.
std::vector<SwitchOutcome> switch_outcomes(const Instruction& instruction);

/// What people call the outcomes of a conditional jump or switch, by number: "fallthrough" and
/// "taken", or "case 1,2" and so on up to "default".
std::vector<std::string> outcome_labels(const Instruction& instruction);

}  // namespace assay::classfile
