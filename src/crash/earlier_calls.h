// SPDX-License-Identifier: Apache-2.0
// What the calls of a test before the one that fails have to do with it.
#pragma once

#include "concolic/inputs/candidate.h"
#include "recipe/recipe.h"
#include "search/blame/blame.h"
#include "search/trial.h"

namespace assay::crash {

/// Whether an array failed for being too short that one of them was given, and nothing else: how
/// long a property has to be, its setter's caller knows. Places that are counted from its end are
/// the program's.
bool is_of_set_array(search::Trial& trial, const search::Blame& blame);

}  // namespace assay::crash
