// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace assay::solver {

/// A few divisors of a number, those nearest its square root first, then 1. Takes time bounded
/// for all 64-bit numbers (about a millisecond for a product of two large primes).
std::vector<std::uint64_t> middle_divisors(std::uint64_t number);

/// The prime factors, ascending, with repetitions.
std::vector<std::uint64_t> prime_factors(std::uint64_t number);

}  // namespace assay::solver
