// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace assay::report {

/// A page in one file: its data as JSON, and the script that shows them. Nothing else is loaded,
/// and what the data say cannot become part of the page's code.
struct Page {
  std::string_view report;  // "check"
  std::string title;
  std::string_view script;  // after the one that all pages share
};
std::string page_text(const Page& page, const nlohmann::ordered_json& data);

/// Whether a text begins like the page of such a report.
bool is_page(std::string_view start, std::string_view report);

/// The text as it stands between tags or in quotes; what HTML cannot hold becomes U+FFFD.
std::string html_escaped(std::string_view text);
/// JSON as it stands in a script element.
std::string script_json(const nlohmann::ordered_json& json);

}  // namespace assay::report
