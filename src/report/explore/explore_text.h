// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "explore/report.h"
#include "report/explore/report_detail.h"

namespace assay::report {

/// For people: of every method its paths as a table, what became of its branches, what stood in
/// the way, and statistics.
std::string explore_text(std::span<const explore::TargetReport> reports,
                         const ReportDetail& detail);

}  // namespace assay::report
