// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "report/run/run_report.h"

namespace assay::report {

/// The whole report, with the keys always in the same order; only the fields named milliseconds
/// differ between two runs with the same seed.
std::string generate_json(const RunReport& report);

}  // namespace assay::report
