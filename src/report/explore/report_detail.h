// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>

namespace assay::report {

/// What a report on explored methods shows besides the usual.
struct ReportDetail {
  std::optional<std::size_t> trace;  // the condition of this path, counted from 1
  bool times = false;                // these differ from run to run
};

}  // namespace assay::report
