// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "concolic/recorder.h"
#include "search/goals/goal.h"

namespace assay::search {

/// The goal that a sum, difference or product wraps.
Goal overflow_at(const concolic::Sum& sum);

}  // namespace assay::search
