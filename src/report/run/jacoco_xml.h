// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/run/run_report.h"

namespace assay::report {

/// The predicted coverage of the tests in the format of JaCoCo's XML report, so that the tools
/// which read that one can show it.
std::string to_jacoco_xml(const RunReport& report);

/// Whether a text begins like it.
bool is_jacoco_xml(std::string_view start);

}  // namespace assay::report
