// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/run/run_report.h"

namespace assay::report {

/// The coverage of the tests over the source as a page for browsers, in one file.
std::string run_page(const RunReport& report);
bool is_run_page(std::string_view start);

}  // namespace assay::report
