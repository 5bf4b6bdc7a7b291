// SPDX-License-Identifier: Apache-2.0
#include "report/text/json_text.h"

#include <nlohmann/json.hpp>

namespace assay::report {

std::string json_text(const nlohmann::ordered_json& json) {
  constexpr int kIndent = 2;
  return json.dump(kIndent, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace assay::report
