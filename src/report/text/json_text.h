// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace assay::report {

/// Indented, with a line end; bytes that are not UTF-8 become U+FFFD.
std::string json_text(const nlohmann::ordered_json& json);

}  // namespace assay::report
