// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "concolic/library/symbolic_text.h"
#include "expr/term.h"

namespace assay::concolic {

enum class Direction : bool { First, Last };

/// Where an argument, a string, stands in a text: indexOf or lastIndexOf from a position on.
std::optional<expr::Term> find_text_in(const SummaryCall& call, SymbolicText& text,
                                       unsigned argument, expr::Term from, Direction which);

}  // namespace assay::concolic
