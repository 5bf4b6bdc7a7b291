// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "report/explore/explore_report.h"

namespace assay::report {

/// For people: of every method its paths as a table, what became of its branches, what stood in
/// the way, and statistics.
std::string to_text(const ExploreReport& report);

}  // namespace assay::report
