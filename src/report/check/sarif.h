// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/check/check_report.h"

namespace assay::report {

/// The findings as SARIF 2.1.0 (OASIS), within the limits that GitHub's code scanning has.
std::string check_sarif(const CheckReport& report);
bool is_check_sarif(std::string_view start);

}  // namespace assay::report
