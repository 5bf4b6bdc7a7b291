// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/run/jacoco_xml.h"
#include "report/run/run_json.h"
#include "report/run/run_page.h"
#include "report/run/run_report.h"

namespace assay::report {

/// A form in which the report of a run is written to a file.
struct Format {
  std::string_view name;     // as in assay.toml: "jacoco-xml"
  std::string_view flag;     // "--jacoco-xml", whose value is the file
  std::string_view meaning;  // for help texts
  bool is_rare;              // on the second page of them
  std::string (*render)(const RunReport& report);
  bool (*is_ours)(std::string_view start);  // whether a file begins like such a report
};

/// All of them, in the order in which they are written. The options of `generate`, its help texts
/// and its configuration are made from this table.
inline constexpr Format kFormats[] = {
    {"json", "--json", "write the whole report; '-': standard output", /*is_rare=*/false, to_json,
     is_run_json},
    {"html", "--html", "coverage over the source, a page for browsers", /*is_rare=*/false, run_page,
     is_run_page},
    {"jacoco-xml", "--jacoco-xml", "coverage of the tests as JaCoCo reports it", /*is_rare=*/true,
     to_jacoco_xml, is_jacoco_xml},
};

}  // namespace assay::report
