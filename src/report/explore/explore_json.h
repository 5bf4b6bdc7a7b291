// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "explore/report.h"
#include "report/explore/explore_report.h"

namespace assay::report {

std::string to_json(const ExploreReport& report);

/// Only the keys that apply to the kind of outcome.
nlohmann::ordered_json outcome_json(const explore::Outcome& outcome);

nlohmann::ordered_json statistics_json(const explore::Statistics& statistics, bool with_times);

}  // namespace assay::report
