// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "expr/terms.h"

namespace assay::expr::test {

/// The shape of a term for messages of failed tests.
std::string describe(const Terms& terms, Term term, int depth = 6);

}  // namespace assay::expr::test
