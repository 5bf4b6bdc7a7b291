// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "expr/terms.h"

namespace assay::expr {

/// A query as SMT-LIB 2 text: declarations, a definition for everything used more than once, one
/// assertion per constraint, check-sat. Terms of width 1 become Bool. FRem and external functions
/// are uninterpreted. Turning floating point into bits is not in the standard: fp.to_ieee_bv is
/// Z3's name for it.
std::string to_smt_lib(const Terms& terms, std::span<const Term> constraints);

}  // namespace assay::expr
