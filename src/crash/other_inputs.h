// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "expr/assignment.h"
#include "search/finding.h"

namespace assay::crash {

/// Inputs that are next to the one of a finding: one number is one more or one less. A few, for a
/// finding with many numbers.
std::vector<expr::Assignment> inputs_next_to(const search::Finding& found);

}  // namespace assay::crash
