// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "app/generate_report.h"

namespace assay::app {

/// The whole report, with the keys always in the same order; only the fields named milliseconds
/// differ between two runs with the same seed.
std::string generate_json(const GenerateReport& report);

}  // namespace assay::app
