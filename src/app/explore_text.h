// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "app/report_detail.h"
#include "explore/report.h"

namespace assay::app {

/// For people: of every method its paths as a table, what became of its branches, what stood in
/// the way, and statistics.
std::string explore_text(std::span<const explore::TargetReport> reports,
                         const ReportDetail& detail);

}  // namespace assay::app
