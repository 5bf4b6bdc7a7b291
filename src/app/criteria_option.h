// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "search/criteria.h"

namespace assay::app {

/// "branches,mutants": what is not named is off.
Result<search::Criteria> parse_criteria(std::string_view list);
std::string criteria_text(const search::Criteria& criteria);

}  // namespace assay::app
