// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "explore/report.h"
#include "search/class_facts.h"
#include "search/finding_store.h"
#include "search/trials.h"

namespace assay::search {

/// What is known of every branch: covered, infeasible where that is proved, or why not. `was_cut`:
/// a limit of time decided what was found.
std::vector<explore::BranchVerdict> branch_verdicts(ClassFacts& facts, const FindingStore& store,
                                                    const Trials& trials, bool was_cut);

}  // namespace assay::search
