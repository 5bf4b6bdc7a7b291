// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/check/check_json.h"
#include "report/check/check_page.h"
#include "report/check/check_report.h"
#include "report/check/sarif.h"

namespace assay::report {

/// A form in which the report of `check` is written to a file.
struct CheckFormat {
  std::string_view name;     // "json"
  std::string_view flag;     // "--json", whose value is the file
  std::string_view meaning;  // for help texts
  std::string (*render)(const CheckReport& report);
  bool (*is_ours)(std::string_view start);  // whether a file begins like such a report
};

/// All of them, in the order in which they are written.
inline constexpr CheckFormat kCheckFormats[] = {
    {"json", "--json", "write the whole report; '-': standard output", check_json, is_check_json},
    {"sarif", "--sarif", "findings for code scanning, as SARIF 2.1.0", check_sarif, is_check_sarif},
    {"html", "--html", "a page to look through in a browser", check_page, is_check_page},
};

}  // namespace assay::report
