// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "report/check/check_report.h"

namespace assay::report {

/// The findings for people, the most telling first: what fails where, the input, the conditions
/// that matter, the path, the test.
std::string to_text(const CheckReport& report, bool verbose);

}  // namespace assay::report
