// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "concolic/decision.h"
#include "concolic/exact_values.h"
#include "explore/run_record.h"
#include "search/goals/goal.h"
#include "vm/class.h"

namespace assay::search {

/// A call that returned another number than it would have if nothing on its way had been cut to the
/// bits of its type.
struct WrongResult {
  concolic::ExactValue exact;
  std::int64_t returned = 0;
};

/// None unless the last call of the run is one. Not if a name says that bits were wanted: a hash.
std::optional<WrongResult> wrong_result_of(const vm::Method& called,
                                           const explore::RunRecord& record);

/// What is reached when a call is wrong because of what happens there.
Goal wrong_result_at(const concolic::Site& site, const vm::Method& called);

}  // namespace assay::search
