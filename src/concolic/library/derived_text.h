// SPDX-License-Identifier: Apache-2.0
// Strings made of strings, as terms. The objects are the library's own: once a method has returned
// one, its array gets the terms.
#pragma once

#include "concolic/library/symbolic_text.h"
#include "expr/term.h"
#include "expr/terms.h"

namespace assay::concolic {

/// Records a decision on a condition; true if it holds on this run.
bool decide(const SummaryCall& call, DecisionKind kind, expr::Term condition);

/// The texts one after the other; none if that is too long for terms.
std::optional<DerivedText> concatenated(expr::Terms& terms, std::vector<SymbolicText>& texts);

/// The Latin-1 or UTF-16 string that the summarised method is about to return is this text.
void return_text(Recorder& recorder, DerivedText text);

}  // namespace assay::concolic
