// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/run/run_report.h"

namespace assay::report {

/// The whole report, with the keys always in the same order; only the fields named milliseconds
/// differ between two runs with the same seed.
std::string to_json(const RunReport& report);

/// Whether a text begins like it, however it is laid out.
bool is_run_json(std::string_view start);

}  // namespace assay::report
