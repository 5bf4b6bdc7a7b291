// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "expr/term.h"
#include "expr/terms.h"

namespace assay::explore {

/// Where a comparison turns: conditions under which its operands are equal or next to it. None if
/// the term is no comparison by size.
std::vector<expr::Term> boundaries_of(expr::Terms& terms, expr::Term comparison);

}  // namespace assay::explore
