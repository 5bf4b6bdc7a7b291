// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "report/run/run_report.h"

namespace assay::report {

/// What a reader of a class's row must know, as phrases.
std::vector<std::string> remarks_on(const ClassReport& row);

/// What went wrong with the run as a whole, as sentences.
std::vector<std::string> problems_of(const RunReport& report);

/// What stood in the way, most frequent first: [{"what", "count"}].
nlohmann::ordered_json obstacles_json(std::span<const ClassReport> rows);

}  // namespace assay::report
