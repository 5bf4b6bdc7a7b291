// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "concolic/recorder.h"
#include "explore/report.h"
#include "recipe/types/type_conflicts.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::explore {

/// Branches by bytecode index and outcome, as edges have them.
using BranchReasons = std::map<std::pair<std::uint32_t, std::uint32_t>, std::string>;

/// Branches of a method that need an object of types that nothing can have at once, and those that
/// only such branches lead to, with the reason. Whoever calls the method, in whatever state.
BranchReasons impossible_branches(vm::Universe& universe, const vm::VerifiedCode& code,
                                  recipe::TypeConflicts& conflicts);

/// Says so of those that are undecided; `edges`: of the verdicts.
void judge_types(vm::Universe& universe, recipe::TypeConflicts& conflicts,
                 const std::vector<concolic::Edge>& edges, std::vector<BranchVerdict>& verdicts);

}  // namespace assay::explore
