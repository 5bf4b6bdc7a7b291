// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "explore/explore.h"
#include "explore/proof/reachable_code.h"
#include "explore/report.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::explore {

/// Finds out which branches of a method nobody can take. All its paths are explored once more, from
/// every state that objects and static fields can be in by their types; whether some code leads to
/// that state is not asked. A branch that no such path takes is infeasible; of the others nothing
/// is learnt. `is_exhausted`: all paths from the states that code leads to are known. `verdicts`:
/// one per branch of the method, of which those that are covered stay so.
void prove_infeasible(interp::Machine& machine, const ExploreOptions& options, vm::Method& method,
                      const ReachableCode& code, bool is_exhausted,
                      std::vector<BranchVerdict>& verdicts);

}  // namespace assay::explore
