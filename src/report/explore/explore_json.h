// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "explore/report.h"
#include "report/explore/report_detail.h"

namespace assay::report {

std::string explore_json(std::span<const explore::TargetReport> reports,
                         const ReportDetail& detail);

/// Only the keys that apply to the kind of outcome.
nlohmann::ordered_json outcome_json(const explore::Outcome& outcome);

nlohmann::ordered_json statistics_json(const explore::Statistics& statistics, bool with_times);

}  // namespace assay::report
