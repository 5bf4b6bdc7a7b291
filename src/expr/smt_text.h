// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "expr/terms.h"

namespace assay::expr {

/// What a piece of SMT-LIB text denotes. A term of width 1 is a Bool, the result of an operation on
/// floating point is a Float, everything else is bits; each can be had as another.
enum class SmtSort : std::uint8_t { Bool, Bits, Float };

struct SmtText {
  std::string text;
  SmtSort sort;
  unsigned width;
};
using SmtOperands = std::vector<SmtText>;

constexpr SmtSort bits_sort(unsigned width) { return width == 1 ? SmtSort::Bool : SmtSort::Bits; }

/// "Bool", "(_ BitVec 32)", "(_ FloatingPoint 8 24)".
std::string sort_text(SmtSort sort, unsigned width);

/// The text of an operation on operands whose text is known, or of a constant. What it needs to be
/// declared goes to `functions`.
SmtText smt_text(const Terms& terms, const Node& node, const SmtOperands& operands,
                 std::set<std::string>& functions);

}  // namespace assay::expr
