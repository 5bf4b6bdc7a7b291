// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "findings/crash.h"
#include "search/blame/blame.h"

namespace assay::crash {

/// The conditions on inputs that a failure depends on, in Java syntax, the decisive one first: at
/// most three.
std::vector<std::string> conditions_of(concolic::Inputs& inputs, const explore::RunRecord& record,
                                       const search::Blame& blame);

/// Whether a condition is about one number that is an input, whatever is done to it.
bool is_of_one_number(const expr::Terms& terms, expr::Term condition);

/// The lines of the program at which inputs decided, in the order of the run, up to the failure.
std::vector<findings::PathStep> path_of(concolic::Inputs& inputs, const explore::RunRecord& record,
                                        const expr::Assignment& input);

}  // namespace assay::crash
