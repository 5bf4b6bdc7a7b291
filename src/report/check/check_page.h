// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/check/check_report.h"

namespace assay::report {

/// The report as a page for browsers, in one file.
std::string check_page(const CheckReport& report);
bool is_check_page(std::string_view start);

}  // namespace assay::report
