// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "search/goals/goal.h"

namespace assay::search {

/// Whether it is a failure because of a value that the program is to answer for.
bool is_of_program(const Goal& goal);

}  // namespace assay::search
