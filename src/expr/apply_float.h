// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "expr/term.h"

namespace assay::expr {

constexpr std::uint64_t kFloatNaN = 0x7fc00000;
constexpr std::uint64_t kDoubleNaN = 0x7ff8000000000000;

/// Whether the bit pattern of a float (width 32) or double (width 64) is not a number.
bool is_nan(std::uint64_t bits, unsigned width);

/// The number a bit pattern stands for; every float is a double.
double to_double(std::uint64_t bits, unsigned width);

/// The value of a floating-point operation on bit patterns whose operands are `width` bits wide.
/// Java leaves the bits of a NaN open; here every operation but FNeg gives the canonical one.
std::uint64_t apply_float(const Node& node, unsigned width, std::uint64_t a, std::uint64_t b);

}  // namespace assay::expr
