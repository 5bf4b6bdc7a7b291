// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "explore/report.h"

namespace assay::report {

/// What a run of `assay explore` came to, and how much of it is shown.
struct ExploreReport {
  std::vector<explore::TargetReport> targets;
  std::optional<std::size_t> trace = {};  // the path whose condition is shown, counted from 1
  bool with_times = false;                // these differ from run to run
};

}  // namespace assay::report
