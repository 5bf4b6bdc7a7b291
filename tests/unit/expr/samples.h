// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "expr/assignment.h"
#include "expr/terms.h"

namespace assay::expr::test {

/// Values at which arithmetic of that width changes its behaviour, floating point included.
std::vector<std::uint64_t> corner_values(unsigned width);

/// A corner value, a small number or any number.
std::uint64_t sample(std::mt19937_64& random, unsigned width);

/// Values for all variables there are.
Assignment random_assignment(std::mt19937_64& random, const Terms& terms);

}  // namespace assay::expr::test
