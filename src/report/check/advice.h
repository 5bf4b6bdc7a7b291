// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "findings/kind.h"

namespace assay::report {

/// What usually is behind a failure of this kind and what mends it, in a sentence or two.
std::string_view advice_on(findings::Kind kind);

}  // namespace assay::report
