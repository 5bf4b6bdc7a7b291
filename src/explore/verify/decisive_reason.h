// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "explore/explorer.h"

namespace assay::explore {

/// Why an exploration is no proof. Of several reasons the one that more time would not remove, and
/// among those the one that was met most often.
std::string decisive_reason(const Explorer& explorer);

}  // namespace assay::explore
