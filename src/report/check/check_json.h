// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/check/check_report.h"

namespace assay::report {

std::string check_json(const CheckReport& report);
bool is_check_json(std::string_view start);

}  // namespace assay::report
